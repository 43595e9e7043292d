import Charts
import Foundation
import SwiftUI
import Testing

/// What assistive technologies read of a chart (rules CH4.3 and CH4.4).
@Suite @MainActor struct SpokenMarkTests {
  private func elements(_ view: some View) throws -> [AccessibilityElement] {
    try ImageRenderer(content: view.frame(width: 240, height: 120)).accessibilityTree().elements
  }

  private func lines(_ view: some View) throws -> [String] {
    try elements(view).map { "\($0.label ?? "") | \($0.value ?? "")" }
  }

  private let sales = [("Mon", 5), ("Tue", 10)]

  @Test func barsAreReadWithTheirData() throws {
    let found = try elements(
      Chart(sales, id: \.0) { day, count in
        BarMark(x: .value("Day", day), y: .value("Sales", count))
      }.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(found.map(\.label) == ["Mon", "Tue"])
    #expect(found.map(\.value) == ["Sales: 5", "Sales: 10"])
    let high = try #require(found.last).frame
    #expect(abs(high.minX - 138) < 0.01 && abs(high.minY) < 0.01 && abs(high.height - 120) < 0.01)
    #expect(abs(high.width - 84) < 0.01)
  }

  @Test func orderIsThatOfTheDataAndAxesAreNotRead() throws {
    #expect(
      try lines(
        Chart {
          PointMark(x: .value("x", 9), y: .value("y", 1))
          PointMark(x: .value("x", 1), y: .value("y", 2)).annotation { Text("peak") }
          RuleMark(y: .value("Goal", 3))
        })
        == ["9 | y: 1", "1 | y: 2", "Goal | Goal: 3", "peak | "])
  }

  @Test func seriesAndSectorsAreNamed() throws {
    #expect(
      try lines(
        Chart {
          LineMark(x: .value("x", 0), y: .value("y", 1)).foregroundStyle(by: .value("Shop", "A"))
          LineMark(x: .value("x", 1), y: .value("y", 2)).foregroundStyle(by: .value("Shop", "A"))
        }.chartLegend(.hidden)) == ["0, A | y: 1", "1, A | y: 2"])
    #expect(
      try lines(
        Chart {
          SectorMark(angle: .value("Share", 1)).foregroundStyle(by: .value("Kind", "tea"))
          SectorMark(angle: .value("Share", 3)).foregroundStyle(by: .value("Kind", "milk"))
        }.chartLegend(.hidden)) == ["tea | Share: 1", "milk | Share: 3"])
  }

  @Test func ownWordsComeFirst() throws {
    let found = try elements(
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", 5))
          .accessibilityLabel("Monday").accessibilityValue("five sold")
          .accessibilityIdentifier("first")
        BarMark(x: .value("Day", "Tue"), y: .value("Sales", 5)).accessibilityHidden(true)
      })
    #expect(found.count == 1)
    #expect(found.first?.label == "Monday" && found.first?.value == "five sold")
    #expect(found.first?.identifier == "first")
  }

  @Test func aLabelNamesTheWholeChart() throws {
    let view = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Sales", 5)) }
      .accessibilityLabel("Week")
    #expect(try lines(view) == ["Mon | Sales: 5"])
    let tree = try ImageRenderer(content: view.frame(width: 200, height: 100)).accessibilityTree()
    #expect("\(tree)".contains("[Week]"))
  }

  @Test func rightToLeftIsMirrored() throws {
    let chart = Chart(sales, id: \.0) { day, count in
      BarMark(x: .value("Day", day), y: .value("Sales", count))
    }.chartXAxis(.hidden).chartYAxis(.hidden)
    let found = try elements(chart.environment(\.layoutDirection, .rightToLeft))
    #expect(found.map(\.label) == ["Mon", "Tue"])
    #expect((found.first?.frame.minX ?? 0) > (found.last?.frame.minX ?? 0))
  }

  @Test func cloudsFunctionsAndBadNumbersEnd() throws {
    let cloud = try lines(
      Chart(0..<1000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 % 7)) })
    #expect(cloud == ["x and y, 1000 points | "])
    let function = try lines(
      Chart { LinePlot(x: "x", y: "y", domain: 0...1) { $0 * $0 } })
    #expect(function == ["x and y, 401 points | "])
    #expect(
      try lines(
        Chart {
          BarMark(x: .value("a", "b"), y: .value("y", Double.nan))
          BarMark(x: .value("a", "c"), y: .value("y", Double.infinity))
        }
      ).isEmpty)
  }
}
