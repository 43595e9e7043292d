import Foundation
import StillRaster
import Testing

@testable import StillImageFile

/// What our own packer writes, read back by libwebp.
@Suite("Pictures that repeat themselves, packed as WebP")
struct WebPPackingTests {
  /// The same numbers every time.
  private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  /// Pixels of which most are copies of others, from all distances, near and far.
  private static func picture(
    _ width: Int, _ height: Int, colors: Int, seed: UInt64, hasAlpha: Bool = false
  ) -> Bitmap {
    var numbers = Numbers(state: seed)
    let palette = (0..<colors).map { _ in
      RGBA8(
        red: UInt8(numbers.next(below: 256)), green: UInt8(numbers.next(below: 256)),
        blue: UInt8(numbers.next(below: 256)),
        alpha: hasAlpha ? UInt8(numbers.next(below: 3) * 127) : 255)
    }
    var pixels: [RGBA8] = []
    while pixels.count < width * height {
      if pixels.isEmpty || numbers.next(below: 40) == 0 {
        pixels.append(palette[numbers.next(below: colors)])
        continue
      }
      let up = numbers.next(below: 9)
      let left = numbers.next(below: 19) - 9
      let step = max(up * width + left, 1)
      let distance = min(step, pixels.count)
      for _ in 0...(numbers.next(below: 8) == 0 ? 400 : 12) {
        pixels.append(pixels[pixels.count - distance])
      }
    }
    let all = pixels
    // As pictures hold them: what lets everything through has no colour.
    return TestPictures.picture(width, height) { x, y in
      RGBA8(premultiplied: all[y * width + x].premultiplied)
    }
  }

  private static func packed(_ picture: Bitmap, hasAlpha: Bool) -> [UInt8]? {
    let all = PixelRectangle(x: 0, y: 0, width: picture.width, height: picture.height)
    return WebPFrameCoder(hasAlpha: hasAlpha, quality: nil).packed(FilmPixels(picture, in: all))
  }

  private static func unpacked(_ chunk: [UInt8], width: Int, height: Int) throws -> Bitmap {
    let count = chunk.count + 4
    let length = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    let file = Data(Array("RIFF".utf8) + length + Array("WEBP".utf8) + chunk)
    return try PictureDecoder(file).bitmap(width: width, height: height)
  }

  @Test(arguments: [
    (1, 1), (1, 90), (90, 1), (2, 50), (3, 40), (7, 33), (9, 30), (17, 64), (320, 200),
  ])
  func comeBackAsTheyWere(_ width: Int, _ height: Int) throws {
    for seed in 1...12 {
      for hasAlpha in [false, true] {
        let picture = Self.picture(
          width, height, colors: [1, 2, 3, 40][seed % 4], seed: UInt64(seed), hasAlpha: hasAlpha)
        let chunk = try #require(Self.packed(picture, hasAlpha: hasAlpha))
        #expect(try Self.unpacked(chunk, width: width, height: height) == picture)
      }
    }
  }

  @Test func codesOfVeryUnequalFrequenciesAreNotTooLong() throws {
    // Frequencies as Fibonacci's numbers make the longest codes there are.
    var (a, b) = (1, 1)
    var pixels: [UInt8] = []
    for level in 0..<22 {
      for _ in 0..<a { pixels.append(UInt8(level)) }
      (a, b) = (b, a + b)
    }
    // Spread, so that few are copies.
    var numbers = Numbers(state: 5)
    for index in pixels.indices.reversed() {
      pixels.swapAt(index, numbers.next(below: index + 1))
    }
    let all = pixels
    let picture = TestPictures.picture(200, all.count / 200) { x, y in
      RGBA8(red: all[y * 200 + x], green: all[y * 200 + x] &* 7, blue: 9, alpha: 255)
    }
    if let chunk = Self.packed(picture, hasAlpha: false) {
      #expect(try Self.unpacked(chunk, width: 200, height: picture.height) == picture)
    }
    let film = try Films.bytes(of: [picture]) { output in
      try WebPFilmWriter(Films.shape([picture]), plays: 0, quality: nil, to: output)
    }
    #expect(try WebPReader(film).frames == [picture])
  }

  @Test func noiseIsLeftToLibwebp() throws {
    var numbers = Numbers(state: 3)
    let noise = TestPictures.picture(64, 64) { _, _ in
      RGBA8(
        red: UInt8(numbers.next(below: 256)), green: UInt8(numbers.next(below: 256)),
        blue: UInt8(numbers.next(below: 256)), alpha: 255)
    }
    #expect(Self.packed(noise, hasAlpha: false) == nil)
    let film = try Films.bytes(of: [noise]) { output in
      try WebPFilmWriter(Films.shape([noise]), plays: 0, quality: nil, to: output)
    }
    #expect(try WebPReader(film).frames == [noise])
  }
}
