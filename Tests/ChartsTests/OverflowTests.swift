import Charts
import Foundation
import SwiftUI
import Testing

/// Annotations that would reach beyond their chart (rule CH1.15).
@Suite struct OverflowTests {
  /// A box of 40 × 20 points beside a bar that fills the plot area, or at its edges.
  private func chart(
    _ overflow: AnnotationOverflowResolution, at x: Double = 5, y: Double = 10,
    _ position: AnnotationPosition = .top
  ) -> some View {
    Chart {
      PointMark(x: .value("x", x), y: .value("y", y)).symbolSize(CGSize(width: 2, height: 2))
        .annotation(position: position, spacing: 4, overflowResolution: overflow) {
          Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box")
        }
    }
    .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
  }

  private func box(_ view: some View) throws -> CGRect {
    try #require(try Reading.report(view).frame(of: "box"))
  }

  @Test func disabledAnnotationsStayWhereTheyAre() throws {
    let found = try box(chart(.init(x: .disabled, y: .disabled)).bare())
    #expect(abs(found.minX - 80) < 0.01 && abs(found.minY + 25) < 0.01)
  }

  @Test func fitMovesTheAnnotationInside() throws {
    let top = try box(chart(.init(x: .fit, y: .fit)).bare())
    #expect(abs(top.minY) < 0.01 && abs(top.minX - 80) < 0.01)
    let left = try box(chart(.init(x: .fit, y: .disabled), at: 0).bare())
    #expect(abs(left.minX) < 0.01 && abs(left.minY + 25) < 0.01)
    let right = try box(chart(.init(x: .fit(to: .plot), y: .fit(to: .plot)), at: 10).bare())
    #expect(abs(right.maxX - 200) < 0.01)
  }

  @Test func theChartIsLargerThanItsPlotArea() throws {
    let axes = chart(.init(x: .fit(to: .plot), y: .disabled), at: 10)
    let inPlot = try box(axes)
    let inChart = try box(chart(.init(x: .fit(to: .chart), y: .disabled), at: 10))
    #expect(inChart.maxX > inPlot.maxX + 5)
    #expect(inChart.maxX <= 200.01)
  }

  @Test func padScaleMakesRoomAtTheEndOfTheScale() throws {
    let padded = chart(.init(x: .disabled, y: .padScale)).bare()
    #expect(abs(try box(padded).minY) < 0.01)
    let point = try #require(try Reading.frames("PointMark", padded).first)
    #expect(abs(point[1] - 24) < 0.01)
    let side = chart(.init(x: .padScale, y: .disabled), at: 10, y: 5, .trailing).bare()
    #expect(abs(try box(side).maxX - 200) < 0.01)
    let moved = try #require(try Reading.frames("PointMark", side).first)
    #expect(abs(moved[0] - 154) < 0.01)
  }

  @Test func automaticMakesRoomOnlyForWhatWouldLeaveTheChart() throws {
    #expect(abs(try box(chart(.automatic)).minY) < 0.01)
    let inside = try box(chart(.automatic, y: 5).bare())
    #expect(abs(inside.minY - 25) < 0.01)
    // The annotation of a rule across the plot area lies over the labels of the axis.
    let rule = Chart { RuleMark(y: .value("y", 5)).annotation(position: .trailing) { Text("avg") } }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    _ = try Reading.report(rule)
  }

  @Test func annotationsThatCanNotFitLeaveHalfOfTheScale() throws {
    let huge = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 10), width: .ratio(1))
        .annotation(position: .top) { Color.red.frame(width: 900, height: 900) }
    }.bare()
    let bar = try #require(try Reading.frames("BarMark", huge).first)
    #expect(bar[3] >= 49.9)
  }
}
