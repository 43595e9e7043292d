package import Foundation

/// A paragraph broken into lines for one proposal, ready to be drawn.
///
/// Coordinates are points, y down, relative to the top left corner of the text's own rectangle.
package struct ParagraphLayout: Sendable {
  /// The reported size: the widest line and the sum of the lines, rounded up to a pixel, never wider than a proposed
  /// width (rules L1.13, L3.41, L3.42).
  package var size: CGSize
  /// Top of the text to the baseline of the first line, rounded up to a pixel (rule L3.48).
  package var firstBaseline: CGFloat
  /// Top of the text to the baseline of the last line, rounded up to a pixel.
  package var lastBaseline: CGFloat
  /// From top to bottom; never empty.
  package var lines: [TextLine]
  /// In drawing order, line by line.
  package var runs: [PositionedRun]
  /// Whether text is missing at the end because height or lines did not suffice.
  package var isTruncated: Bool

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [TextLine],
    runs: [PositionedRun], isTruncated: Bool
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.runs = runs
    self.isTruncated = isTruncated
  }
}

/// One line of a laid out paragraph.
package struct TextLine: Hashable, Sendable {
  /// Left end of the line at its top, points from the text's top left corner.
  package var origin: CGPoint
  /// Without the spaces at its end, unrounded.
  package var width: CGFloat
  /// Unrounded, of the tallest font on the line.
  package var ascent: CGFloat
  package var descent: CGFloat
  /// The baseline that its glyphs stand on, from the top of the text: the first at the pixel that is nearest to its ascent, others
  /// below that by whole pixels, rounded up (rule L3.68).
  package var baseline: CGFloat
  /// UTF-16 offsets into the whole text, the spaces and line break at its end included.
  package var range: Range<Int>
  /// The range of the layout's runs on the line.
  package var runs: Range<Int>

  package init(
    origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, baseline: CGFloat,
    range: Range<Int>, runs: Range<Int> = 0..<0
  ) {
    self.origin = origin
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.baseline = baseline
    self.range = range
    self.runs = runs
  }
}

/// Glyphs of one font and one paint at their place in a paragraph.
package struct PositionedRun: Sendable {
  package var glyphs: GlyphRun
  /// The run's origin on its baseline, relative to the paragraph's top left corner.
  package var origin: CGPoint
  /// `TextAttributes.paintIndex` of the text.
  package var paintIndex: Int
  /// Ground, underline and strikethrough.
  package var decorations: [TextDecoration]
  /// Sum of the run's advances in points, trailing spaces not counted at the end of a line.
  package var width: CGFloat
  /// The piece that the run was made from; nil unless the layout was asked for details.
  package var piece: LinePiece?

  package init(
    glyphs: GlyphRun, origin: CGPoint, paintIndex: Int, decorations: [TextDecoration],
    width: CGFloat, piece: LinePiece? = nil
  ) {
    self.glyphs = glyphs
    self.origin = origin
    self.paintIndex = paintIndex
    self.decorations = decorations
    self.width = width
    self.piece = piece
  }

  /// Whether the run leaves ink.
  package var isVisible: Bool { !glyphs.glyphs.isEmpty || !decorations.isEmpty }
}
