import Foundation

/// The picture that shows where two pictures differ.
package enum DiffPicture {
  /// Returns the reference, the actual picture and what differs (``make(reference:actual:options:)``) beside each
  /// other, with a margin between.
  ///
  /// - Throws: as `make`; three pictures beside each other are beyond the limits earlier.
  package static func sideBySide(
    reference: Bitmap, actual: Bitmap, options: PixelDiff.Options = PixelDiff.Options()
  ) throws(BitmapError) -> Bitmap {
    let parts = [
      reference, actual, try make(reference: reference, actual: actual, options: options),
    ]
    let margin = max(Int(8 * actual.scale), 1)
    var sheet = try Bitmap(
      checking: parts.reduce(margin) { $0 + $1.width + margin },
      parts.map(\.height).max().map { $0 + 2 * margin } ?? 0, scale: actual.scale)
    let width = sheet.width
    unsafe sheet.withUnsafeMutableBytes { bytes in
      let out = unsafe bytes.assumingMemoryBound(to: PremultipliedPixel.self)
      unsafe out.update(repeating: table)
      var left = margin
      for part in parts {
        unsafe part.withUnsafeBytes { pixels in
          for y in 0..<part.height {
            for x in 0..<part.width {
              let pixel = unsafe pixels.loadUnaligned(
                fromByteOffset: (y * part.width + x) * 4, as: PremultipliedPixel.self)
              unsafe out[(y + margin) * width + left + x] = onTable(pixel)
            }
          }
        }
        left += part.width + margin
      }
    }
    return sheet
  }

  /// The background color of pictures side by side.
  private static let table: PremultipliedPixel = 0xFFE0_E0E0

  private static func onTable(_ pixel: PremultipliedPixel) -> PremultipliedPixel {
    let color = OpaqueColor(pixel, ground: table & 0xFF)
    return 0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  /// Returns an opaque picture as large as both laid on each other at the top left: the actual picture in pale
  /// grey, red where pixels do not agree or are in one picture only, yellow where an antialiased edge is ignored,
  /// blue over ignored rectangles, white where there is no picture.
  ///
  /// - Throws: `BitmapError`, before any memory is taken: two pictures within the limits can lie on each other so that
  ///   what is around them is beyond.
  package static func make(
    reference: Bitmap, actual: Bitmap, options: PixelDiff.Options = PixelDiff.Options()
  ) throws(BitmapError) -> Bitmap {
    var picture = try Bitmap(
      checking: max(reference.width, actual.width), max(reference.height, actual.height),
      scale: actual.scale)
    let (width, height) = (picture.width, picture.height)
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
      for rectangle in options.ignoredRectangles {
        guard let part = rectangle.within(width: width, height: height) else { continue }
        for y in part.y..<part.y + part.height {
          for x in part.x..<part.x + part.width {
            unsafe out[y * width + x] = ignored(out[y * width + x])
          }
        }
      }
      PixelVerdicts(reference, actual, options).visit { x, y, _, _, verdict in
        switch verdict {
        case .ignored, .tolerated: break
        case .antialiased: unsafe out[y * width + x] = yellow
        case .different: unsafe out[y * width + x] = red
        }
      }
    }
    return picture
  }

  private static let white: PremultipliedPixel = 0xFFFF_FFFF
  private static let red: PremultipliedPixel = 0xFFFF_0000
  private static let yellow: PremultipliedPixel = 0xFFFF_CC00

  /// Returns the color of an ignored pixel: a little darker, and blue.
  private static func ignored(_ pixel: PremultipliedPixel) -> PremultipliedPixel {
    let grey = pixel == red ? 0xFF : pixel & 0xFF
    return 0xFF00_0000 | (grey * 3 / 4) << 16 | (grey * 7 / 8) << 8 | grey
  }

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

  /// Returns the pixel's lightness on white, a quarter as strong.
  private static func paleGrey(_ pixel: PremultipliedPixel) -> PremultipliedPixel {
    let color = OpaqueColor(pixel, ground: 255)
    let lightness = (color.red * 299 + color.green * 587 + color.blue * 114) / 1000
    let grey = UInt32(255 - (255 - lightness) / 4)
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
