import Charts
import Foundation
import SwiftUI
import Testing

/// Charts as a whole, by their reports and warnings.
@Suite struct ChartTests {
  private func report(_ view: some View) throws -> LayoutReport {
    let renderer = ImageRenderer(content: view.frame(width: 200, height: 100))
    return try renderer.layoutReport()
  }

  private func nodes(_ report: LayoutReport, _ name: String) -> [LayoutReport.Node] {
    var found: [LayoutReport.Node] = []
    var open = [report.root]
    while let node = open.popLast() {
      if node.view == name { found.append(node) }
      open += node.children.reversed()
    }
    return found
  }

  private struct Bare: ViewModifier {
    func body(content: Content) -> some View {
      content.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
  }

  @Test func reportsNameMarksWithTheirDataAndFrames() throws {
    let report = try report(
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("Sales", 5))
        BarMark(x: .value("Name", "b"), y: .value("Sales", 10))
          .accessibilityIdentifier("best")
      }.modifier(Bare()))
    let bars = nodes(report, "BarMark")
    #expect(bars.map(\.text) == ["Name: a, Sales: 5", "Name: b, Sales: 10"])
    #expect(bars.first?.frame.whole == CGRect(x: 15, y: 50, width: 70, height: 50))
    #expect(report.frame(of: "best")?.whole == CGRect(x: 115, y: 0, width: 70, height: 100))
  }

  @Test func stacksLieOnEachOtherAndSharesAddUp() throws {
    for (stacking, heights) in [
      (MarkStackingMethod.standard, [25.0, 75]), (.normalized, [25, 75]),
      (.unstacked, [33.33, 100]),
    ] {
      let report = try report(
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 5), stacking: stacking)
          BarMark(x: .value("x", "a"), y: .value("y", 15), stacking: stacking)
        }.modifier(Bare()))
      let bars = nodes(report, "BarMark").map { Double($0.frame.height) }
      #expect(zip(bars, heights).allSatisfy { abs($0 - $1) < 0.01 }, "\(bars)")
      #expect(bars.count == 2)
    }
  }

  @Test func negativeValuesStackDownwards() throws {
    let report = try report(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 10))
        BarMark(x: .value("x", "a"), y: .value("y", -10))
      }.modifier(Bare()))
    #expect(nodes(report, "BarMark").map { Double($0.frame.minY) } == [0, 50])
  }

  @Test func valuesThatAreNoNumbersAreLeftOutWithOneWarning() throws {
    let report = try report(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", Double.nan))
        BarMark(x: .value("x", "b"), y: .value("y", Double.infinity))
        BarMark(x: .value("x", "c"), y: .value("y", 1))
      }.modifier(Bare()))
    #expect(nodes(report, "BarMark").count == 1)
    #expect(report.warnings.count == 1)
    #expect(report.warnings.first?.message.contains("2 marks") == true)
  }

  @Test func chartsWithoutDataAreEmpty() throws {
    let report = try report(Chart {})
    #expect(nodes(report, "AxisGridLine").isEmpty)
    #expect(report.warnings.isEmpty)
  }

  @Test func conditionsLoopsAndOwnContentMakeMarks() throws {
    struct Pair: ChartContent {
      let name: String
      var body: some ChartContent {
        BarMark(x: .value("x", name), y: .value("y", 1))
        PointMark(x: .value("x", name), y: .value("y", 1))
      }
    }
    let isShown = true
    let number: Int? = nil
    let report = try report(
      Chart {
        Pair(name: "a")
        if isShown { RuleMark(y: .value("y", 1)) } else { RuleMark(x: .value("x", "b")) }
        if let number { RuleMark(y: .value("y", number)) }
        ForEach(0..<3) { AnyChartContent(PointMark(x: .value("x", "p\($0)"), y: .value("y", $0))) }
      }.modifier(Bare()))
    #expect(nodes(report, "BarMark").count == 1)
    #expect(nodes(report, "RuleMark").count == 1)
    #expect(nodes(report, "PointMark").count == 4)
  }

  @Test func domainsReachToTheValuesOfAxes() throws {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 97)) }
    let bare = try report(chart.modifier(Bare()))
    #expect(nodes(bare, "BarMark").first?.frame.minY == 0)
    let report = try report(chart.chartXAxis(.hidden))
    let top = try #require(nodes(report, "BarMark").first?.frame.minY)
    #expect(abs(top - 3) < 0.01)
  }

  @Test func barsGrowWithAnAnimation() throws {
    let film = FrameSequence(
      value: 5.0, changes: [.init(at: 0, to: 10.0, animation: .linear(duration: 1))],
      size: CGSize(width: 200, height: 100), fps: 10, duration: 1
    ) { value in
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", value)).accessibilityIdentifier("bar")
      }
      .chartYScale(domain: 0...10).modifier(Bare())
    }
    let heights = try [0, 5, 10].map { try film.frame(at: $0).layout.frame(of: "bar")?.height }
    #expect(heights == [50, 75, 100])
  }
}

extension CGRect {
  /// Without the noise of sums of shares.
  fileprivate var whole: CGRect {
    CGRect(
      x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded())
  }
}
