package import Foundation

/// The attributes of a stretch of text.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontDescriptor
  /// Points added after every cluster; other than 0, it switches optional ligatures off and
  /// `kerning` is ignored.
  package var tracking: CGFloat
  /// Points added after every cluster, ligatures kept.
  package var kerning: CGFloat
  /// Points by which glyphs are raised above the line's baseline.
  package var baselineOffset: CGFloat
  /// The line under the text; nil: none.
  package var underline: LineDecoration?
  /// The line through the text; nil: none.
  package var strikethrough: LineDecoration?
  /// Which of the caller's paints the text stands on; nil: on none.
  package var backgroundPaint: Int?
  /// Which of the caller's paints colours the run; no part of shaping.
  package var paintIndex: Int
  /// The symbol that the run, U+FFFC alone, shows instead of letters; its font is that of the run.
  package var symbol: SymbolRequest? {
    get { if case .some(let request)? = boxedSymbol { request } else { nil } }
    set { boxedSymbol = newValue.map { .some($0) } }
  }
  private var boxedSymbol: BoxedSymbol?

  package init(
    font: FontDescriptor, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
    underline: LineDecoration? = nil, strikethrough: LineDecoration? = nil,
    backgroundPaint: Int? = nil, paintIndex: Int = 0
  ) {
    self.font = font
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.backgroundPaint = backgroundPaint
    self.paintIndex = paintIndex
  }

  /// The same with every number finite and in range.
  package var sanitized: TextAttributes {
    var result = self
    result.font = font.sanitized
    result.tracking = tracking.isFinite ? min(max(tracking, -10_000), 10_000) : 0
    result.kerning = kerning.isFinite ? min(max(kerning, -10_000), 10_000) : 0
    result.baselineOffset = baselineOffset.isFinite ? min(max(baselineOffset, -1e6), 1e6) : 0
    return result
  }

  /// Whether `sanitized` changes nothing.
  var isSane: Bool {
    font.isSane && abs(tracking) <= 10_000 && abs(kerning) <= 10_000 && abs(baselineOffset) <= 1e6
  }

  /// Hashes the values that differ most often; `==` compares the rest.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(paintIndex)
    hasher.combine(boxedSymbol)
  }

  /// Whether anything is painted but glyphs.
  var isDecorated: Bool {
    underline != nil || strikethrough != nil || backgroundPaint != nil
  }

  /// Points added after every cluster: tracking wins over kerning.
  package var extraAdvance: CGFloat { tracking != 0 ? tracking : kerning }
}

/// A symbol apart from the attributes, which are copied often and seldom have one.
private indirect enum BoxedSymbol: Hashable, Sendable {
  case some(SymbolRequest)
}

/// A stretch of text with one set of attributes.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var attributes: TextAttributes

  package init(_ text: String, attributes: TextAttributes) {
    self.text = text
    self.attributes = attributes
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(attributes)
  }

  /// Equal character by character, not only canonically as strings are: a letter with its accent and the
  /// two of them in a row have other offsets.
  package static func == (a: TextRun, b: TextRun) -> Bool {
    guard a.attributes == b.attributes, a.text.utf8.count == b.text.utf8.count else { return false }
    let isSame = unsafe a.text.utf8.withContiguousStorageIfAvailable { first -> Bool? in
      unsafe b.text.utf8.withContiguousStorageIfAvailable { second -> Bool in
        guard let one = first.baseAddress, let other = second.baseAddress else { return true }
        return unsafe memcmp(one, other, first.count) == 0
      }
    }
    return (isSame ?? nil) ?? a.text.utf8.elementsEqual(b.text.utf8)
  }
}
