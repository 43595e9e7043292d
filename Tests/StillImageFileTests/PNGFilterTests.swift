import StillRaster
import Testing

@testable import StillImageFile

@Suite("The filter of a row")
struct PNGFilterTests {
  /// The filters' numbers, row by row.
  static func filters(of bitmap: Bitmap) -> [UInt8] {
    let lines = PNGFilter(pixels: PixelRows(bitmap), hasAlpha: false).scanlines()
    return stride(from: 0, to: lines.count, by: 1 + bitmap.width * 3).map { lines[$0] }
  }

  @Test("is Up below an equal row, and on a vertical gradient")
  func up() {
    let bitmap = TestPictures.picture(33, 9) { x, y in
      RGBA8(red: UInt8(x * x % 256), green: UInt8(y / 3 + x), blue: UInt8(x * 91 % 256))
    }
    #expect(Self.filters(of: bitmap).dropFirst() == [2, 2, 2, 2, 2, 2, 2, 2])
  }

  @Test("is Sub on a horizontal gradient that has nothing to do with the row above")
  func sub() {
    let bitmap = TestPictures.picture(33, 4) { x, y in
      RGBA8(
        red: UInt8(x + 100 * (y % 2)), green: UInt8(x + 90 * (y % 2)),
        blue: UInt8(x + 80 * (y % 2)))
    }
    #expect(Self.filters(of: bitmap) == [1, 1, 1, 1])
  }

  @Test("is None on edges")
  func none() {
    let bitmap = TestPictures.picture(33, 6) { x, y in
      let ink: UInt8 = (x / 2 * 7 + y * 5) % 3 == 0 ? 0 : 255
      return RGBA8(red: ink, green: ink, blue: ink)
    }
    #expect(Self.filters(of: bitmap) == [0, 0, 0, 0, 0, 0])
  }

  @Test("leaves what PNG says it leaves")
  func bytes() {
    let bitmap = TestPictures.picture(2, 2) { x, y in
      RGBA8(red: UInt8(10 + x), green: UInt8(20 + 2 * y), blue: UInt8(255 * x))
    }
    let up = PNGFilter(pixels: PixelRows(bitmap), hasAlpha: true).scanlines()
    // The first row has edges; the second is the first but for the green.
    #expect(up == [0, 10, 20, 0, 255, 11, 20, 255, 255, 2, 0, 2, 0, 0, 0, 2, 0, 0])
  }

  @Test("is Average or Paeth on noise, where that leaves less")
  func noise() throws {
    var seed: UInt32 = 7
    let bitmap = TestPictures.picture(24, 8) { x, y in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      // Slopes in two directions, below grain.
      return RGBA8(
        red: UInt8(x + 12 * y + Int(seed >> 31)), green: UInt8(9 * x + y + Int(seed >> 30)),
        blue: UInt8(9 * x + y))
    }
    #expect(Self.filters(of: bitmap).dropFirst().allSatisfy { $0 >= 3 })
    #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap)) == bitmap)
  }
}
