internal import Foundation
internal import StillGeometry
internal import StillText

/// A face at one size for painting: outlines and unhinted coverage masks at sub-pixel positions.
///
/// Masks are not cached here: the painter caches them by `identifier`, glyph, scale and phase.
final class FreeTypeGlyphSource: GlyphSource {
  let identifier: UInt64
  private let face: FreeTypeFace
  /// Points per font unit.
  private let pointsPerUnit: CGFloat
  /// Where points of glyphs go; nil: they stay as drawn.
  private let heights: GlyphHeights?

  /// - Parameters:
  ///   - size: Points per em, finite, not negative.
  ///   - heights: Where points of glyphs go; nil: they stay as drawn.
  init(face: FreeTypeFace, size: CGFloat, identifier: UInt64, heights: GlyphHeights? = nil) {
    self.face = face
    self.heights = heights
    self.pointsPerUnit = size / CGFloat(face.metrics.unitsPerEm)
    self.identifier = identifier
  }

  func outline(of glyph: GlyphID) -> Path {
    pointsPerUnit > 0 ? placedOutline(of: glyph).path(scale: pointsPerUnit) : Path()
  }

  func text(of glyph: GlyphID) -> String? {
    face.character(of: glyph).flatMap(Unicode.Scalar.init).map { String($0) }
  }

  func advance(of glyph: GlyphID) -> CGFloat { CGFloat(face.advance(of: glyph)) * pointsPerUnit }

  func coverage(of glyph: GlyphID, scale: CGFloat, phase: CGPoint) -> GlyphMask? {
    placedOutline(of: glyph).mask(unit: pointsPerUnit, scale: scale, phase: phase)
  }

  private func placedOutline(of glyph: GlyphID) -> GlyphOutline {
    let outline = face.outline(of: glyph)
    guard let heights else { return outline }
    return outline.placed(by: heights.map(of: glyph), unitsPerEm: face.metrics.unitsPerEm)
  }
}
