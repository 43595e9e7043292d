internal import Foundation
internal import StillGeometry
internal import StillText

/// A face of coloured pictures at one size.
final class PictureGlyphSource: GlyphSource {
  let identifier: UInt64
  private let face: FreeTypeFace
  private let size: CGFloat

  /// - Parameter size: Points per em, finite, not negative.
  init(face: FreeTypeFace, size: CGFloat, identifier: UInt64) {
    self.face = face
    self.size = size
    self.identifier = identifier
  }

  var isColored: Bool { true }

  func picture(of glyph: GlyphID) -> GlyphPicture? { face.picture(of: glyph) }

  var picturePointsPerEm: CGFloat { size }

  /// Returns the box of the picture, for callers that need a shape.
  func outline(of glyph: GlyphID) -> Path {
    face.picture(of: glyph).map { Path($0.frame(pointsPerEm: size)) } ?? Path()
  }

  func coverage(of glyph: GlyphID, scale: CGFloat, phase: CGPoint) -> GlyphMask? { nil }
}
