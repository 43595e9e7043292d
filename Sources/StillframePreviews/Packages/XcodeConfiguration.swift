import Foundation

/// The build settings of a file that ends in ".xcconfig", with those of the files that it includes.
struct XcodeConfiguration {
  private(set) var settings: [String: String] = [:]

  /// Files in files that are read.
  private static let deepest = 8

  /// - Parameter path: of the file; one that cannot be read has no settings.
  init(_ path: String) { read(path, depth: 0) }

  private mutating func read(_ path: String, depth: Int) {
    guard depth < Self.deepest, let data = FileManager.default.contents(atPath: path) else {
      return
    }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let match = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        read(URL(fileURLWithPath: String(match.1), relativeTo: folder).path, depth: depth + 1)
      } else if let match = line.firstMatch(of: /^\s*(\w+)\s*=\s*(.*)$/) {
        settings[String(match.1)] = Self.value(match.2)
      }
    }
  }

  /// Returns a value without its comment and quotes.
  private static func value(_ text: Substring) -> String {
    var text = text
    if let comment = text.firstRange(of: "//") { text = text[..<comment.lowerBound] }
    let plain = text.trimmingCharacters(in: .whitespaces)
    let isQuoted = plain.count > 1 && plain.hasPrefix("\"") && plain.hasSuffix("\"")
    return isQuoted ? String(plain.dropFirst().dropLast()) : plain
  }

  /// Returns a text with the values of settings in the places of their names: "$(NAME)", "${NAME}", "$(NAME:default=value)". Names
  /// without a setting stay.
  static func filled(_ text: String, with settings: [String: String]) -> String {
    var result = text
    for _ in 0..<deepest {
      let next = result.replacing(/\$[({](\w*)(?::default=([^)}]*))?[)}]/) { match in
        if match.1.isEmpty { return "" }
        let value = settings[String(match.1)] ?? match.2.map(String.init)
        return value ?? String(match.0)
      }
      guard next != result else { break }
      result = next
    }
    return result
  }
}
