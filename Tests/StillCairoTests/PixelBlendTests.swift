import Testing

@testable import StillCairo

/// What the painting of glyphs computes for a pixel, beside plain division.
struct PixelBlendTests {
  @Test func anOpaqueColorIsMixedToTheNearestValue() {
    for cover in 0...255 {
      for color in stride(from: 0, through: 255, by: 5) {
        for below in stride(from: 0, through: 255, by: 17) {
          let mixed = PixelBlend.blendOpaque(
            PixelBlend.lanes(0xFF00_0000 | UInt32(color) << 8 | UInt32(255 - color)),
            cover: UInt8(cover), over: 0xFF00_0000 | UInt32(below) << 8 | UInt32(below))
          let green = (color * cover + below * (255 - cover) + 127) / 255
          let blue = ((255 - color) * cover + below * (255 - cover) + 127) / 255
          let expected = 0xFF00_0000 | UInt32(green) << 8 | UInt32(blue)
          if mixed != expected {
            Issue.record("\(color) through \(cover) over \(below): \(mixed), not \(expected)")
            return
          }
        }
      }
    }
  }

  @Test(arguments: [0, 1, 128, 254, 255] as [UInt8])
  func bothWaysDifferByRoundingOnly(cover: UInt8) {
    for below in [0, 0x4020_1008, 0xFF33_66CC, 0xFFFF_FFFF] as [UInt32] {
      let lanes = PixelBlend.lanes(0xFF12_A0FE)
      let once = PixelBlend.blendOpaque(lanes, cover: cover, over: below)
      let twice = PixelBlend.blend(lanes, cover: cover, over: below)
      for shift in [0, 8, 16, 24] as [UInt32] {
        #expect(abs(Int(once >> shift & 0xFF) - Int(twice >> shift & 0xFF)) <= 1)
      }
    }
  }

  @Test func noCoverChangesNothingAndFullCoverEverything() {
    let lanes = PixelBlend.lanes(0xFF12_A0FE)
    #expect(PixelBlend.blendOpaque(lanes, cover: 0, over: 0x8040_2010) == 0x8040_2010)
    #expect(PixelBlend.blendOpaque(lanes, cover: 255, over: 0x8040_2010) == 0xFF12_A0FE)
  }
}
