import Foundation
import StillImageFile

/// The build settings of a file that ends in ".xcconfig", with those of the files that it includes.
struct XcodeConfiguration {
  private(set) var settings: [String: String] = [:]

  private var read: Set<String> = []

  /// Files that are read, each once, and values in values.
  private static let most = 100
  private static let deepest = 8
  /// Bytes of a file, and of a value that is filled.
  private static let largest = 1 << 16
  private static let longest = 1 << 12

  /// - Parameter path: of the file; one that cannot be read has no settings.
  init(_ path: String) { read(URL(fileURLWithPath: path)) }

  private mutating func read(_ file: URL) {
    guard read.count < Self.most, read.insert(file.standardized.path).inserted,
      let data = try? AtomicFile.readRegular(file, atMost: Self.largest)
    else { return }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let match = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
        read(URL(fileURLWithPath: String(match.1), relativeTo: file.deletingLastPathComponent()))
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

  /// Returns a text with the names of settings in their own places, in letters that an address may have anywhere: "$(API_HOST)" is
  /// "api-host".
  static func named(_ text: String) -> String {
    text.replacing(/\$[({](\w+)[^)}]*[)}]/) { match in
      match.1.lowercased().replacing("_", with: "-")
    }
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
      guard next != result, next.utf8.count <= longest else { break }
      result = next
    }
    return result
  }
}
