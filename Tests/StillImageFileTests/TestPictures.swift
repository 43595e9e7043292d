import Foundation
import StillRaster

/// Pictures for tests, made from numbers alone.
enum TestPictures {
  /// Every pair of alpha and component that a premultiplied bitmap can hold, and nothing else: 256 rows
  /// of one alpha each, the red running up to it.
  static var everyAlpha: Bitmap {
    var bitmap = Bitmap(width: 256, height: 256)
    unsafe bitmap.withUnsafeMutableBytes { bytes in
      for alpha in 0..<256 {
        for x in 0..<256 {
          let component = min(x, alpha)
          let offset = (alpha * 256 + x) * 4
          unsafe bytes[offset] = UInt8(alpha - component)
          unsafe bytes[offset + 1] = UInt8(component / 2)
          unsafe bytes[offset + 2] = UInt8(component)
          unsafe bytes[offset + 3] = UInt8(alpha)
        }
      }
    }
    return bitmap
  }

  /// A picture in which every pixel is what `color` says.
  static func picture(
    _ width: Int, _ height: Int, scale: Double = 1, _ color: (_ x: Int, _ y: Int) -> RGBA8
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, scale: scale)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = color(x, y) }
    }
    return bitmap
  }

  /// Opaque, with more than 256 colours when it is large enough.
  static func gradient(_ width: Int, _ height: Int, scale: Double = 1) -> Bitmap {
    picture(width, height, scale: scale) { x, y in
      RGBA8(
        red: UInt8(truncatingIfNeeded: x * 3), green: UInt8(truncatingIfNeeded: y * 5),
        blue: UInt8(truncatingIfNeeded: x ^ y))
    }
  }

  /// Colours of a small number, some of them transparent.
  static func stripes(_ width: Int, _ height: Int, colors: Int, alpha: UInt8 = 255) -> Bitmap {
    picture(width, height) { x, y in
      let index = (x + 3 * y) % colors
      return RGBA8(
        red: UInt8(index % 256), green: UInt8(255 - index % 256), blue: UInt8(index / 256),
        alpha: index == 1 ? alpha : 255)
    }
  }
}
