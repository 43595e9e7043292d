package import Foundation

/// The distances that a text asks of its neighbours in a stack (rule L6.10), in points.
package struct TextSpacing: Hashable, Sendable {
  /// Distance to a neighbour without text above the text: L + d − ascent, where L is the height of
  /// a line and d a tenth of it rounded up to a pixel.
  package var above: CGFloat
  /// Distance to a neighbour without text below the text: max(L + d − capHeight, d + descent).
  package var below: CGFloat
  /// Distance to another text: the font's leading rounded up to a pixel (two points for body). Of two texts, the lower
  /// one's counts.
  package var textToText: CGFloat
  /// Height of a line, unrounded.
  package var lineHeight: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  package var capHeight: CGFloat

  /// The spacing of a text whose first line is set in `first` and whose last line in `last`.
  package init(first: FontMetrics, last: FontMetrics, pixelLength: CGFloat) {
    func gap(_ metrics: FontMetrics) -> CGFloat {
      pixelRoundedUp(0.1 * metrics.lineHeight, pixelLength: pixelLength)
    }
    above = first.lineHeight + gap(first) - first.ascent
    below = max(last.lineHeight + gap(last) - last.capHeight, gap(last) + last.descent)
    textToText = pixelRoundedUp(first.leading, pixelLength: pixelLength)
    lineHeight = first.lineHeight
    ascent = first.ascent
    descent = last.descent
    capHeight = last.capHeight
  }
}
