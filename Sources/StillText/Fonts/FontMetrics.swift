package import Foundation

/// The vertical measures of a font at its size, in points, all positive in their own direction.
package struct FontMetrics: Hashable, Sendable {
  /// Baseline up to the top of the line.
  package var ascent: CGFloat
  /// Baseline down to the bottom of the line; positive.
  package var descent: CGFloat
  /// Distance that the font asks for between lines: its line gap, or the leading of a text style less the height of a line. It is kept
  /// between the lines of a text (rule L9.6) and to the text below (rule L6.10).
  package var leading: CGFloat
  /// Baseline up to the top of flat capitals.
  package var capHeight: CGFloat
  /// Baseline up to the top of a flat lowercase letter.
  package var xHeight: CGFloat
  /// Baseline down to the middle of an underline; negative when it lies above.
  package var underlinePosition: CGFloat
  package var underlineThickness: CGFloat
  /// Baseline up to the middle of a strikethrough line.
  package var strikethroughPosition: CGFloat

  package init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
    underlinePosition: CGFloat, underlineThickness: CGFloat, strikethroughPosition: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
    self.strikethroughPosition = strikethroughPosition
  }

  /// Ascent and descent of the system's families in ems (rule L9.6).
  package static let systemAscent: CGFloat = 1950 / 2048
  package static let systemDescent: CGFloat = 494 / 2048

  /// Height of a line set in this font alone, unrounded: body at 17 points is 20.287109375 (rule L9.6).
  package var lineHeight: CGFloat { ascent + descent }
}
