import Foundation
import StillImageFile

/// The library that a `.podspec` describes, as far as its text says so: its module, and the files that it consists of.
///
/// Specifications are programs in Ruby, and are not run: values that they compute are missing.
struct PodSpecification {
  /// The module that others import.
  let name: String
  private let folder: String
  private let patterns: [String]

  /// Bytes of a specification, and stars of a pattern: more of them take long to try.
  private static let largest = 1 << 20
  private static let mostStars = 6

  /// - Parameter folder: where the file lies; nil: there is none, or it names no Swift files.
  init?(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let file = names.filter({ $0.hasSuffix(".podspec") }).sorted().first,
      let data = try? AtomicFile.readRegular(
        URL(fileURLWithPath: "\(folder)/\(file)"), atMost: Self.largest)
    else { return nil }
    let text = Self.withoutComments(String(decoding: data, as: UTF8.self))
    patterns = Self.values(of: "source_files", in: text).filter {
      $0.count { $0 == "*" } <= Self.mostStars
    }
    guard !patterns.isEmpty else { return nil }
    let name =
      Self.values(of: "module_name", in: text).first ?? Self.values(of: "name", in: text).first
      ?? String(file.dropLast(".podspec".count))
    self.name = PackageManifest.moduleName(name)
    self.folder = folder
  }

  /// Returns those of some sources that the library consists of.
  func sources(among all: SwiftSources) -> SwiftSources {
    var result = all
    let expressions = patterns.compactMap { try? Regex(Self.expression(of: $0)) }
    result.files = all.files.filter { file in
      guard file.hasPrefix(folder + "/") else { return false }
      let path = String(file.dropFirst(folder.count + 1))
      return expressions.contains { (try? $0.wholeMatch(in: path)) != nil }
    }
    (result.projects, result.models, result.resources) = ([], [], [])
    return result
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("#") }.joined(separator: "\n")
  }

  /// Returns the strings that a property is set to, in the specification and in its parts.
  private static func values(of property: String, in text: String) -> [String] {
    guard let setting = try? Regex("\\.\(property)\\s*=\\s*") else {
      return []
    }
    return text.matches(of: setting).flatMap { match -> [String] in
      let rest = text[match.range.upperBound...]
      let end =
        rest.first == "[" || rest.hasPrefix("Dir[")
        ? rest.firstIndex(of: "]") : rest.firstIndex(of: "\n")
      let value = rest[..<(end ?? rest.endIndex)]
      return value.matches(of: /["']([^"'#]+)["']/).map { String($0.1) }
    }
  }

  /// Returns the regular expression for a pattern of paths: a folder means all that lies in it.
  static func expression(of pattern: String) -> String {
    var result = ""
    var rest = pattern[...]
    while let character = rest.first {
      if rest.hasPrefix("**/") {
        result += "(?:.*/)?"
        rest = rest.dropFirst(3)
        continue
      }
      rest = rest.dropFirst()
      switch character {
      case "*":
        if rest.first == "*" {
          result += ".*"
          rest = rest.dropFirst()
        } else {
          result += "[^/]*"
        }
      case "?": result += "[^/]"
      case "{": result += "(?:"
      case "}": result += ")"
      case ",": result += "|"
      default:
        let isPlain = character.isLetter || character.isNumber || "_/ -".contains(character)
        result += isPlain ? String(character) : "\\\(character)"
      }
    }
    return result + "(?:/.*)?"
  }
}
