import Foundation
import StillGeometry
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

/// Laid out again at the size that it reported, a text breaks the same (rules L3.41–L3.43): whatever is in it.
struct StableLinesTests {
  /// What makes lines difficult: invisible characters, places where a line may end within a cluster, marks,
  /// directions, ligatures, spaces of all kinds.
  private static let atoms = [
    "\0", "\u{7F}", "\u{9D}", "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}",
    "\u{FE0F}", "\u{34F}", "\u{180B}", "\u{61C}", "\u{E0001}", "\t", " ", "  ", "\u{A0}",
    "\u{3000}", "\u{2003}", "\u{200E}", "\u{200F}", "\u{202B}", "\u{202E}", "\u{202C}", "\u{2067}",
    "\u{2069}",
    "\u{301}", "\u{5D0}\u{5B0}", "\u{5E9}\u{5DC}", "\u{645}\u{6CC}", "\u{644}\u{627}", "漢", "字",
    "👩‍👩‍👧", "🇪🇺", "ffi", "fl", "AV", "To", "->", "=>", "-", "- ", "a", "i", "W", "10:30", "x", "@",
    "(", ")", ".", "/", "\n", "\u{2028}", "e\u{301}", "word", "wonder\u{AD}ful", "क्षि",
    "\u{0E01}\u{0E33}",
  ]

  static func text(seed: UInt64) -> String {
    var generator = SplitMix(state: seed)
    let few = (0..<6).map { _ in atoms[Int(generator.next() % UInt64(atoms.count))] }
    return (0..<(4 + generator.next() % 28)).map { _ in
      // Repeated atoms join.
      generator.next() % 2 == 0
        ? few[Int(generator.next() % 6)] : atoms[Int(generator.next() % UInt64(atoms.count))]
    }.joined()
  }

  private func expectStable(
    _ text: String, spacing: CGFloat, style: ParagraphStyle, widths: some Sequence<CGFloat>,
    _ note: String
  ) {
    var attributes = TextAttributes(font: FontDescriptor(size: 17))
    attributes.tracking = spacing
    let measured = system.paragraph([TextRun(text, attributes: attributes)], style: style)
    for width in widths {
      let first = measured.layout(width: width, height: nil)
      let again = measured.layout(width: first.size.width, height: first.size.height)
      #expect(
        again.lines.map(\.range) == first.lines.map(\.range) && again.size == first.size,
        "\(note) at \(width): \(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test(arguments: [0, 1, -1, -6, -6.5, 30] as [CGFloat])
  func anyTextBreaksTheSameAtTheWidthItReports(spacing: CGFloat) {
    for seed in 0..<150 as Range<UInt64> {
      let style = ParagraphStyle(
        layoutDirection: seed % 3 == 0 ? .rightToLeft : .leftToRight,
        pixelLength: seed % 2 == 0 ? 1 : 0.5)
      expectStable(
        Self.text(seed: seed), spacing: spacing, style: style,
        widths: stride(from: 0, to: 180, by: 7.3), "seed \(seed)")
    }
  }

  /// What `scripts/fuzz` found.
  @Test func aLineThatMayEndInsideAClusterIsFoundAgain() {
    let units: [UInt16] =
      [0, 0, 0, 0x27, 0x3DDE, 0, 0, 0, 0, 0x3000, 0x100, 0, 0, 0, 0, 0, 0, 0x40, 0xDC00, 0xDC00]
    expectStable(
      String(decoding: units, as: UTF16.self), spacing: 0, style: ParagraphStyle(),
      widths: stride(from: 0, to: 120, by: 0.5), "cluster")
  }

  @Test(arguments: ["\t\t\u{0}\u{EE}", "\u{200B}\u{200B}a", "\u{301}\u{200D} \u{AD}\u{301}"])
  func linesWithoutWidthBreakTheSameAtNone(text: String) {
    expectStable(
      text, spacing: 0, style: ParagraphStyle(), widths: stride(from: 0, to: 60, by: 0.5), "none")
  }
}
