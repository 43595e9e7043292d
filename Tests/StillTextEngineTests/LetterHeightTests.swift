import Foundation
import StillGeometry
import StillText
import StillTextTestSupport
import Testing

@testable import StillTextEngine

/// How high letters of the system's design are (rule L9.17).
struct LetterHeightTests {
  private func font(_ size: CGFloat, weight: CGFloat = 400) -> FontDescriptor {
    FontDescriptor(family: .system(.default), size: size, weight: weight)
  }

  /// The box around the ink of a character, in ems, y down from the baseline.
  private func ink(_ character: String, _ descriptor: FontDescriptor) throws -> CGRect {
    let run = TextRun(character, attributes: TextAttributes(font: descriptor))
    let layout = EmbeddedTextSystem.shared.paragraph([run], style: .init())
      .layout(width: nil, height: nil)
    let glyphs = try #require(layout.runs.first).glyphs
    let glyph = try #require(glyphs.glyphs.first)
    let box = glyphs.source.outline(of: glyph).boundingRect
    let size = descriptor.size
    return CGRect(
      x: box.minX / size, y: box.minY / size, width: box.width / size, height: box.height / size)
  }

  @Test(
    arguments: [
      ("H", 0.7047), ("T", 0.7047), ("1", 0.7047), ("x", 0.5275), ("z", 0.5275), ("n", 0.5344),
      ("d", 0.7346), ("k", 0.7346), ("t", 0.6623), ("f", 0.739), ("i", 0.743), ("0", 0.7205),
      ("Д", 0.7047), ("/", 0.729),
    ] as [(String, CGFloat)])
  func textsRiseAsInApplesPictures(_ character: String, _ top: CGFloat) throws {
    #expect(try abs(-ink(character, font(15)).minY - top) < 0.002)
  }

  /// 26 pixels at 16 points and 2 pixels a point, in `HymnMusicView.guitar-only` of Hymns-iOS.
  @Test func perCentIsAsWideAsInApplesPicture() throws {
    #expect(try abs(ink("%", font(16)).width * 32 - 26) < 0.5)
  }

  @Test(
    arguments: [("p", 0.1765), ("q", 0.1765), ("g", 0.1935), ("H", 0), ("x", 0), ("/", 0.171)]
      as [(String, CGFloat)])
  func textsReachAsFarBelow(_ character: String, _ bottom: CGFloat) throws {
    #expect(try abs(ink(character, font(15)).maxY - bottom) < 0.002)
  }

  /// Edges in pixels of "Heading 1" at 64 pixels, in the theme DocC of swift-markdown-ui.
  @Test(
    arguments: [
      ("H", 45.09, 0), ("d", 45.09, 0.63), ("n", 33.77, 0), ("e", 33.77, 0.63), ("g", 33.77, 11.57),
    ] as [(String, CGFloat, CGFloat)])
  func titlesRiseAsInApplesPicture(_ character: String, _ top: CGFloat, _ bottom: CGFloat) throws {
    let box = try ink(character, font(32, weight: 600))
    #expect(abs(-box.minY * 64 - top) < 0.2)
    #expect(abs(box.maxY * 64 - bottom) < 0.2)
  }

  /// Edges in pixels of n in the lesser headings of swift-markdown-ui: semibold letters are higher than regular ones.
  @Test(arguments: [(16, 17.32), (14, 15.16)] as [(CGFloat, CGFloat)])
  func boldTextsHaveHigherSmallLetters(_ size: CGFloat, _ top: CGFloat) throws {
    #expect(try abs(-ink("n", font(size, weight: 600)).minY * 2 * size - top) < 0.1)
    #expect(try abs(-ink("H", font(size, weight: 600)).minY - 0.7047) < 0.002)
  }

  /// Edges in pixels of "Title" and "Description" at 96 pixels in plasma-ios.
  @Test(arguments: [("T", 67.65), ("h", 67.65), ("n", 49.64)] as [(String, CGFloat)])
  func lighterTitlesHaveLowerSmallLetters(_ character: String, _ top: CGFloat) throws {
    #expect(try abs(-ink(character, font(32)).minY * 96 - top) < 0.2)
  }

  /// Ascenders go from those of texts to those of titles; at 23 points 33 pixels of 46.
  @Test func ascendersBecomeShorterWithTheSize() throws {
    let tops = try [17, 19, 20, 23, 28, 40].map { try -ink("d", font($0, weight: 600)).minY }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 - 1e-4 })
    #expect(abs(tops[3] - 33.0 / 46) < 0.003)
    #expect(abs(tops[5] - 0.7047) < 0.001)
  }

  @Test func aFamilyThatIsNamedStaysAsDrawn() throws {
    let drawn = FontDescriptor(family: .named("Inter"), size: 15)
    #expect(try abs(-ink("H", drawn).minY - 2048.0 / 2816) < 0.001)
  }

  /// What lies beyond the knots keeps its distance to them, at the scale of the capitals.
  @Test(
    arguments: [(-1, -0.6), (0, 0), (0.25, 0.2), (0.5, 0.4), (0.75, 0.6), (1, 0.8), (2, 1.3)]
      as [(CGFloat, CGFloat)])
  func heightsGoFromKnotToKnot(_ height: CGFloat, _ placed: CGFloat) {
    let map = HeightMap(
      knots: [.init(-0.2, -0.2), .init(0, 0), .init(0.5, 0.4), .init(1, 0.8)], scale: 0.5)
    #expect(abs(map.placed(height) - placed) < 1e-9)
    #expect(HeightMap(knots: [], scale: 0.5).placed(height) == height * 0.5)
  }
}
