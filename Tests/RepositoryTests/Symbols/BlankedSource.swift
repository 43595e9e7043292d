/// A Swift file in which every comment and every literal of characters is spaces, so that braces and words that are
/// left are code. Places and lines stay.
struct BlankedSource {
  private(set) var code: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    code = bytes
    while place < code.count {
      switch code[place] {
      case .slash where follows("//"): blank(to: lineEnd)
      case .slash where follows("/*"): blankBlock()
      case .quote: blankLiteral(hashes: 0)
      case .hash where !hashesOfLiteral.isEmpty: blankLiteral(hashes: hashesOfLiteral.count)
      default: place += 1
      }
    }
  }

  private func follows(_ text: StaticString, at start: Int? = nil) -> Bool {
    let start = start ?? place
    guard start + text.utf8CodeUnitCount <= code.count else { return false }
    return text.description.utf8.enumerated().allSatisfy { code[start + $0.offset] == $0.element }
  }

  private var lineEnd: Int { code[place...].firstIndex(of: .lineFeed) ?? code.count }

  /// The signs before a literal that begins here, as in `#"a"#`.
  private var hashesOfLiteral: ArraySlice<UInt8> {
    let hashes = code[place...].prefix { $0 == .hash }
    return hashes.endIndex < code.count && code[hashes.endIndex] == .quote ? hashes : []
  }

  /// Makes everything up to a place spaces, line feeds aside, and goes there.
  private mutating func blank(to end: Int) {
    while place < min(end, code.count) {
      if code[place] != .lineFeed { code[place] = .space }
      place += 1
    }
  }

  private mutating func blankBlock() {
    blank(to: place + 2)
    while place < code.count, !follows("*/") {
      if follows("/*") { blankBlock() } else { blank(to: place + 1) }
    }
    blank(to: place + 2)
  }

  /// A literal, with what is put in between the parentheses of `\(…)`. One without three quotes ends with its line.
  private mutating func blankLiteral(hashes: Int) {
    blank(to: place + hashes)
    let isLong = follows("\"\"\"")
    let quotes = isLong ? 3 : 1
    blank(to: place + quotes)
    while place < code.count {
      if !isLong, code[place] == .lineFeed { return }
      if code[place] == .backslash, hasHashes(hashes, at: place + 1) {
        let isInterpolation = place + 1 + hashes < code.count && code[place + 1 + hashes] == .open
        blank(to: place + 2 + hashes)
        if isInterpolation { blankInterpolation() }
      } else if code[place] == .quote, !isLong || follows("\"\"\""),
        hasHashes(hashes, at: place + quotes)
      {
        return blank(to: place + quotes + hashes)
      } else {
        blank(to: place + 1)
      }
    }
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    (start..<start + count).allSatisfy { $0 < code.count && code[$0] == .hash }
  }

  private mutating func blankInterpolation() {
    var depth = 1
    while place < code.count, depth > 0 {
      switch code[place] {
      case .quote: blankLiteral(hashes: 0)
      case .open:
        depth += 1
        blank(to: place + 1)
      case .close:
        depth -= 1
        blank(to: place + 1)
      default: blank(to: place + 1)
      }
    }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let slash = UInt8(ascii: "/")
  static let backslash = UInt8(ascii: "\\")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")

  /// Whether names are made of it: letters, digits, underscores, and bytes of characters beyond ASCII.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  var isWhite: Bool { self == .space || self == .lineFeed || self == UInt8(ascii: "\t") }
}
