import Testing

@testable import StillRaster

/// What painting through cover computes for a pixel, beside plain division: for one alone, and for two side by side.
struct PixelCoverageTests {
  /// A colour painted over pixels that are all the same, through the same cover.
  private func painted(
    _ color: UInt32, cover: UInt8, over pixel: UInt32, count: Int = 3
  ) -> [UInt32] {
    var pixels = [UInt32](repeating: pixel, count: count)
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      unsafe PixelCoverage.paint(
        color, through: [UInt8](repeating: cover, count: count), onto: first, count: count)
    }
    return pixels
  }

  @Test func anOpaqueColorIsMixedToTheNearestValue() {
    for cover in 0...255 {
      for color in stride(from: 0, through: 255, by: 5) {
        for below in stride(from: 0, through: 255, by: 17) {
          let mixed = painted(
            0xFF00_0000 | UInt32(color) << 8 | UInt32(255 - color), cover: UInt8(cover),
            over: 0xFF00_0000 | UInt32(below) << 8 | UInt32(below))
          let green = (color * cover + below * (255 - cover) + 127) / 255
          let blue = ((255 - color) * cover + below * (255 - cover) + 127) / 255
          let expected = 0xFF00_0000 | UInt32(green) << 8 | UInt32(blue)
          if mixed != [expected, expected, expected] {
            Issue.record("\(color) through \(cover) over \(below): \(mixed), not \(expected)")
            return
          }
        }
      }
    }
  }

  /// `value / 255`, rounded.
  private func divided(_ value: UInt32) -> UInt32 { (value + 127) / 255 }

  @Test(arguments: [0, 1, 128, 254, 255] as [UInt8])
  func aTranslucentColorIsScaledAndLaidOver(cover: UInt8) {
    let color: UInt32 = 0x8012_6040
    for below in [0, 0x4020_1008, 0xFF33_66CC, 0xFFFF_FFFF] as [UInt32] {
      var expected: UInt32 = 0
      let alpha = divided(0x80 * UInt32(cover))
      for shift in [0, 8, 16, 24] as [UInt32] {
        let above = divided((color >> shift & 255) * UInt32(cover))
        expected |= (above + divided((below >> shift & 255) * (255 - alpha))) << shift
      }
      #expect(painted(color, cover: cover, over: below) == [expected, expected, expected])
    }
  }

  @Test func noCoverChangesNothingAndFullCoverEverything() {
    #expect(painted(0xFF12_A0FE, cover: 0, over: 0x8040_2010).allSatisfy { $0 == 0x8040_2010 })
    #expect(painted(0xFF12_A0FE, cover: 255, over: 0x8040_2010).allSatisfy { $0 == 0xFF12_A0FE })
  }

  @Test(arguments: 0...9) func nothingBesideIsTouched(count: Int) {
    var pixels = [UInt32](repeating: 7, count: 12)
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      unsafe PixelCoverage.paint(
        0xFF12_A0FE, through: [UInt8](repeating: 255, count: 12), onto: first + 1, count: count)
    }
    let inside = [UInt32](repeating: 0xFF12_A0FE, count: count)
    #expect(pixels == [7] + inside + [UInt32](repeating: 7, count: 11 - count))
  }

  @Test(arguments: [255, 200, 1, 0] as [UInt8])
  func pixelsAreLaidOverPixels(opacity: UInt8) {
    // Runs of all lengths of opaque, clear and translucent ones.
    let kinds: [UInt32] = [0xFF12_A0FE, 0, 0x8040_2010, 0xFF00_00FF]
    for count in 0..<40 {
      for length in 1..<12 {
        let above = (0..<count).map { kinds[$0 / length % kinds.count] }
        let below = (0..<count).map { [0, 0xFF33_66CC, 0x4020_1008][$0 % 3] as UInt32 }
        var pixels = below + [7]
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
          guard let first = pixels.baseAddress else { return }
          unsafe above.withUnsafeBufferPointer { above in
            guard let other = above.baseAddress else { return }
            unsafe PixelCoverage.paint(other, opacity: opacity, onto: first, count: count)
          }
        }
        let expected = zip(above, below).map { above, below in
          let alpha = divided((above >> 24) * UInt32(opacity))
          return [0, 8, 16, 24].reduce(UInt32(0)) { word, shift in
            let channel = divided((above >> shift & 255) * UInt32(opacity))
            return word | (channel + divided((below >> shift & 255) * (255 - alpha))) << shift
          }
        }
        if pixels != expected + [7] {
          Issue.record("\(count) pixels in runs of \(length): \(pixels), not \(expected)")
          return
        }
      }
    }
  }
}
