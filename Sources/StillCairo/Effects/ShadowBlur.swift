import Foundation
import StillRaster

/// The cover of a picture, blurred.
struct ShadowBlur {
  let width: Int
  let height: Int
  /// Top row first.
  private(set) var cover: [UInt8]

  /// - Parameters:
  ///   - canvas: Has the contents.
  ///   - area: What the blur is asked for, in the canvas's coordinates.
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
    let lanes = PixelBlend.lanes(pixel)
    unsafe write { memory in
      unsafe shadow.cover.withUnsafeBufferPointer { cover in
        for row in 0..<shadow.height {
          let line = unsafe memory.pixel(area.minX, area.minY + row)
          let start = row * shadow.width
          for column in 0..<shadow.width {
            let amount = unsafe cover[start + column]
            guard amount != 0 else { continue }
            unsafe line[column] = PixelBlend.blend(lanes, cover: amount, over: line[column])
          }
        }
      }
    }
  }
}
