import Foundation
import StillGeometry
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

struct CoverageTests {
  private func unphasedMask(of glyph: GlyphID, _ source: any GlyphSource) -> GlyphMask? {
    source.coverage(of: glyph, scale: 1, phase: .zero)
  }

  /// The centroid of a line's ink moves by 1/16 pixel each time.
  ///
  /// Exact area coverage puts each pixel's ink at its middle, so a stem's centroid is off by up to 1/8
  /// pixel, and 8-bit coverage weighs it a little differently at each phase. Over a line that leaves a
  /// third of a step. Hinting, or masks at whole pixels, would show as steps of 0 and 1.
  @Test(arguments: [11.0, 17, 60], [1.0, 2, 3])
  func inkMovesSmoothlyAcrossAPixel(size: Double, scale: Double) throws {
    let scale = CGFloat(scale)
    let layout = paragraph("Hamburgefonstiv, 12 and more", size: CGFloat(size))
      .layout(width: nil, height: nil)
    let width = Int(layout.size.width * scale) + 8
    let height = Int(layout.size.height * scale) + 8
    let centroids = (0...16).map { phase in
      var canvas = Canvas(width: width, height: height)
      let shift = 2 + CGFloat(phase) / 16
      canvas.draw(layout, scale: scale, offset: CGPoint(x: shift, y: shift))
      return canvas.centroid
    }
    for phase in 1...16 {
      let shift = CGFloat(phase) / 16
      #expect(abs(centroids[phase].x - centroids[phase - 1].x - 1 / 16) < 0.022)
      #expect(abs(centroids[phase].y - centroids[phase - 1].y - 1 / 16) < 0.022)
      #expect(abs(centroids[phase].x - centroids[0].x - shift) < 0.05)
      #expect(abs(centroids[phase].y - centroids[0].y - shift) < 0.05)
    }
    #expect(abs(centroids[16].x - centroids[0].x - 1) < 1e-9)
  }

  @Test func inkStandsOnTheBaseline() throws {
    let layout = paragraph("H", size: 100, isSystemTracked: false)
      .layout(width: nil, height: nil)
    let source = layout.runs[0].glyphs.source
    let glyph = layout.runs[0].glyphs.glyphs[0]
    let mask = try #require(unphasedMask(of: glyph, source))
    // Capital height is 72.7 points.
    #expect(mask.top == -73 && mask.heightInPixels == 73)
    #expect(mask.coverage.max() == 255)
    let bounds = pointBounds(source.outline(of: glyph))
    #expect(abs(bounds.maxY) < 1e-6 && abs(bounds.minY + 72.727) < 0.01)
    #expect(abs(bounds.minX - CGFloat(mask.left)) < 1)
  }

  @Test func unknownAndHugeGlyphsHaveNoMask() {
    let layout = paragraph("H", size: 900).layout(width: nil, height: nil)
    let source = layout.runs[0].glyphs.source
    let glyph = layout.runs[0].glyphs.glyphs[0]
    #expect(unphasedMask(of: glyph, source) == nil)
    #expect(!source.outline(of: glyph).isEmpty)
    #expect(unphasedMask(of: 0xFFFFFF, source) == nil)
    #expect(source.outline(of: 0xFFFFFF).isEmpty)
    for scale in [0, -1, .nan, .infinity, 1e30] as [CGFloat] {
      #expect(source.coverage(of: glyph, scale: scale, phase: .zero) == nil)
    }
    let nowhere = CGPoint(x: CGFloat.nan, y: 0)
    #expect(source.coverage(of: glyph, scale: 0.1, phase: nowhere) == nil)
  }

  @Test func coverageAgreesWithTheOutlinesArea() throws {
    let layout = paragraph("l", size: 200).layout(width: nil, height: nil)
    let source = layout.runs[0].glyphs.source
    let glyph = layout.runs[0].glyphs.glyphs[0]
    let mask = try #require(unphasedMask(of: glyph, source))
    let bounds = pointBounds(source.outline(of: glyph))
    let area = CGFloat(mask.coverage.reduce(0) { $0 + Int($1) }) / 255
    #expect(abs(area / (bounds.width * bounds.height) - 1) < 0.01)
  }

  @Test(arguments: [17.0, 60]) func linesHaveInkWhereExpected(size: Double) throws {
    let text = "Hamburgefonstiv, AV To 10:30 \u{2192} \u{1F31F} office 漢"
    let layout = paragraph(text, size: CGFloat(size)).layout(width: nil, height: nil)
    var canvas = Canvas(
      width: Int(layout.size.width) + 8, height: Int(layout.size.height) + 8)
    canvas.draw(layout, scale: 1, offset: CGPoint(x: 4, y: 4))
    try canvas.dump("line-\(Int(size))")
    #expect(canvas.ink.contains { $0 > 200 })
    #expect(canvas.ink.prefix(canvas.width * 4).allSatisfy { $0 == 0 })
  }

  @Test func paragraphOfTwoFontsStaysInItsRectangle() throws {
    let text = "The quick brown fox jumps over the lazy dog, twice.\n\nNew paragraph."
    let style = ParagraphStyle(alignment: .center, lineLimit: 6, pixelLength: 0.5)
    let plain = TextAttributes(font: FontDescriptor(size: 17))
    let bold = TextAttributes(font: FontDescriptor(size: 22, weight: 700, isItalic: true))
    let layout = system.paragraph(
      [TextRun(text, attributes: plain), TextRun(" Bold italic and more", attributes: bold)],
      style: style
    ).layout(width: 150, height: nil)
    var canvas = Canvas(width: 316, height: Int(layout.size.height * 2) + 16)
    canvas.draw(layout, scale: 2, offset: CGPoint(x: 8, y: 8))
    try canvas.dump("paragraph")
    #expect(layout.isTruncated)
    let edge = (0..<canvas.height).filter { canvas.ink[$0 * canvas.width + 2] > 0 }
    #expect(edge.isEmpty)
  }
}
