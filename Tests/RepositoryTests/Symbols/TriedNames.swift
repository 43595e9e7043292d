/// Which names the compatibility tests use.
///
/// A name counts where it stands in code as a word of its own: neither in a comment, nor in the letters of a string. What a
/// string interpolates is code.
struct TriedNames {
  /// All words.
  private(set) var words = Set<String>()
  /// Words that are called on something: after a full stop, before a parenthesis or a closure.
  private(set) var calls = Set<String>()

  init(_ repository: Repository) {
    for file in repository.files
    where file.isSwift && file.target == "CompatibilityTests" {
      read(file.text ?? "")
    }
  }

  init(text: String) {
    read(text)
  }

  private mutating func read(_ text: String) {
    var code = SwiftCode(text)
    while let word = code.nextWord() {
      words.insert(word.text)
      if word.isCalled { calls.insert(word.text) }
    }
  }

  /// The names of a page that no test uses, sorted.
  func untried(of page: SymbolPage) -> [String] {
    let scanner = page.scanner
    let types = scanner.types.filter { !words.contains($0) }
    let modifiers = scanner.modifiers.keys.filter { !calls.contains($0) }
    return (Array(types) + modifiers).sorted()
  }
}

/// The words of a Swift file, without its comments and the letters of its strings.
private struct SwiftCode {
  private let bytes: [UInt8]
  private var index = 0
  /// Open parentheses of each interpolation that is being read, the innermost last.
  private var interpolations: [Int] = []
  private var isInString = false
  /// Whether the innermost string has three quotation marks.
  private var areLong: [Bool] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "_")
  }

  private var isAtLongQuote: Bool {
    let quote = UInt8(ascii: "\"")
    return byte() == quote && byte(1) == quote && byte(2) == quote
  }

  mutating func nextWord() -> (text: String, isCalled: Bool)? {
    while index < bytes.count {
      if isInString {
        readString()
        continue
      }
      switch byte() {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "\""):
        let isLong = isAtLongQuote
        areLong.append(isLong)
        index += isLong ? 3 : 1
        isInString = true
      case UInt8(ascii: "("):
        if !interpolations.isEmpty { interpolations[interpolations.count - 1] += 1 }
        index += 1
      case UInt8(ascii: ")"):
        index += 1
        guard let open = interpolations.last else { continue }
        if open == 0 {
          interpolations.removeLast()
          isInString = true
        } else {
          interpolations[interpolations.count - 1] = open - 1
        }
      case let first where isWord(first):
        return word()
      default: index += 1
      }
    }
    return nil
  }

  private mutating func word() -> (text: String, isCalled: Bool) {
    let start = index
    while isWord(byte()) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let before = start > 0 ? bytes[start - 1] : 0
    let isMember =
      before == UInt8(ascii: ".")
      || (before == UInt8(ascii: "`") && start > 1 && bytes[start - 2] == UInt8(ascii: "."))
    var next = index
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "`") {
      next += 1
    }
    let after = next < bytes.count ? bytes[next] : 0
    let isCalled = after == UInt8(ascii: "(") || after == UInt8(ascii: "{")
    return (text, isMember && isCalled)
  }

  private mutating func readString() {
    let isLong = areLong.last ?? false
    while index < bytes.count {
      if byte() == UInt8(ascii: "\\") {
        if byte(1) == UInt8(ascii: "(") {
          index += 2
          interpolations.append(0)
          isInString = false
          return
        }
        index += 2
        continue
      }
      if isLong ? isAtLongQuote : byte() == UInt8(ascii: "\"") {
        index += isLong ? 3 : 1
        areLong.removeLast()
        isInString = false
        return
      }
      index += 1
    }
  }
}
