internal import CStillFreeType
internal import Foundation
internal import StillGeometry
internal import StillText

extension GlyphOutline {
  /// The largest mask in pixels, in each direction; larger glyphs are painted as paths.
  static let largestMask = 256

  /// The outline's unhinted coverage; nil without ink and for what is too large.
  ///
  /// - Parameters:
  ///   - unit: Points per font unit.
  ///   - scale: Pixels per point.
  ///   - phase: The fraction of a pixel by which the origin lies right of and below a whole pixel.
  ///   - library: Does the rendering.
  func mask(
    unit: CGFloat, scale: CGFloat, phase: CGPoint, library: FreeTypeLibrary
  ) -> GlyphMask? {
    guard scale.isFinite, scale > 0, phase.x.isFinite, phase.y.isFinite,
      abs(phase.x) <= 1, abs(phase.y) <= 1
    else { return nil }
    // In 26.6 fixed point pixels. Points are rounded before the phase is added: the glyph's shape is
    // the same at every phase of 1/64 pixel, only its place differs.
    var pixels = OutlineTransform(scale: unit * scale * 64)
    guard let box = controlBox, CGFloat(box.reach) * pixels.scale < 16_777_216
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
    let isRendered = unsafe withOutline(pixels) { outline in
      unsafe coverage.withUnsafeMutableBufferPointer { pixels in
        var bitmap = unsafe FT_Bitmap(
          rows: UInt32(height), width: UInt32(width), pitch: Int32(width),
          buffer: pixels.baseAddress, num_grays: 256,
          pixel_mode: UInt8(FT_PIXEL_MODE_GRAY.rawValue), palette_mode: 0, palette: nil)
        return unsafe library.render(&outline, into: &bitmap)
      }
    }
    guard isRendered else { return nil }
    return GlyphMask(
      left: left, top: -(bottom + height), widthInPixels: width, heightInPixels: height,
      coverage: coverage)
  }
}
