import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import StillViews
import StillViewsTestSupport
import Testing

/// A leaderboard in the steps in which one is built: names, bars and counts in a grid.
private struct Standings: View {
  /// What was added last.
  enum Step: CaseIterable {
    case plain, leading, trailingCounts, dividerInRow, dividerAcross, dividerOutsideRows
  }

  let step: Step
  var names = ["Cat", "Goldfish", "Dog"]
  var votes = [21, 8, 1_017]

  private var isLeading: Bool { step != .plain }
  private var countsTrail: Bool { step != .plain && step != .leading }

  var body: some View {
    Grid(alignment: isLeading ? .leading : .center) {
      ForEach(0..<names.count, id: \.self) { index in
        GridRow {
          Text(names[index]).named("name-\(index)")
          ProgressView(value: Double(votes[index]), total: 2_000).named("bar-\(index)")
          if countsTrail {
            Text("\(votes[index])").gridColumnAlignment(.trailing).named("votes-\(index)")
          } else {
            Text("\(votes[index])").named("votes-\(index)")
          }
        }
        switch step {
        case .plain, .leading, .trailingCounts: EmptyView()
        case .dividerInRow: GridRow { Divider().named("divider") }
        case .dividerAcross: GridRow { Divider().named("divider").gridCellColumns(3) }
        case .dividerOutsideRows: Divider().named("divider")
        }
      }
    }
  }
}

@Suite struct LeaderboardTests {
  private func report(_ view: some View, width: CGFloat = 300) throws -> LayoutReport {
    var renderer = LayoutProbe(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: 400)
    return try renderer.layoutReport()
  }

  private func frames(_ kind: String, _ report: LayoutReport) throws -> [CGRect] {
    try (0..<3).map { try #require(report.frame(of: "\(kind)-\($0)")) }
  }

  /// The width of words alone.
  private func width(_ words: String) throws -> CGFloat {
    try LayoutProbe(content: Text(words)).layoutReport().size.width
  }

  @Test(arguments: [200, 300, 512.5] as [CGFloat])
  func theBarsGetWhatNamesAndCountsLeave(_ proposed: CGFloat) throws {
    let report = try report(Standings(step: .plain), width: proposed)
    let (name, count) = (try width("Goldfish"), try width("1,017"))
    #expect(report.size.width == proposed)
    for bar in try frames("bar", report) {
      #expect(bar.minX == name + 8)
      #expect(abs(bar.width - (proposed - 16 - name - count)) < 1e-9)
    }
    // Centred, as long as nothing else is said.
    for frame in try frames("name", report) { #expect(abs(frame.midX - name / 2) < 1e-9) }
    for frame in try frames("votes", report) {
      #expect(abs(frame.midX - (proposed - count / 2)) < 1e-9)
    }
  }

  @Test func theGridsAlignmentIsThatOfEveryColumn() throws {
    let report = try report(Standings(step: .leading))
    let start = 300 - (try width("1,017"))
    #expect(try frames("name", report).map(\.minX) == [0, 0, 0])
    #expect(try frames("votes", report).allSatisfy { abs($0.minX - start) < 1e-9 })
  }

  @Test func oneCellsAlignmentIsThatOfItsColumn() throws {
    let report = try report(Standings(step: .trailingCounts))
    #expect(try frames("name", report).map(\.minX) == [0, 0, 0])
    #expect(try frames("votes", report).allSatisfy { abs($0.maxX - 300) < 1e-9 })
  }

  @Test func aDividerInARowSharesTheFirstTwoColumnsEqually() throws {
    let report = try report(Standings(step: .dividerInRow))
    let count = try width("1,017")
    let half = (300 - 16 - count) / 2
    #expect(report.size.width == 300)
    for divider in report.frames(of: "divider") {
      #expect(divider.minX == 0 && abs(divider.width - half) < 1e-9 && divider.height == 1)
    }
    for bar in try frames("bar", report) {
      #expect(abs(bar.minX - (half + 8)) < 1e-9 && abs(bar.width - half) < 1e-9)
    }
    #expect(try frames("votes", report).allSatisfy { abs($0.maxX - 300) < 1e-9 })
    #expect(try frames("votes", report)[2].width == count)
  }

  @Test(arguments: [false, true])
  func aDividerAcrossTheGridChangesNoColumn(_ isOutsideRows: Bool) throws {
    let plain = try report(Standings(step: .trailingCounts))
    let divided = try report(
      Standings(step: isOutsideRows ? .dividerOutsideRows : .dividerAcross))
    #expect(divided.frames(of: "divider").map(\.minX) == [0, 0, 0])
    #expect(divided.frames(of: "divider").allSatisfy { abs($0.width - 300) < 1e-9 })
    for kind in ["name", "bar", "votes"] {
      for (a, b) in zip(try frames(kind, plain), try frames(kind, divided)) {
        #expect(abs(a.minX - b.minX) < 1e-9 && abs(a.width - b.width) < 1e-9)
      }
    }
    // A divider and a gap more for each row; below words the gap is what they prefer (rule L4.12).
    let more = divided.size.height - plain.size.height
    #expect((27...30).contains(more), "\(more)")
  }

  @Test func longerWordsTakeTheirRoomFromTheBars() throws {
    var standings = Standings(step: .dividerOutsideRows)
    standings.names = ["Katze", "Goldfischschwarm", "Hund"]
    let report = try report(standings)
    let name = try width("Goldfischschwarm")
    let count = try width("1,017")
    #expect(try frames("bar", report).allSatisfy { abs($0.width - (284 - name - count)) < 1e-9 })
  }

  @Test func rightToLeftTheNamesAreAtTheRightEdge() throws {
    let report = try report(
      Standings(step: .dividerOutsideRows).environment(\.layoutDirection, .rightToLeft))
    #expect(try frames("name", report).allSatisfy { abs($0.maxX - 300) < 1e-9 })
    #expect(try frames("votes", report).allSatisfy { abs($0.minX) < 1e-9 })
  }
}
