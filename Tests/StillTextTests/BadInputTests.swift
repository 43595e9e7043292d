import Foundation
import StillText
import StillTextEngine
import Testing

struct BadInputTests {
  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity, 1e6, 1e300, 1e-300])
  func anySizeGivesFiniteLayouts(size: Double) {
    let text = paragraph("Hello world", size: CGFloat(size))
    let layout = text.layout(width: 50, height: 100)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    #expect(layout.size.width >= 0 && layout.size.height >= 0)
    #expect(text.warnings.isEmpty == (size >= 0 && size <= 1e6))
    for run in layout.runs {
      for glyph in run.glyphs.glyphs {
        _ = run.glyphs.source.coverage(of: glyph, scale: 2, phase: .zero)
        _ = run.glyphs.source.outline(of: glyph)
      }
    }
  }

  @Test func badNumbersAreMadeSafe() {
    let attributes = TextAttributes(
      font: FontDescriptor(size: 17, weight: .nan), tracking: .nan, kerning: .infinity,
      baselineOffset: -.infinity)
    let style = ParagraphStyle(
      lineLimit: .min, reservedLines: .min, lineSpacing: .nan, pixelLength: .nan)
    let text = system.paragraph([TextRun("Hello", attributes: attributes)], style: style)
    #expect(text.size(width: nil, height: nil) == paragraph("Hello").size(width: nil, height: nil))
    #expect(text.warnings.count == 4)
  }

  @Test func negativeTrackingCannotMakeNegativeSizes() {
    let attributes = TextAttributes(font: FontDescriptor(size: 17), tracking: -100)
    let text = system.paragraph([TextRun("a b c d", attributes: attributes)], style: .init())
    for width in [nil, 0, 10, 100] as [CGFloat?] {
      #expect(text.size(width: width, height: nil).width >= 0)
    }
  }

  @Test func anyScalarCanBeMeasured() {
    var generator = SplitMix(state: 7)
    for _ in 0..<200 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<(generator.next() % 24) {
        let limit: UInt64 = [0x80, 0x3000, 0x2_0000, 0x11_0000][Int(generator.next() % 4)]
        if let scalar = Unicode.Scalar(UInt32(generator.next() % limit)) { scalars.append(scalar) }
      }
      let text = paragraph(String(scalars))
      for width in [nil, 0, 30, 200] as [CGFloat?] {
        let layout = text.layout(width: width, height: nil)
        #expect(layout.size.width.isFinite && !layout.lines.isEmpty)
        #expect(layout.size.width <= width ?? .infinity)
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func longTextsEnd() {
    let line = String(repeating: "abcdefghij", count: 20_000)
    #expect(paragraph(line).layout(width: 300, height: nil).lines.count > 4_000)
    #expect(paragraph(line).layout(width: 300, height: 50).lines.count == 2)
    let marks = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(paragraph(marks).size(width: 10, height: nil).height == 21)
  }

  @Test func threadsGiveEqualResults() async {
    let alone = samples.map { Self.fingerprint($0, EmbeddedTextSystem()) }
    let shared = EmbeddedTextSystem()
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { samples.map { Self.fingerprint($0, shared) } }
      }
      for await result in group { #expect(result == alone) }
    }
  }

  private static func fingerprint(_ text: String, _ system: EmbeddedTextSystem) -> String {
    let font = FontDescriptor(size: 15, weight: 600)
    let layout = system.paragraph([TextRun(text, attributes: .init(font: font))], style: .init())
      .layout(width: 60, height: nil)
    var description = "\(layout.size) \(layout.lines.map(\.range))"
    for run in layout.runs {
      description += " \(run.origin) \(run.glyphs.source.identifier)"
      for (glyph, position) in zip(run.glyphs.glyphs, run.glyphs.positions) {
        let mask = run.glyphs.source.coverage(of: glyph, scale: 1, phase: .zero)
        let ink = mask?.coverage.reduce(0) { $0 + Int($1) } ?? 0
        description += " \(glyph)@\(position.x):\(ink)"
      }
    }
    return description
  }
}
