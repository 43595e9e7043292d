/// A Unicode scalar of Markdown, or, from `MarkdownUnit.firstPlaceholder` on, an inserted value.
///
/// Values are opaque: they are not parsed. The rules of emphasis treat them as letters.
typealias MarkdownUnit = UInt32

/// Returns the unit of a markup character.
@inline(__always)
func sign(_ scalar: Unicode.Scalar) -> MarkdownUnit { scalar.value }

extension MarkdownUnit {
  /// Just beyond the last scalar of Unicode.
  static let firstPlaceholder: MarkdownUnit = 0x110000

  var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  var isASCIIPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  var isASCIILetter: Bool {
    switch self {
    case 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }

  /// White space of Unicode, as CommonMark counts it.
  var isMarkdownSpace: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    case 0..<0x80, Self.firstPlaceholder...: false
    default: Unicode.Scalar(self)?.properties.generalCategory == .spaceSeparator
    }
  }

  /// Punctuation or a symbol of Unicode, as CommonMark counts it.
  var isMarkdownPunctuation: Bool {
    if self < 0x80 { return isASCIIPunctuation }
    guard let category = Unicode.Scalar(self)?.properties.generalCategory else { return false }
    switch category {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}

extension String {
  /// The text of units; placeholders are left out.
  init(_ units: some Sequence<MarkdownUnit>) {
    self.init()
    for unit in units {
      if let scalar = Unicode.Scalar(unit) { unicodeScalars.append(scalar) }
    }
  }

  /// The scalars as Markdown reads them.
  var markdownUnits: [MarkdownUnit] { unicodeScalars.map(\.value) }
}

/// The Markdown traits of a span.
struct MarkdownTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let emphasis = MarkdownTraits(rawValue: 1)
  static let strong = MarkdownTraits(rawValue: 2)
  static let code = MarkdownTraits(rawValue: 4)
  static let strikethrough = MarkdownTraits(rawValue: 8)
}

/// A stretch of text without its markup.
struct MarkdownSpan: Hashable, Sendable {
  var units: [MarkdownUnit]
  var traits: MarkdownTraits = []
  /// Where a link leads, escapes and entities resolved; nil outside links.
  var destination: [MarkdownUnit]?
}
