import CStillPangoTruth
import Foundation
import StillText
import StillTextTestSupport
import Synchronization
import Testing

/// The same strings set by Pango with the same font file: lines end at the same places and are as wide.
///
/// No string has an arrow of hyphens or an x between digits, which Pango lets the font write in another way.
/// Skipped where Pango is not installed, but not where `CI` is set: `scripts/test` installs it.
@Suite(
  .enabled(
    if: stillpango_is_available() == 1 || ProcessInfo.processInfo.environment["CI"] != nil,
    "Pango is not installed: run scripts/test"))
struct PangoTests {
  static let texts = [
    "The quick brown fox jumps over the lazy dog.",
    "Sphinx of black quartz, judge my vow! How vexingly quick daft zebras jump; pack my box with "
      + "five dozen liquor jugs.",
    "AVATAR Tomorrow Wave Type. LTTo YAWN WAVE fi ffi fl office affluent",
    "A well-known, state-of-the-art one-to-one mother-in-law",
    "It costs $1,234.56 (or 1.234,56 €) at 10:30 on 2026-11-21, 100% sure.",
    "“Quotes”, ‘single’ — dashes – and… ellipses; (brackets) [more] {even}",
    "Café naïve résumé Ångström e\u{301}e\u{301} smörgåsbord Übergröße",
    "Съешь же ещё этих мягких французских булок, да выпей чаю.",
    "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. Γαζέες καὶ μυρτιὲς",
    "Donaudampfschifffahrtsgesellschaftskapitän supercalifragilisticexpialidocious",
    "one\ntwo three four five\n\nsix seven eight nine ten",
    "soft hy\u{AD}phen\u{AD}ation of won\u{AD}der\u{AD}ful type\u{AD}set\u{AD}ting",
    "no\u{A0}break in this 10k10 (a) a/b and 3/4",
  ]

  private struct Line: Equatable {
    var start: Int
    var width: Double
  }

  private static let onlyOne = Mutex(())

  private func pango(_ text: String, size: CGFloat, width: CGFloat?) throws -> [Line] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let font = root.appendingPathComponent("assets/fonts/inter/Inter-Regular.otf").path
    var lines = [StillPangoLine](repeating: StillPangoLine(), count: 200)
    // Pango breaks lines now and then elsewhere when several threads ask it at a time.
    let count = Self.onlyOne.withLock { _ in
      unsafe lines.withUnsafeMutableBufferPointer { lines in
        unsafe stillpango_lines(
          font, text, size, width ?? -1, text.contains("\u{AD}") ? 1 : 0, lines.baseAddress, 200)
      }
    }
    try #require((0...200).contains(count), "Pango cannot be used")
    return lines.prefix(Int(count)).map { Line(start: Int($0.start), width: $0.width) }
  }

  private func ours(_ text: String, size: CGFloat, width: CGFloat?) -> [Line] {
    let units = Array(text.utf16)
    // Pango sets the font as its makers drew it.
    return paragraph(text, size: size, isSystemTracked: false).layout(width: width, height: nil)
      .lines.map {
        let before = String(decoding: units[..<$0.range.lowerBound], as: UTF16.self)
        return Line(start: before.utf8.count, width: $0.width)
      }
  }

  /// Whether a paragraph of two lines has one word in the second, which Pango leaves there and rule L3.67 does not.
  private func leavesAWordAlone(_ text: String, _ starts: [Int]) -> Bool {
    let units = Array(text.utf8)
    let newline = UInt8(ascii: "\n")
    return starts.indices.contains { index in
      let end = index + 1 < starts.count ? starts[index + 1] : units.count
      guard index > 0, end == units.count || units[end - 1] == newline,
        units[starts[index] - 1] != newline,
        index == 1 || units[starts[index - 1] - 1] == newline
      else { return false }
      return !units[starts[index]..<end].contains(UInt8(ascii: " "))
    }
  }

  @Test(arguments: texts)
  func linesAreThoseOfPango(text: String) throws {
    for size in [11, 17, 28] as [CGFloat] {
      for width in [nil, 90, 120, 151, 200, 260, 333.3] as [CGFloat?] {
        // Pango shows a hyphen also where a word is divided for want of room.
        if text.contains("\u{AD}"), (width ?? 999) < 9 * size { continue }
        let truth = try pango(text, size: size, width: width)
        if leavesAWordAlone(text, truth.map(\.start)) { continue }
        let found = ours(text, size: size, width: width)
        #expect(found.map(\.start) == truth.map(\.start), "\(size) in \(width ?? -1)")
        for (line, other) in zip(found, truth) where found.count == truth.count {
          #expect(abs(line.width - other.width) <= 0.5, "\(size) in \(width ?? -1)")
        }
      }
    }
  }
}
