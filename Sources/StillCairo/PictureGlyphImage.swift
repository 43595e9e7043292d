import Foundation
import StillText

/// A coloured glyph scaled to the pixels of a picture: what is kept of an emoji.
struct PictureGlyphImage: Sendable {
  /// Position of the left column relative to the origin's pixel.
  let left: Int
  /// Position of the top row relative to the origin's pixel.
  let top: Int
  let width: Int
  let height: Int
  /// Premultiplied ARGB words, top row first.
  let pixels: [UInt32]

  /// The largest image along an edge, in pixels; larger ones are left to Cairo.
  static let largestSide = 512

  /// Nil for an image that is empty or too large.
  ///
  /// - Parameters:
  ///   - scale: Pixels of the picture per pixel of the glyph; above 0.
  ///   - phase: The fraction of a pixel by which the glyph's origin lies right of and below the pixel it is
  ///     drawn at.
  init?(_ glyph: GlyphPicture, scale: CGFloat, phase: CGPoint) {
    guard scale.isFinite, scale > 0,
      CGFloat(max(glyph.widthInPixels, glyph.heightInPixels)) * scale
        < CGFloat(Self.largestSide - 4)
    else { return nil }
    let columns = ResamplingAxis(
      count: glyph.widthInPixels, origin: glyph.left * scale + phase.x, scale: scale)
    let rows = ResamplingAxis(
      count: glyph.heightInPixels, origin: glyph.top * scale + phase.y, scale: scale)
    left = columns.first
    top = rows.first
    width = columns.taps.count
    height = rows.taps.count
    guard width > 0, height > 0 else { return nil }
    pixels = Self.resample(glyph, columns, rows)
  }

  /// Returns rows first, then columns; four channels side by side.
  private static func resample(
    _ glyph: GlyphPicture, _ columns: ResamplingAxis, _ rows: ResamplingAxis
  ) -> [UInt32] {
    let sourceWidth = glyph.widthInPixels
    var narrow = [SIMD4<Float>](
      repeating: .zero, count: columns.taps.count * glyph.heightInPixels)
    for row in 0..<glyph.heightInPixels {
      let line = row * sourceWidth
      for (column, tap) in columns.taps.enumerated() {
        var sum = SIMD4<Float>.zero
        for (offset, weight) in tap.weights.enumerated() {
          sum += weight * lanes(glyph.pixels[line + tap.start + offset])
        }
        narrow[row * columns.taps.count + column] = sum
      }
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns.taps.count * rows.taps.count)
    for tap in rows.taps {
      for column in columns.taps.indices {
        var sum = SIMD4<Float>.zero
        for (offset, weight) in tap.weights.enumerated() {
          sum += weight * narrow[(tap.start + offset) * columns.taps.count + column]
        }
        pixels.append(word(sum))
      }
    }
    return pixels
  }

  private static func lanes(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
  }

  /// The filter may overshoot: channels stay within 0 and the alpha.
  private static func word(_ lanes: SIMD4<Float>) -> UInt32 {
    let alpha = min(max(lanes.w.rounded(), 0), 255)
    func byte(_ value: Float) -> UInt32 { UInt32(min(max(value.rounded(), 0), alpha)) }
    return UInt32(alpha) << 24 | byte(lanes.z) << 16 | byte(lanes.y) << 8 | byte(lanes.x)
  }
}

/// The weights by which a scaled picture's pixels along one edge are computed.
struct ResamplingAxis {
  /// One pixel: neighbouring pixels of the source and their weights, whose sum is at most 1.
  struct Tap {
    var start: Int
    var weights: [Float]
  }

  /// Place of the first pixel.
  private(set) var first: Int
  private(set) var taps: [Tap] = []

  /// - Parameters:
  ///   - count: Pixels of the source.
  ///   - origin: Where the source's edge lies in the scaled picture, in pixels.
  ///   - scale: Scaled pixels per pixel of the source.
  init(count: Int, origin: CGFloat, scale: CGFloat) {
    // An opaque edge fades over half a pixel of the coarser grid on both sides.
    let fade = max(scale, 1) / 2
    first = Int((origin - fade).rounded(.down))
    let end = Int((origin + CGFloat(count) * scale + fade).rounded(.up))
    // The cubic reaches two pixels of whichever grid is the coarser one.
    let stretch = max(1 / scale, 1)
    for pixel in first..<max(end, first) {
      let center = (CGFloat(pixel) + 0.5 - origin) / scale
      let lower = Int((center - 2 * stretch).rounded(.down))
      let upper = Int((center + 2 * stretch).rounded(.up))
      var total: CGFloat = 0
      var weights: [Float] = []
      var start = count
      for index in lower..<upper {
        let distance = abs(CGFloat(index) + 0.5 - center) / stretch
        // Enlarged, the cubic would ring around edges that the picture has no more pixels for.
        let weight = scale > 1 ? max(1 - distance, 0) : Self.cubic(distance)
        // Pixels outside the picture count as clear.
        total += weight
        guard index >= 0, index < count else { continue }
        start = min(start, index)
        weights.append(Float(weight))
      }
      if total > 0 { for index in weights.indices { weights[index] /= Float(total) } }
      taps.append(Tap(start: weights.isEmpty ? 0 : start, weights: weights))
    }
  }

  /// Catmull and Rom's spline: sharp, and flat where the source is flat.
  private static func cubic(_ x: CGFloat) -> CGFloat {
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    if x < 2 { return ((-0.5 * x + 2.5) * x - 4) * x + 2 }
    return 0
  }
}
