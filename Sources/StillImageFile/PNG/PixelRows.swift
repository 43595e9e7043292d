import CStillScanlines
import StillRaster

/// A rectangle of a bitmap, not empty, row by row.
struct PixelRows {
  let bitmap: Bitmap
  let rectangle: PixelRectangle

  init(_ bitmap: Bitmap) {
    self.init(
      bitmap, in: PixelRectangle(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
  }

  init(_ bitmap: Bitmap, in rectangle: PixelRectangle) {
    self.bitmap = bitmap
    self.rectangle = rectangle
  }

  var width: Int { rectangle.width }
  var height: Int { rectangle.height }

  /// Calls `body` with the pixels as C takes them.
  ///
  /// - Parameter rows: Those of the rectangle that are taken; nil: all.
  func withPixels<Result>(_ rows: Range<Int>? = nil, _ body: (StillPixels) -> Result) -> Result {
    let rows = rows ?? 0..<height
    return unsafe bitmap.withUnsafeBytes { bytes in
      let start = (rectangle.y + rows.lowerBound) * bitmap.width + rectangle.x
      let pixels = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt32.self)
      return unsafe body(
        StillPixels(
          pixels: pixels.map { unsafe $0 + start }, stride: bitmap.width, width: width,
          height: rows.count))
    }
  }
}
