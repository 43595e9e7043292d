import Foundation
import StillText
import StillTextEngine
import StillTextTestSupport
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

  @Test(.timeLimit(.minutes(10))) func longTextsEnd() {
    let line = String(repeating: "abcdefghij", count: 20_000)
    #expect(paragraph(line).layout(width: 300, height: nil).lines.count > 4_000)
    #expect(paragraph(line).layout(width: 300, height: 50).lines.count == 2)
    let marks = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(paragraph(marks).size(width: 10, height: nil).height == 21)
  }

  /// Nothing is nowhere: sizes are finite, no wider than proposed, lines tile the text and stay where they are.
  private func expectSane(_ text: String, width: CGFloat?, style: ParagraphStyle = .init()) {
    let layout = paragraph(text, style: style).layout(width: width, height: nil)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    #expect(layout.size.width <= width ?? .infinity && layout.size.height > 0)
    var end = 0
    for line in layout.lines {
      #expect(line.range.lowerBound == end)
      end = line.range.upperBound
    }
    #expect(end == text.utf16.count)
    guard style.lineLimit == nil, text.utf16.count < 10_000 else { return }
    let again = paragraph(text, style: style).layout(
      width: layout.size.width, height: layout.size.height)
    #expect(again.lines.map(\.range) == layout.lines.map(\.range))
  }

  @Test(
    arguments: [
      [0xD800], [0xDC00, 0x61], [0x61, 0xDBFF, 0x62], [0xD83D, 0xD83D, 0xDE00, 0xDE00],
      [0, 0, 0], [0x61, 0, 0x62], [0xFFFE, 0xFFFF], [0x7F, 0x80, 0x9F], [0xFEFF, 0xFEFF],
    ] as [[UInt16]])
  func brokenUnitsAndControlsAreHarmless(units: [UInt16]) {
    let text = String(decoding: units, as: UTF16.self)
    for width in [nil, 0, 10] as [CGFloat?] { expectSane(text, width: width) }
  }

  /// Texts that `scripts/fuzz` starts from, and that it found.
  @Test func theCorpusIsHarmless() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Corpus/text")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 12)
    for file in files {
      let text = String(decoding: try Data(contentsOf: file).dropFirst(4), as: UTF8.self)
      for width in [nil, 0, 40] as [CGFloat?] {
        expectSane(text, width: width)
        expectSane(text, width: width, style: .init(lineLimit: 1, truncation: .middle))
      }
    }
  }

  @Test func nullsTakeNoRoomAndLeaveNoInk() {
    #expect(lineWidth("a\0\0b") - lineWidth("ab") < 0.5)
    #expect(glyphs(paragraph("\0\0").layout(width: nil, height: nil)).isEmpty)
  }

  @Test(.timeLimit(.minutes(10)), arguments: [nil, 300] as [CGFloat?])
  func aMegabyteOnOneLineIsSet(width: CGFloat?) {
    let words = String(repeating: "lorem ipsum dolor sit ", count: 47_663)
    #expect(words.utf8.count >= 1_048_576)
    expectSane(words, width: width)
    expectSane(words, width: width, style: .init(lineLimit: 1, truncation: .middle))
  }

  @Test(.timeLimit(.minutes(10))) func aHundredThousandLinesAreSet() {
    let text = String(repeating: "\n", count: 100_000)
    let layout = paragraph(text).layout(width: 100, height: nil)
    #expect(layout.lines.count == 100_000)
    #expect(layout.size.height == (100_000 * 20.287109375).rounded(.up))
  }

  @Test(.timeLimit(.minutes(10))) func tabsAndMarksInMassesEnd() {
    let tabs = String(repeating: "\t", count: 50_000) + "a"
    let marks = String(repeating: "a" + String(repeating: "\u{301}", count: 500), count: 20)
    for mode in [.tail, .head, .middle] as [ParagraphStyle.Truncation] {
      expectSane(tabs, width: 200, style: .init(lineLimit: 1, truncation: mode))
      expectSane(marks, width: 50, style: .init(lineLimit: 1, truncation: mode))
    }
    expectSane(tabs, width: nil)
    expectSane(tabs, width: 200)
    expectSane(marks, width: 20)
    expectSane(String(repeating: "\u{301}", count: 10_000), width: 20)
  }

  @Test(.timeLimit(.minutes(10))) func masterlessDirectionsEnd() {
    let controls: [Unicode.Scalar] = [
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}",
      "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}", "a", " ", "1", "\u{5D0}",
    ]
    var generator = SplitMix(state: 3)
    for count in [1, 10, 200, 5000] {
      var text = String.UnicodeScalarView()
      for _ in 0..<count { text.append(controls[Int(generator.next() % 15)]) }
      for width in [nil, 0, 60] as [CGFloat?] { expectSane(String(text), width: width) }
      expectSane(String(text), width: 60, style: .init(lineLimit: 1, truncation: .middle))
    }
    expectSane(String(repeating: "\u{202E}a", count: 2000), width: 100)
    expectSane(String(repeating: "\u{2067}a\u{2066}1", count: 2000), width: 100)
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
