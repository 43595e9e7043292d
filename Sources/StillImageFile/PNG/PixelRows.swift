import Foundation
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

  /// Calls `body` with the pixels of a row, counted from the rectangle's top.
  func withRow<Result>(
    _ y: Int, _ body: (UnsafeBufferPointer<PremultipliedPixel>) -> Result
  ) -> Result {
    unsafe bitmap.withUnsafeBytes { bytes in
      let start = ((rectangle.y + y) * bitmap.width + rectangle.x) * 4
      let row = unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<start + width * 4])
      return unsafe body(row.assumingMemoryBound(to: PremultipliedPixel.self))
    }
  }

  /// Whether two rows, counted from the rectangle's top, have the same pixels.
  func rowsAreEqual(_ a: Int, _ b: Int) -> Bool {
    unsafe withRow(a) { a in
      unsafe withRow(b) { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return unsafe memcmp(a, b, width * 4) == 0
      }
    }
  }

  /// Whether no pixel lets anything through.
  var isOpaque: Bool {
    for y in 0..<height {
      let alphas = unsafe withRow(y) { row in
        var alphas: PremultipliedPixel = 0xFF00_0000
        for x in row.indices { unsafe alphas &= row[x] }
        return alphas
      }
      if alphas != 0xFF00_0000 { return false }
    }
    return true
  }
}
