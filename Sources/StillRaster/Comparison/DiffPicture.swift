/// The picture that shows where two pictures differ.
package enum DiffPicture {
  /// An opaque picture as large as both laid on each other at the top left: the actual picture in pale
  /// grey, red where pixels do not agree or are in one picture only, white where there is none.
  ///
  /// - Throws: `BitmapError`, before any memory is taken: two pictures within the limits can lie on each other so that
  ///   what is around them is beyond.
  package static func make(
    reference: Bitmap, actual: Bitmap, options: PixelDiff.Options = PixelDiff.Options()
  ) throws(BitmapError) -> Bitmap {
    var picture = try Bitmap(
      checking: max(reference.width, actual.width), max(reference.height, actual.height),
      scale: actual.scale)
    let width = picture.width
    let tolerance = PixelTolerance(options)
    unsafe picture.withUnsafeMutableBytes { bytes in
      let out = unsafe bytes.assumingMemoryBound(to: PremultipliedPixel.self)
      unsafe out.update(repeating: white)
      unsafe fill(out, width, outline(of: reference), red)
      unsafe fill(out, width, outline(of: actual), red)
      unsafe actual.withUnsafeBytes { pixels in
        for y in 0..<min(reference.height, actual.height) {
          for x in 0..<min(reference.width, actual.width) {
            let pixel = unsafe pixels.loadUnaligned(
              fromByteOffset: (y * actual.width + x) * 4, as: PremultipliedPixel.self)
            unsafe out[y * width + x] = paleGrey(pixel)
          }
        }
      }
      PixelWalk(reference, actual).forEachUnequalPixel { x, y, a, b in
        if !tolerance.agree(a, b) { unsafe out[y * width + x] = red }
      }
    }
    return picture
  }

  private static let white: PremultipliedPixel = 0xFFFF_FFFF
  private static let red: PremultipliedPixel = 0xFFFF_0000

  private static func outline(of bitmap: Bitmap) -> PixelRectangle {
    PixelRectangle(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }

  private static func fill(
    _ out: UnsafeMutableBufferPointer<PremultipliedPixel>, _ width: Int,
    _ rectangle: PixelRectangle, _ color: PremultipliedPixel
  ) {
    for y in 0..<rectangle.height {
      for x in 0..<rectangle.width { unsafe out[y * width + x] = color }
    }
  }

  /// The pixel's lightness on white, a quarter as strong.
  private static func paleGrey(_ pixel: PremultipliedPixel) -> PremultipliedPixel {
    let color = OnGround(pixel, ground: 255)
    let lightness = (color.red * 299 + color.green * 587 + color.blue * 114) / 1000
    let grey = UInt32(255 - (255 - lightness) / 4)
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
