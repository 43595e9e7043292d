import Foundation

/// Imports of a file, read by its lines: fast, and with those that a condition excludes.
enum ImportScan {
  /// Returns the modules that a file imports.
  static func modules(in data: Data) -> Set<String> {
    var result: Set<String> = []
    var start = data.startIndex
    while let range = data.range(of: word, in: start..<data.endIndex) {
      start = range.upperBound
      let line = data[..<range.lowerBound].suffix(200).reversed().prefix { $0 != 0x0A }
      let before = String(decoding: line.reversed(), as: UTF8.self)
      guard isPlain(before) else { continue }
      let rest = data[range.upperBound...].prefix(200).prefix { $0 != 0x0A && $0 != 0x3B }
      var words = String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      if let kind = words.first, kinds.contains(String(kind)), words.count > 1 {
        words.removeFirst()
      }
      if let name = words.first?.split(separator: ".").first.map(String.init),
        name.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue })
      {
        result.insert(name)
      }
    }
    return result
  }

  private static let word = Data("import ".utf8)
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]

  /// Whether only attributes and modifiers are before the word.
  private static func isPlain(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).allSatisfy {
      $0.hasPrefix("@")
        || ["public", "internal", "package", "private", "fileprivate"].contains(String($0))
    } || text.hasSuffix(";")
  }
}
