import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import StillViews
import StillViewsTestSupport
import Testing

@Suite struct TextLimitTests {
  @MainActor private func frame(
    _ proposal: ProposedViewSize = .unspecified,
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws -> CGSize {
    var renderer = LayoutProbe(content: content())
    renderer.proposedSize = proposal
    return try renderer.layoutReport().size
  }

  @Test("L3.45 lineLimit with reservesSpace, and ranges, keep room for lines")
  @MainActor func reservedLines() throws {
    let one = try frame { Text("one").lineLimit(1, reservesSpace: true) }.height
    let three = try frame { Text("one").lineLimit(3, reservesSpace: true) }.height
    #expect(one == 21)
    #expect(three == 65)
    #expect(try frame { Text("one").lineLimit(2...4) }.height == 43)
    #expect(try frame { Text("one").lineLimit(2...) }.height == 43)
    #expect(try frame { Text("one").lineLimit(...4) }.height == 21)
    #expect(try frame { Text("one").lineLimit(1).lineLimit(3, reservesSpace: true) }.height == 21)
    let narrow = ProposedViewSize(width: 40, height: nil)
    #expect(try frame(narrow) { Text("one two three four five").lineLimit(1...2) }.height == 43)
  }

  @Test("L3.46 text becomes smaller before it is cut, as little as is needed, down to the limit")
  @MainActor func minimumScaleFactor() throws {
    let words = "A line of words"
    let full = try frame { Text(words) }.width
    let tight = ProposedViewSize(width: (full * 0.8).rounded(), height: 30)
    func shrunk(_ factor: CGFloat) throws -> CGSize {
      try frame(tight) { Text(words).lineLimit(1).minimumScaleFactor(factor) }
    }
    let fitted = try shrunk(0.5)
    #expect(fitted.width <= full * 0.8 + 1 && fitted.width > full * 0.75)
    #expect(fitted.height < 21)
    // Where it is not allowed to become small enough, it is as small as it may be, and cut.
    #expect(try shrunk(0.95).height == 20)
    #expect(try shrunk(1).height == 21)
    // Where there is room nothing changes.
    #expect(try frame { Text(words).minimumScaleFactor(0.2) } == frame { Text(words) })
  }

  @Test("L3.46 one line that is higher than what is proposed becomes smaller too")
  @MainActor func minimumScaleFactorHeedsTheHeight() throws {
    func size(_ factor: CGFloat, height: CGFloat) throws -> CGSize {
      try frame(ProposedViewSize(width: 300, height: height)) {
        Text("Station").lineLimit(1).minimumScaleFactor(factor)
      }
    }
    let whole = try size(1, height: 17)
    #expect(whole.height == 21)
    let fitted = try size(0.1, height: 17)
    #expect(fitted.height == 17)
    #expect(abs(fitted.width / whole.width - 17 / 21) < 0.1)
    #expect(try size(0.1, height: 21) == whole)
    #expect(try size(0.95, height: 17).height == 20)
  }

  @Test @MainActor func tighteningComesBeforeCutting() throws {
    let words = "Tightening"
    let full = try frame { Text(words) }.width
    let tight = ProposedViewSize(width: full - 2, height: 30)
    let report = try frame(tight) { Text(words).lineLimit(1).allowsTightening(true) }
    #expect(report.width <= full - 2 && report.width > full - 4)
    #expect(report.height == 21)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 2])
  @MainActor func badFactorsAreHarmless(_ factor: CGFloat) throws {
    let size = try frame(ProposedViewSize(width: 20, height: 20)) {
      Text("Some words").minimumScaleFactor(factor)
    }
    #expect(size.width <= 20)
  }

  @Test @MainActor func textCaseChangesLetters() throws {
    let report = try LayoutProbe(
      content: VStack {
        Text("Straße")
        Text("Kept").textCase(nil)
      }
      .textCase(.uppercase)
    ).layoutReport()
    #expect(report.description.contains("\"STRASSE\""))
    #expect(report.description.contains("\"Kept\""))
  }

  @Test @MainActor func textCaseFollowsTheLanguage() throws {
    let report = try LayoutProbe(
      content: VStack {
        Text("istanbul").textCase(.uppercase)
        Text("DIŞ").textCase(.lowercase)
      }
      .environment(\.locale, Locale(identifier: "tr"))
    ).layoutReport()
    #expect(report.description.contains("\"İSTANBUL\""))
    #expect(report.description.contains("\"dış\""))
  }

  @Test @MainActor func spacingOfLettersIsInheritedAndTheTextsOwnWins() throws {
    let plain = try frame { Text("abcd") }.width
    #expect(try frame { Text("abcd").tracking(5) } == frame { VStack { Text("abcd") }.tracking(5) })
    #expect(try frame { VStack { Text("abcd") }.kerning(5) }.width > plain + 14)
    #expect(
      try frame { VStack { Text("abcd").kerning(0) }.kerning(5) }.width == plain)
  }

  /// The advances of a long text are more than 32 bits of font units.
  @Test @MainActor func textOfAnyLengthWraps() throws {
    let room = ProposedViewSize(width: 300, height: nil)
    let one = try frame(room) { Text(String(repeating: "W ", count: 6_000)) }
    let all = try frame(room) { Text(String(repeating: "W ", count: 600_000)) }
    #expect(all.width <= 300)
    #expect(abs(all.height / one.height - 100) < 0.5)
    let word = try frame(room) { Text(String(repeating: "W", count: 80_000)) }
    #expect(word.width <= 300 && word.height > 50_000)
    let cut = try frame(ProposedViewSize(width: 300, height: 60)) {
      Text(String(repeating: "W ", count: 600_000))
    }
    #expect(cut.width > 200 && cut.height <= 61 && cut.height > 40)
  }
}
