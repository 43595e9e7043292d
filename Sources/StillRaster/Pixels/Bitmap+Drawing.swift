extension Bitmap {
  /// Puts another picture's pixels in the place of those that it covers. What would lie outside is left out.
  package mutating func draw(_ picture: Bitmap, x: Int, y: Int) {
    let (left, right) = (max(x, 0), min(x + picture.width, width))
    let (top, bottom) = (max(y, 0), min(y + picture.height, height))
    guard left < right, top < bottom else { return }
    let (stride, otherStride) = (bytesPerRow, picture.bytesPerRow)
    unsafe picture.withUnsafeBytes { source in
      unsafe withUnsafeMutableBytes { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        for row in top..<bottom {
          unsafe (to + row * stride + left * 4).copyMemory(
            from: from + (row - y) * otherStride + (left - x) * 4, byteCount: (right - left) * 4)
        }
      }
    }
  }

  /// Returns a part of the picture; what lies outside is clear.
  package func part(_ rectangle: PixelRectangle) -> Bitmap {
    var part = Bitmap(width: rectangle.width, height: rectangle.height, scale: scale)
    part.draw(self, x: -rectangle.x, y: -rectangle.y)
    return part
  }
}
