package import Foundation
package import StillGeometry

/// Attributes of a whole paragraph, independent of its runs.
package struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of shorter lines within the text's own width (rule L3.47).
  package enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// The part of an overlong last line that "…" replaces (rule L3.44).
  package enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// The language whose forms ideographs take, since many differ from country to country.
  package enum IdeographLanguage: Hashable, Sendable {
    case japanese
    case korean
    case simplifiedChinese
    case traditionalChinese
  }

  package var alignment: Alignment
  /// The maximum number of lines; nil is unlimited, values below 1 act as 1 (rule L3.45).
  package var lineLimit: Int?
  /// The minimum number of lines that the reported height has room for.
  package var reservedLines: Int
  /// Points between lines; not-a-number, negative and infinite values act as 0.
  package var lineSpacing: CGFloat
  package var truncation: Truncation
  package var layoutDirection: LayoutDirection
  /// Points per pixel, 1 / scale: what reported sizes and baselines are rounded up to (rule L1.13).
  /// Anything but a positive finite number acts as 1.
  package var pixelLength: CGFloat
  /// The language of ideographs where kana, hangul or bopomofo beside them do not tell; nil acts as
  /// simplified Chinese.
  package var ideographLanguage: IdeographLanguage?
  /// Whether the second of two lines never holds one word alone (rule L3.67).
  package var leavesNoWordAlone: Bool

  package init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, reservedLines: Int = 0,
    lineSpacing: CGFloat = 0, truncation: Truncation = .tail,
    layoutDirection: LayoutDirection = .leftToRight, pixelLength: CGFloat = 1,
    ideographLanguage: IdeographLanguage? = nil, leavesNoWordAlone: Bool = true
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.lineSpacing = lineSpacing
    self.truncation = truncation
    self.layoutDirection = layoutDirection
    self.pixelLength = pixelLength
    self.ideographLanguage = ideographLanguage
    self.leavesNoWordAlone = leavesNoWordAlone
  }

  /// The same with every number in its range.
  package var sanitized: ParagraphStyle {
    var result = self
    result.lineLimit = lineLimit.map { max($0, 1) }
    result.reservedLines = min(max(reservedLines, 0), 1_000_000)
    result.lineSpacing = lineSpacing.isFinite ? min(max(lineSpacing, 0), 1e6) : 0
    result.pixelLength = pixelLength.isFinite && pixelLength > 0 ? pixelLength : 1
    return result
  }
}
