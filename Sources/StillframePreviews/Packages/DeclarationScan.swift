import Foundation

/// Types at the top of a file, read by its lines: fast, and without those that a condition may exclude.
struct DeclarationScan {
  /// The names of the types that other files see.
  private(set) var types: Set<String> = []
  /// Whether the file has a program's entry point.
  private(set) var isProgram = false

  private static let kinds: Set<String> = ["struct", "class", "enum", "actor", "protocol"]
  private static let modifiers: Set<String> = [
    "public", "internal", "package", "open", "final", "indirect", "nonisolated", "distributed",
  ]

  /// - Parameter data: the text of the file.
  init(of data: Data) {
    var conditions = 0
    for line in data.split(separator: 0x0A) {
      guard let first = line.first, Self.mayBegin(first) else { continue }
      let words = String(decoding: line.prefix(200), as: UTF8.self)
        .split { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let word = words.first else { continue }
      if first == 0x23 {
        if word == "#if" { conditions += 1 }
        if word == "#endif" { conditions -= 1 }
      } else if conditions == 0 {
        read(words)
      }
    }
  }

  /// Whether a byte at the beginning of a line may begin a declaration or a condition.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte == 0x23 || byte == 0x40 || (0x61...0x7A).contains(byte)
  }

  private mutating func read(_ words: [Substring]) {
    if words.first == "@main" { isProgram = true }
    var rest = words[...]
    while let word = rest.first, word.hasPrefix("@") || Self.modifiers.contains(String(word)) {
      rest.removeFirst()
    }
    guard let kind = rest.first, Self.kinds.contains(String(kind)),
      let name = rest.dropFirst().first?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }),
      !name.isEmpty
    else { return }
    types.insert(String(name))
  }

  /// Returns the names that a text contains, in code, comments and strings alike.
  static func words(in data: Data) -> Set<String> {
    Set(
      data.split { byte in
        !(0x30...0x39).contains(byte) && !(0x41...0x5A).contains(byte)
          && !(0x61...0x7A).contains(byte) && byte != 0x5F && byte < 0x80
      }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Returns the members that a text's extensions add to types, by their names and first labels, such as "Color.init(hex".
  ///
  /// Those with the indentation of an extension's first line count.
  static func extensionMembers(in data: Data) -> Set<String> {
    var members: Set<String> = []
    var type: Substring?
    var indentation: Int?
    for line in data.split(separator: 0x0A) {
      guard let first = line.first, first != 0x23 else { continue }
      let text = String(decoding: line.prefix(200), as: UTF8.self)
      if first != 0x20, first != 0x09 {
        let words = text.split(separator: " ").drop { $0 != "extension" }.dropFirst()
        type = words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        indentation = nil
      } else if let type {
        let own = text.prefix { $0 == " " || $0 == "\t" }.count
        indentation = indentation ?? own
        if own == indentation, let member = member(in: text) { members.insert("\(type).\(member)") }
      }
    }
    return members
  }

  private static let memberModifiers: Set<Substring> = [
    "public", "internal", "package", "open", "final", "static", "class", "mutating",
    "nonisolated", "convenience", "required", "override",
  ]

  /// Returns the name and the first label of the member that a line declares; nil: it declares none.
  private static func member(in line: String) -> String? {
    var rest = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }[...]
    while let word = rest.first, word.hasPrefix("@") || memberModifiers.contains(word) {
      rest.removeFirst()
    }
    guard let word = rest.first else { return nil }
    let isNamed = ["func", "var", "let"].contains(word)
    guard isNamed || word.hasPrefix("init("), let name = isNamed ? rest.dropFirst().first : word
    else { return nil }
    return String(name.prefix { $0 != ":" && $0 != "=" && $0 != "{" })
  }
}
