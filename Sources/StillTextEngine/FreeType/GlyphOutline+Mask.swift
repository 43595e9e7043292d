internal import CStillFreeType
internal import Foundation
internal import StillGeometry
internal import StillText

extension GlyphOutline {
  /// The largest mask in pixels, in each direction; larger glyphs are painted as paths.
  static let largestMask = 256
  /// Pixels for one, in each direction, where contours overlap: an edge that they share is then counted twice
  /// in a strip of a quarter of a pixel only.
  private static let overlapFineness = 4

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
    let fineness = hasOverlaps ? Self.overlapFineness : 1
    var pixels = OutlineTransform(scale: unit * scale * 64 * CGFloat(fineness))
    guard let box = controlBox, CGFloat(box.reach) * pixels.scale < 16_777_216
    else { return nil }
    pixels.shiftX = Int((phase.x * 64).rounded()) * fineness
    pixels.shiftY = -Int((phase.y * 64).rounded()) * fineness

    let pixel = 64 * fineness
    let left = Self.floor(pixels.x(box.left), pixel)
    let bottom = Self.floor(pixels.y(box.bottom), pixel)
    let width = Self.floor(pixels.x(box.right) + pixel - 1, pixel) - left
    let height = Self.floor(pixels.y(box.top) + pixel - 1, pixel) - bottom
    guard width > 0, height > 0, width <= Self.largestMask, height <= Self.largestMask
    else { return nil }
    pixels.shiftX -= left * pixel
    pixels.shiftY -= bottom * pixel

    let rendered = rendered(
      pixels, width: width * fineness, height: height * fineness, library: library)
    guard let rendered else { return nil }
    return GlyphMask(
      left: left, top: -(bottom + height), widthInPixels: width, heightInPixels: height,
      coverage: fineness == 1
        ? rendered : Self.reduced(rendered, width: width, height: height, by: fineness))
  }

  /// Coverage of the outline in a bitmap whose lower left corner is the transform's origin; from the top.
  private func rendered(
    _ pixels: OutlineTransform, width: Int, height: Int, library: FreeTypeLibrary
  ) -> [UInt8]? {
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
    return isRendered ? coverage : nil
  }

  /// The mean coverage of squares of pixels.
  private static func reduced(
    _ fine: [UInt8], width: Int, height: Int, by fineness: Int
  ) -> [UInt8] {
    var sums = [Int](repeating: 0, count: width * height)
    for (row, start) in stride(from: 0, to: fine.count, by: width * fineness).enumerated() {
      let target = row / fineness * width
      for column in 0..<width * fineness {
        sums[target + column / fineness] += Int(fine[start + column])
      }
    }
    let area = fineness * fineness
    return sums.map { UInt8(($0 + area / 2) / area) }
  }

  private static func floor(_ length: Int, _ pixel: Int) -> Int {
    // Rounds down below zero as well.
    (length - (length % pixel + pixel) % pixel) / pixel
  }
}
