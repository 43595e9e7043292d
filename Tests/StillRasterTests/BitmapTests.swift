import Foundation
import StillRaster
import Testing

@Suite("A bitmap")
struct BitmapTests {
  @Test("is transparent when it is made")
  func cleared() {
    let bitmap = Bitmap(width: 3, height: 2, scale: 2)
    #expect(bitmap.width == 3 && bitmap.height == 2 && bitmap.scale == 2)
    for y in 0..<2 {
      for x in 0..<3 { #expect(bitmap[x, y] == RGBA8(red: 0, green: 0, blue: 0, alpha: 0)) }
    }
  }

  @Test("holds blue, green, red and alpha, the colours multiplied by alpha")
  func layout() {
    var bitmap = Bitmap(width: 2, height: 2)
    bitmap[1, 1] = RGBA8(red: 200, green: 100, blue: 50, alpha: 128)
    let bytes = unsafe bitmap.withUnsafeBytes { unsafe [UInt8]($0) }
    #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 50, 100, 128])
  }

  @Test("leaves its copies alone when it is written")
  func copyOnWrite() {
    var bitmap = Bitmap(width: 2, height: 2)
    let copy = bitmap
    #expect(bitmap == copy)
    bitmap[0, 1] = RGBA8(red: 1, green: 2, blue: 3)
    #expect(copy[0, 1].alpha == 0)
    #expect(bitmap[0, 1] == RGBA8(red: 1, green: 2, blue: 3))
    #expect(bitmap != copy)
  }

  @Test("is another one at another scale or with sides exchanged")
  func equality() {
    #expect(Bitmap(width: 2, height: 3) != Bitmap(width: 3, height: 2))
    #expect(Bitmap(width: 2, height: 3) != Bitmap(width: 2, height: 3, scale: 2))
    #expect(Bitmap(width: 0, height: 3) == Bitmap(width: 0, height: 3))
  }

  @Test("refuses pixels outside of it")
  func outside() async {
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2)[2, 0] }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2)[0, -1] }
  }
}

@Suite("Multiplying by alpha")
struct PremultiplicationTests {
  @Test("undoes dividing by it, for every pair of alpha and component")
  func roundTrip() {
    for alpha in UInt32(0)...255 {
      for component in 0...alpha {
        let pixel = alpha << 24 | component << 16 | (alpha - component) << 8 | component / 2
        let back = RGBA8(premultiplied: pixel).premultiplied
        if back != pixel { Issue.record("\(component) at \(alpha)") }
      }
    }
  }

  @Test("rounds to nearest")
  func rounding() {
    #expect(RGBA8(red: 255, green: 1, blue: 2, alpha: 127).premultiplied == 0x7F7F_0001)
    #expect(RGBA8(premultiplied: 0x0201_0002) == RGBA8(red: 128, green: 0, blue: 255, alpha: 2))
  }

  @Test("keeps a colour above its alpha in range")
  func overflow() {
    #expect(RGBA8(premultiplied: 0x10FF_0008) == RGBA8(red: 255, green: 0, blue: 128, alpha: 16))
  }
}
