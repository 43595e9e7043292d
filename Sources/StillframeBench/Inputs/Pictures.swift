import Foundation
import StillCairo
import StillRaster
import Stillframe

/// Pictures to encode and to compare.
enum Pictures {
  /// Returns the card at 1600 × 1200 pixels.
  static func interface() throws -> Bitmap {
    let renderer = ImageRenderer(content: Card())
    renderer.scale = 2
    renderer.isOpaque = true
    return try renderer.bitmap()
  }

  /// In place of a photograph: soft areas of colour with the grain of a sensor, opaque.
  static func photograph(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    unsafe bitmap.withUnsafeMutableBytes { bytes in
      let pixels = unsafe bytes.bindMemory(to: UInt32.self)
      var seed: UInt32 = 1
      for y in 0..<height {
        for x in 0..<width {
          let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
          seed = seed &* 1_664_525 &+ 1_013_904_223
          let grain = Double(seed >> 28) - 8
          func level(_ value: Double) -> UInt32 { UInt32(min(max(value + grain, 0), 255)) }
          let red = level(128 + 100 * sin(5 * u + 3 * v))
          let green = level(120 + 90 * sin(7 * v - 2 * u))
          let blue = level(140 + 80 * sin(4 * u * v + 1))
          unsafe pixels[y * width + x] = 0xFF00_0000 | red << 16 | green << 8 | blue
        }
      }
    }
    return bitmap
  }

  /// Returns the same pixels in memory of their own, every `step`-th pixel turned over.
  static func copy(_ bitmap: Bitmap, changingEvery step: Int? = nil) -> Bitmap {
    var copy = bitmap
    unsafe copy.withUnsafeMutableBytes { bytes in
      let pixels = unsafe bytes.bindMemory(to: UInt32.self)
      guard let step else { return }
      for index in stride(from: 0, to: pixels.count, by: step) {
        unsafe pixels[index] ^= 0x00FF_FFFF
      }
    }
    return copy
  }
}
