import Charts
import Foundation
import SwiftUI
import Testing

/// Where scrolling of a chart comes to rest, and what touches select (rules CH4.2 and CH4.6).
@Suite @MainActor struct ScrollTargetTests {
  private struct Scrolling<Behavior: ChartScrollTargetBehavior>: View {
    let behavior: Behavior
    @State private var position = 0.0

    var body: some View {
      VStack(spacing: 0) {
        Chart([0, 50, 99], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .chartXScale(domain: 0...100)
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 10)
          .chartScrollPosition(x: $position)
          .chartScrollTargetBehavior(behavior)
          .accessibilityIdentifier("chart")
        Text("at \(position, specifier: "%.2f")").frame(height: 20)
      }
    }
  }

  private func rest(
    _ behavior: some ChartScrollTargetBehavior, _ distance: CGFloat, _ duration: TimeInterval
  ) throws -> String {
    let stage = Stage(size: CGSize(width: 200, height: 120)) { Scrolling(behavior: behavior) }
    try stage.drag("chart", by: CGSize(width: -distance, height: 0), duration: duration)
    let texts = Reading.nodes(try stage.layoutReport(), "Text").compactMap(\.text)
    return try #require(texts.first)
  }

  @Test func slowDragsEndAtTheNearestUnit() throws {
    #expect(try rest(.valueAligned(unit: 1), 50, 10) == "at 3.00")
    #expect(try rest(.valueAligned(unit: 5), 50, 10) == "at 5.00")
    #expect(try rest(.valueAligned(unit: 2.5), 20, 10) == "at 0.00")
  }

  @Test func swipesGoOnToTheFollowingMajorValue() throws {
    #expect(try rest(.valueAligned(unit: 1, majorAlignment: .page), 100, 0.1) == "at 10.00")
    #expect(try rest(.valueAligned(unit: 1, majorAlignment: .unit(4)), 100, 0.1) == "at 4.00")
  }

  @Test func aLimitLeadsToTheFollowingValueAtMost() throws {
    #expect(try rest(.valueAligned(unit: 2, limitBehavior: .always), 180, 10) == "at 2.00")
  }

  private struct Home: ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
      let place = context.chartProxy.value(atX: 0, as: Double.self) ?? -1
      target.rect.origin.x =
        place >= 0 && context.containerSize.width == 200 ? context.contentSize.width / 4 : 0
    }
  }

  @Test func ownBehaviorsDecideThemselves() throws {
    #expect(try rest(Home(), 100, 1) == "at 25.00")
  }

  private struct Ranging: View {
    @State private var range: ClosedRange<Double>?
    @State private var angle: ClosedRange<Double>?
    @State private var last = 0.0

    var body: some View {
      VStack(spacing: 0) {
        Chart { PointMark(x: .value("x", 0), y: .value("y", 0)) }
          .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
          .chartXSelection(range: $range).accessibilityIdentifier("line")
        Chart([1.0, 2, 3], id: \.self) { SectorMark(angle: .value("v", $0)) }
          .chartAngleSelection(range: $angle).accessibilityIdentifier("pie")
        Text(words(range)).frame(height: 20)
        Text(words(angle)).frame(height: 20)
      }
    }

    private func words(_ range: ClosedRange<Double>?) -> String {
      range.map {
        "\(String(format: "%.1f", $0.lowerBound)) \(String(format: "%.1f", $0.upperBound))"
      }
        ?? "nothing"
    }
  }

  @Test func dragsSelectRangesAndTapsClearThem() throws {
    let stage = Stage(size: CGSize(width: 200, height: 240)) { Ranging() }
    func texts() throws -> [String] {
      Reading.nodes(try stage.layoutReport(), "Text").compactMap(\.text)
    }
    try stage.drag("line", from: .center, by: CGSize(width: -60, height: 0))
    #expect(try texts().first == "2.0 5.0")
    // From the top to the right: the first quarter of a sum of six.
    try stage.drag("pie", from: UnitPoint(x: 0.5, y: 0.1), by: CGSize(width: 40, height: 40))
    #expect(try texts().last == "0.0 1.5")
    try stage.tap("line")
    #expect(try texts().first == "nothing")
  }
}
