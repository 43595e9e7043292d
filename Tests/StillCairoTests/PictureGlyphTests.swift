import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import StillText
import Testing

/// Glyphs that are pictures of 8 × 8 pixels for 8 pixels an em: red, with a green right half.
private final class FakePictures: GlyphSource {
  let identifier: UInt64
  let picturePointsPerEm: CGFloat
  var isColored: Bool { true }

  init(identifier: UInt64, size: CGFloat) {
    self.identifier = identifier
    picturePointsPerEm = size
  }

  func outline(of glyph: GlyphID) -> Path {
    Path(CGRect(0, -picturePointsPerEm, picturePointsPerEm, picturePointsPerEm))
  }

  func coverage(of glyph: GlyphID, scale: CGFloat, phase: CGPoint) -> GlyphMask? { nil }

  func picture(of glyph: GlyphID) -> GlyphPicture? {
    guard glyph != 0 else { return nil }
    let pixels = (0..<64).map { $0 % 8 < 4 ? 0xFFFF_0000 : 0xFF00_FF00 as UInt32 }
    return GlyphPicture(
      left: 0, top: -8, widthInPixels: 8, heightInPixels: 8, pixelsPerEm: 8, pixels: pixels)
  }

  var run: GlyphRun { GlyphRun(source: self, glyphs: [1], positions: [.zero]) }
}

@Suite("A coloured glyph")
struct PictureGlyphTests {
  private let red = RGBA8(red: 255, green: 0, blue: 0, alpha: 255)
  private let green = RGBA8(red: 0, green: 255, blue: 0, alpha: 255)

  @Test("is painted in its own colours, whatever the paint", arguments: [1, 2, 3] as [CGFloat])
  func colours(scale: CGFloat) throws {
    let source = FakePictures(identifier: 7_001, size: 8)
    let picture = try paint(
      12, 12, scale: scale, on: nil, [.glyphs(source.run, at: CGPoint(x: 2, y: 10), .blue)])
    #expect(picture[Int(4 * scale), Int(6 * scale)] == red)
    #expect(picture[Int(8 * scale), Int(6 * scale)] == green)
    #expect(picture[Int(scale), Int(6 * scale)].alpha == 0)
    #expect(picture[Int(4 * scale), Int(11 * scale)].alpha == 0)
  }

  @Test("takes the opacity of its paint and of the layers around")
  func opacity() throws {
    let source = FakePictures(identifier: 7_002, size: 8)
    let glyph = DrawCommand.glyphs(
      source.run, at: CGPoint(x: 2, y: 10), .color(.gray(0, opacity: 0.5)))
    let picture = try paint(12, 12, on: nil, layer(opacity: 0.5, [glyph]))
    #expect((63...64).contains(picture[4, 6].alpha))
  }

  @Test(
    "has the same weight at every size and moves with its origin",
    arguments: [3, 5, 8, 13, 20] as [CGFloat])
  func weightAndPlace(size: CGFloat) throws {
    let source = FakePictures(identifier: 7_100 + UInt64(size), size: size)
    var last: CGPoint?
    for step in 0..<8 {
      let x = 6 + CGFloat(step) / 16
      let picture = try paint(
        32, 32, on: nil, [.glyphs(source.run, at: CGPoint(x: x, y: 28), .black)])
      let ink = (0..<32).reduce(0.0) { sum, row in
        sum + picture.alphas(row: row).reduce(0) { $0 + Double($1) / 255 }
      }
      #expect(abs(ink - size * size) < 0.04 * size * size + 0.5)
      let centroid = picture.inkCentroid
      // Every pixel is rounded to 8 bits, which a faint edge far from the middle weighs.
      #expect(abs(centroid.x - (x + size / 2)) < 1.0 / 12)
      #expect(abs(centroid.y - (28 - size / 2)) < 1.0 / 12)
      if let last { #expect(centroid.x > last.x) }
      last = centroid
    }
  }

  @Test("turns and mirrors like everything else")
  func turned() throws {
    let source = FakePictures(identifier: 7_003, size: 8)
    let glyph = DrawCommand.glyphs(source.run, at: CGPoint(x: 2, y: 10), .black)
    let mirrored = try paint(
      12, 12, on: nil,
      layer(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 12, ty: 0), [glyph]))
    #expect(mirrored[3, 6] == green && mirrored[8, 6] == red)
    let turned = try paint(
      12, 12, on: nil,
      layer(CGAffineTransform(translationX: 12, y: 0).rotated(by: .pi / 2), [glyph]))
    #expect(turned[6, 4] == red && turned[6, 8] == green)
  }

  @Test("stays inside clips, straight and curved ones")
  func clipped() throws {
    let source = FakePictures(identifier: 7_004, size: 8)
    let glyph = DrawCommand.glyphs(source.run, at: CGPoint(x: 2, y: 10), .black)
    for clip in [
      Clip.rectangle(CGRect(0, 0, 5, 12)),
      .path(Path(roundedRect: CGRect(0, 0, 5, 12), cornerRadius: 1), .nonZero),
    ] {
      let picture = try paint(12, 12, on: nil, layer(clip: clip, [glyph]))
      #expect(picture[4, 6] == red)
      #expect(picture[5, 6].alpha == 0)
    }
  }

  @Test("without a picture leaves no ink")
  func blank() throws {
    let source = FakePictures(identifier: 7_005, size: 8)
    let run = GlyphRun(source: source, glyphs: [0], positions: [.zero])
    let picture = try paint(12, 12, on: nil, [.glyphs(run, at: CGPoint(x: 2, y: 10), .black)])
    #expect(picture.alphas(row: 6).allSatisfy { $0 == 0 })
  }
}
