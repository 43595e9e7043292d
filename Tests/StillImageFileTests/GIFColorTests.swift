import StillRaster
import Testing

@testable import StillImageFile

@Suite("Colours of GIFs")
struct GIFColorTests {
  private static func squared(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16].reduce(0) { sum, shift in
      let gap = Int(a >> UInt32(shift) & 255) - Int(b >> UInt32(shift) & 255)
      return sum + gap * gap
    }
  }

  /// So many different colours, spread over all of them.
  private static func colors(_ count: Int, from start: UInt32 = 0) -> [UInt32] {
    (0..<UInt32(count)).map { ($0 &+ start) &* 0x9E_3779 & 0xFF_FFFF | 0xFF00_0000 }
  }

  private static func picture(_ colors: [UInt32]) -> Bitmap {
    TestPictures.picture(colors.count, 1) { x, _ in RGBA8(premultiplied: colors[x]) }
  }

  @Test func areTheNearestOfThePalette() throws {
    let palette = GIFPalette(colors: Self.colors(200, from: 90_000))
    let shown = Self.colors(20_000)
    let map = try #require(GIFColorMap(palette))
    let picture = Self.picture(shown)
    let row = PixelRectangle(x: 0, y: 0, width: shown.count, height: 1)
    let numbers = map.numbers(of: FilmPixels(picture, in: row), previous: nil, clear: 255)
    for (color, number) in zip(shown, numbers) {
      let least = palette.colors.map { Self.squared($0, color) }.min()
      #expect(Self.squared(palette.colors[Int(number)], color) == least)
    }
  }

  @Test func aPaletteForFewColoursIsNearThem() throws {
    // Close together, as at the edges of letters: 600 levels between two colours.
    let shown = (0..<600).map { step -> UInt32 in
      let level = UInt32(step * 255 / 599)
      return 0xFF00_0000 | level << 16 | (255 - level) << 8 | UInt32(step % 3) * 2
    }
    let histogram = try #require(ColorHistogram())
    histogram.add(Self.picture(shown))
    let palette = histogram.palette(most: 255)
    let error = shown.reduce(0) { sum, color in
      sum + (palette.colors.map { Self.squared($0, color) }.min() ?? 0)
    }
    #expect(Double(error) / 600 < 3)
    // What the palette says of itself and what a histogram says of it are what is seen.
    #expect(abs(histogram.error(of: palette) - Double(error) / 600) < 1e-9)
  }

  @Test func aPaletteDoesNotDependOnTheOrderOfFrames() throws {
    for count in [300, 30_000] {
      let pictures = (0..<3).map { Self.picture(Self.colors(count / 3, from: UInt32($0 * 5_000))) }
      let palettes = try [[0, 1, 2], [2, 0, 1]].map { order in
        let histogram = try #require(ColorHistogram())
        for index in order { histogram.add(pictures[index]) }
        return histogram.palette(most: 255).colors
      }
      #expect(palettes[0] == palettes[1])
    }
  }
}
