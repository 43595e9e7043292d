import Foundation
import StillGoldens
import StillReport
import Testing

/// What is said of two reports that were put together by hand.
@Suite struct ChangeSentenceTests {
  private func report(_ children: [LayoutReport.Node]) -> LayoutReport {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    return LayoutReport(
      size: frame.size, root: LayoutReport.Node(view: "HStack", frame: frame, children: children))
  }

  private func text(_ words: String, x: CGFloat, width: CGFloat = 20) -> LayoutReport.Node {
    LayoutReport.Node(
      view: "Text", text: words, frame: CGRect(x: x, y: 0, width: width, height: 20))
  }

  @Test func equalReportsHaveNoChanges() {
    let report = report([text("a", x: 0), text("b", x: 30)])
    #expect(report.changes(since: report).isEmpty)
    #expect(report.changes(since: report).description.hasPrefix("No view moved"))
  }

  @Test func aViewThatMovedIsNamedWithItsWay() {
    let changes = report([text("a", x: 0), text("b", x: 37)])
      .changes(since: report([text("a", x: 0), text("b", x: 30)]))
    #expect(
      changes.sentences == [
        "Text \"b\" moved 7 right for a reason that is not on record. Everything else is where it was."
      ])
  }

  @Test func viewsThatComeAndGoAreNamed() {
    let (before, now) = (report([text("a", x: 0)]), report([text("a", x: 0), text("b", x: 30)]))
    let came = now.changes(since: before).description
    let went = before.changes(since: now).description
    #expect(came.contains("Text \"b\"") && came.contains("came"), "\(came)")
    #expect(went.contains("Text \"b\"") && went.contains("went"), "\(went)")
  }

  @Test func whatOnePushesIsSaidTogether() {
    let before = report((0..<6).map { text("\($0)", x: CGFloat($0 * 30)) })
    let now = report((0..<6).map { text("\($0)", x: CGFloat($0 * 30 + ($0 > 0 ? 5 : 0))) })
    #expect(now.changes(since: before).sentences.count == 1)
  }

  @Test func framesThatAreNoNumbersEndInWords() {
    let odd = report([
      LayoutReport.Node(
        view: "Text", text: "a",
        frame: CGRect(x: CGFloat.nan, y: .infinity, width: -CGFloat.infinity, height: 1e300))
    ])
    #expect(!odd.changes(since: report([text("a", x: 0)])).isEmpty)
    #expect(!report([text("a", x: 0)]).changes(since: odd).isEmpty)
  }
}
