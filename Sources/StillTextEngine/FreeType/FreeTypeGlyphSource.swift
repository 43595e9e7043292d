internal import CStillFreeType
internal import Foundation
internal import StillGeometry
internal import StillText

/// A face at one size for painting: outlines and unhinted coverage masks at sub-pixel positions.
///
/// Masks are not kept here: whoever paints keeps them by `identifier`, glyph, scale and phase.
final class FreeTypeGlyphSource: GlyphSource {
  /// The largest mask in pixels, in each direction; larger glyphs are painted as paths.
  static let largestMask = 256

  let identifier: UInt64
  private let face: FreeTypeFace
  /// Points per font unit.
  private let pointsPerUnit: CGFloat

  /// - Parameter size: Points per em, finite, not negative.
  init(face: FreeTypeFace, size: CGFloat, identifier: UInt64) {
    self.face = face
    self.pointsPerUnit = size / CGFloat(face.metrics.unitsPerEm)
    self.identifier = identifier
  }

  func outline(of glyph: GlyphID) -> Path {
    pointsPerUnit > 0 ? face.outline(of: glyph).path(scale: pointsPerUnit) : Path()
  }

  func coverage(of glyph: GlyphID, scale: CGFloat, phase: CGPoint) -> GlyphMask? {
    guard scale.isFinite, scale > 0, phase.x.isFinite, phase.y.isFinite,
      abs(phase.x) <= 1, abs(phase.y) <= 1
    else { return nil }
    let outline = face.outline(of: glyph)
    // In 26.6 fixed point pixels. Points are rounded before the phase is added: the glyph's shape is
    // the same at every phase of 1/64 pixel, only its place differs.
    var pixels = OutlineTransform(scale: pointsPerUnit * scale * 64)
    guard let box = outline.controlBox, CGFloat(box.reach) * pixels.scale < 16_777_216
    else { return nil }
    pixels.shiftX = Int((phase.x * 64).rounded())
    pixels.shiftY = -Int((phase.y * 64).rounded())

    let left = pixels.x(box.left) >> 6
    let bottom = pixels.y(box.bottom) >> 6
    let width = ((pixels.x(box.right) + 63) >> 6) - left
    let height = ((pixels.y(box.top) + 63) >> 6) - bottom
    guard width > 0, height > 0, width <= Self.largestMask, height <= Self.largestMask
    else { return nil }
    pixels.shiftX -= left * 64
    pixels.shiftY -= bottom * 64

    var coverage = [UInt8](repeating: 0, count: width * height)
    let isRendered = unsafe outline.withOutline(pixels) { outline in
      unsafe coverage.withUnsafeMutableBufferPointer { pixels in
        var bitmap = unsafe FT_Bitmap(
          rows: UInt32(height), width: UInt32(width), pitch: Int32(width),
          buffer: pixels.baseAddress, num_grays: 256,
          pixel_mode: UInt8(FT_PIXEL_MODE_GRAY.rawValue), palette_mode: 0, palette: nil)
        return unsafe face.library.render(&outline, into: &bitmap)
      }
    }
    guard isRendered else { return nil }
    return GlyphMask(
      left: left, top: -(bottom + height), widthInPixels: width, heightInPixels: height,
      coverage: coverage)
  }
}
