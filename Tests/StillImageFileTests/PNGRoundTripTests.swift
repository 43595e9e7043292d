import Foundation
import StillImageFile
import StillRaster
import Testing

@Suite("A PNG that was written gives the same bitmap when it is read")
struct PNGRoundTripTests {
  @Test("for every pair of alpha and component")
  func everyAlpha() throws {
    let bitmap = TestPictures.everyAlpha
    #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap)) == bitmap)
  }

  @Test("for opaque colours of every width, in both modes", arguments: [1, 2, 3, 4, 5, 7, 8, 300])
  func widths(width: Int) throws {
    for mode in [PNGEncoder.Mode.standard, .fast] {
      let bitmap = TestPictures.gradient(width, 301)
      #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap, mode: mode)) == bitmap)
    }
  }

  @Test(
    "for palettes of every depth, with and without transparency",
    arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257], [UInt8(255), 128, 0])
  func palettes(colors: Int, alpha: UInt8) throws {
    for width in [1, 7, 8, 9, 67] {
      let bitmap = TestPictures.stripes(width, 90, colors: colors, alpha: alpha)
      #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap)) == bitmap)
    }
  }

  @Test("for every scale", arguments: [1, 2, 3, 1.5, 0.25, 1.333, 10])
  func scales(scale: Double) throws {
    let bitmap = TestPictures.gradient(20, 20, scale: scale)
    #expect(try Bitmap(pngData: bitmap.pngData()).scale == scale)
  }

  @Test("and scales that no picture has are written as 1", arguments: [0, -1, .nan, .infinity])
  func impossibleScales(scale: Double) throws {
    let bitmap = TestPictures.gradient(2, 2, scale: scale)
    #expect(try Bitmap(pngData: bitmap.pngData()).scale == 1)
  }

  @Test("and the same bitmap always gives the same bytes")
  func deterministic() throws {
    let bitmap = TestPictures.everyAlpha
    let first = try PNGEncoder.encode(bitmap)
    #expect(try PNGEncoder.encode(bitmap) == first)
  }

  @Test("and an empty bitmap cannot be written", arguments: [(0, 0), (0, 5), (5, 0)])
  func empty(width: Int, height: Int) {
    #expect(throws: ImageFileError.empty(width: width, height: height)) {
      try PNGEncoder.encode(Bitmap(width: width, height: height))
    }
  }
}
