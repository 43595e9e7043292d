package import Foundation
package import StillGeometry

/// The number of a glyph within its face.
package typealias GlyphID = UInt32

/// One face at one size, as far as painting is concerned: outlines and coverage masks of its glyphs.
///
/// A glyph run carries it instead of a font, so that a backend paints text without knowing a font library. Callable
/// from any thread.
package protocol GlyphSource: AnyObject, Sendable {
  /// Distinguishes sources in caches: equal only for the same face at the same size and style.
  var identifier: UInt64 { get }

  /// Returns the outline of a glyph in points, y down, its origin on the baseline at (0, 0).
  ///
  /// Empty for glyphs without ink.
  func outline(of glyph: GlyphID) -> Path

  /// Returns the antialiased coverage of a glyph at `scale` pixels per point, unhinted.
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - scale: Pixels per point.
  ///   - phase: The fraction of a pixel, in 0..<1 for both axes, by which the glyph's origin lies
  ///     right of and below the whole pixel it is drawn at.
  /// - Returns: nil for a glyph without ink, or one too large to be worth a mask: then the outline is
  ///   painted.
  func coverage(of glyph: GlyphID, scale: CGFloat, phase: CGPoint) -> GlyphMask?

  /// Returns the text of a glyph whose context is unknown, for documents whose text can be copied; nil where it is
  /// unknown, as for a ligature.
  func text(of glyph: GlyphID) -> String?

  /// Returns how far the next glyph of a text stands from this one where neither knows the other, in points, for
  /// documents.
  func advance(of glyph: GlyphID) -> CGFloat

  /// Whether glyphs are shapes that are no text: each is painted by itself, and documents draw their outlines.
  var isShape: Bool { get }

  /// Whether glyphs are coloured pictures, which are painted as they are, whatever the colour of the text.
  var isColored: Bool { get }

  /// Points per em that pictures are scaled to.
  var picturePointsPerEm: CGFloat { get }

  /// Returns the picture of a glyph of a coloured source; nil for one without ink.
  func picture(of glyph: GlyphID) -> GlyphPicture?
}

extension GlyphSource {
  package func text(of glyph: GlyphID) -> String? { nil }
  package func advance(of glyph: GlyphID) -> CGFloat {
    let box = outline(of: glyph).boundingRect
    return box.isNull || !box.isFinite ? 0 : max(box.maxX, 0)
  }
  package var isShape: Bool { false }
  package var isColored: Bool { false }
  package var picturePointsPerEm: CGFloat { 0 }
  package func picture(of glyph: GlyphID) -> GlyphPicture? { nil }
}

/// The coverage of one glyph, a byte a pixel, top row first.
package struct GlyphMask: Sendable {
  /// Position of the left pixel column relative to the origin's pixel; pixels, right positive.
  package let left: Int
  /// Position of the top pixel row relative to the origin's pixel; pixels, down positive.
  package let top: Int
  package let widthInPixels: Int
  package let heightInPixels: Int
  /// `widthInPixels * heightInPixels` bytes, 0 clear and 255 covered.
  package let coverage: [UInt8]

  package init(
    left: Int, top: Int, widthInPixels: Int, heightInPixels: Int, coverage: [UInt8]
  ) {
    self.left = left
    self.top = top
    self.widthInPixels = widthInPixels
    self.heightInPixels = heightInPixels
    self.coverage = coverage
  }
}

/// Glyphs of one source on one baseline, with their positions.
package struct GlyphRun: Sendable {
  package let source: any GlyphSource
  /// Glyph numbers, in drawing order.
  package let glyphs: [GlyphID]
  /// Origin of each glyph in points, y down, relative to the run's own origin.
  package let positions: [CGPoint]
  /// The text of the glyphs, with the spaces between them; nil if unknown.
  package let text: WrittenText?

  package init(
    source: any GlyphSource, glyphs: [GlyphID], positions: [CGPoint], text: WrittenText? = nil
  ) {
    precondition(glyphs.count == positions.count, "every glyph has one position")
    self.text = text
    self.source = source
    self.glyphs = glyphs
    self.positions = positions
  }
}
