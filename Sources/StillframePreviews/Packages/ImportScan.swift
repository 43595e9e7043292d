import Foundation

/// Imports of a file, read by its lines: fast, and with those that a condition excludes.
struct ImportScan {
  private(set) var modules: Set<String> = []
  /// Whether a submodule of one that Swift made is imported, which is nowhere on this platform.
  private(set) var hasParts = false

  /// - Parameter data: the text of the file.
  init(of data: Data) {
    var start = data.startIndex
    while let range = data.range(of: Self.word, in: start..<data.endIndex) {
      start = range.upperBound
      let line = data[..<range.lowerBound].suffix(200).reversed().prefix { $0 != 0x0A }
      let before = String(decoding: line.reversed(), as: UTF8.self)
      guard Self.isPlain(before) else { continue }
      let rest = data[range.upperBound...].prefix(200).prefix { $0 != 0x0A && $0 != 0x3B }
      var words = String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      let hasKind = words.count > 1 && words.first.map { Self.kinds.contains(String($0)) } == true
      if hasKind { words.removeFirst() }
      let parts = words.first?.split(separator: ".") ?? []
      if let name = parts.first.map(String.init),
        name.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue })
      {
        modules.insert(OverlayImports.module(of: name))
        if parts.count > 1, !hasKind, name != Self.withSubmodules { hasParts = true }
      }
    }
  }

  private static let word = Data("import ".utf8)
  /// The module of C that has some.
  private static let withSubmodules = "CoreImage"
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
