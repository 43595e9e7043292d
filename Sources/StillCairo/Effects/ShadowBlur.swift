import Foundation
import StillRaster

/// The cover of a picture, blurred.
struct ShadowBlur {
  let width: Int
  let height: Int
  /// Top row first.
  private(set) var cover: [UInt8]

  /// - Parameters:
  ///   - canvas: Holds the contents.
  ///   - area: The requested area of the blur, in the canvas's coordinates.
  init(
    _ canvas: Canvas, area: PixelRect, _ deviation: GaussianBlur.Deviation
  ) throws(CairoError) {
    width = area.width
    height = area.height
    cover = Array(repeating: 0, count: width * height)
    var isDone = false
    unsafe cover.withUnsafeMutableBufferPointer { cover in
      guard let base = cover.baseAddress else { return }
      unsafe canvas.withPlane { source in
        isDone = unsafe GaussianBlur.blurAlpha(
          source, into: base, x: area.minX, y: area.minY, width: area.width, height: area.height,
          deviation)
      }
    }
    guard isDone else { throw .failed(status: "a shadow has no memory") }
  }
}

extension Canvas {
  /// Paints a shadow in a colour over an area of its size that lies on the canvas.
  func paint(_ shadow: ShadowBlur, _ pixel: UInt32, at area: PixelRect) {
    unsafe write { memory in
      unsafe shadow.cover.withUnsafeBufferPointer { cover in
        guard let base = cover.baseAddress else { return }
        for row in 0..<shadow.height {
          unsafe PixelCoverage.paint(
            pixel, through: base + row * shadow.width,
            onto: memory.pixel(area.minX, area.minY + row), count: shadow.width)
        }
      }
    }
  }
}

/// The shadows of one picture that were blurred before: views that are alike cast the same.
struct ShadowMemory {
  /// The inputs of a shadow: the alpha of its caster, the visible part and the width of the blur.
  private struct Key: Hashable {
    let alphas: [UInt8]
    let width: Int
    let deviation: GaussianBlur.Deviation
    /// From the top left corner of what casts it.
    let area: [Int]
  }

  private var known: [Key: ShadowBlur] = [:]
  private var size = 0

  /// The most bytes that are kept.
  private static let room = 1 << 26
  /// The most pixels of what casts a shadow that is kept, and of the shadow.
  private static let largest = 1 << 21

  /// Returns the blurred alpha of a canvas.
  mutating func blur(
    _ canvas: Canvas, area: PixelRect, _ deviation: GaussianBlur.Deviation
  ) throws(CairoError) -> ShadowBlur {
    let bounds = canvas.bounds
    guard bounds.width * bounds.height + area.width * area.height <= Self.largest else {
      return try ShadowBlur(canvas, area: area, deviation)
    }
    var alphas: [UInt8] = []
    unsafe canvas.withPlane { alphas = unsafe PixelCoverage.alphas(of: $0) }
    let key = Key(
      alphas: alphas, width: bounds.width, deviation: deviation,
      area: [area.minX - bounds.minX, area.minY - bounds.minY, area.width, area.height])
    if let blur = known[key] { return blur }
    let blur = try ShadowBlur(canvas, area: area, deviation)
    size += alphas.count + blur.cover.count
    if size > Self.room {
      known = [:]
      size = alphas.count + blur.cover.count
    }
    known[key] = blur
    return blur
  }
}
