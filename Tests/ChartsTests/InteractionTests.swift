import Charts
import Foundation
import SwiftUI
import Testing

/// Touches on charts, on a stage.
@Suite struct InteractionTests {
  private struct Selecting: View {
    @State private var selected: String?
    @State private var last = "none"

    var body: some View {
      VStack(spacing: 0) {
        Chart {
          BarMark(x: .value("x", "left"), y: .value("y", 1))
          BarMark(x: .value("x", "right"), y: .value("y", 2))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXSelection(value: $selected)
        .accessibilityIdentifier("chart")
        .onChange(of: selected) { _, new in
          if let new { last = new }
        }
        Text("\(last) \(selected ?? "nothing")").accessibilityIdentifier("words")
          .frame(height: 20)
      }
    }
  }

  private func words(_ stage: Stage) throws -> [String] {
    var found: [String] = []
    var open = [try stage.layoutReport().root]
    while let node = open.popLast() {
      if let text = node.text, node.view == "Text" { found.append(text) }
      open += node.children
    }
    return found
  }

  /// What is touched is selected, and nothing is when the touch has ended (rule CH4.2).
  @Test func touchesSelectCategories() throws {
    let stage = Stage(size: CGSize(width: 200, height: 120)) { Selecting() }
    try stage.tap("chart", at: UnitPoint(x: 0.75, y: 0.5))
    #expect(try words(stage) == ["right nothing"])
    try stage.tap("chart", at: UnitPoint(x: 0.2, y: 0.5))
    #expect(try words(stage) == ["left nothing"])
  }

  private struct Scrolling: View {
    @State private var position = 0

    var body: some View {
      VStack(spacing: 0) {
        Chart(0..<10, id: \.self) { index in
          PointMark(x: .value("x", index), y: .value("y", 1))
            .accessibilityIdentifier("point \(index)")
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXScale(domain: 0...10)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 5)
        .chartScrollPosition(x: $position)
        .accessibilityIdentifier("chart")
        Text("at \(position)").frame(height: 20)
      }
    }
  }

  @Test func dragsScrollTheVisibleDomain() throws {
    let stage = Stage(size: CGSize(width: 200, height: 120)) { Scrolling() }
    let before = try #require(try stage.layoutReport().frame(of: "point 2")).midX
    #expect(abs(before - 80) < 0.5)
    try stage.drag("chart", by: CGSize(width: -120, height: 0))
    let after = try #require(try stage.layoutReport().frame(of: "point 2")).midX
    #expect(after < 0)
    #expect(try words(stage) == ["at 3"])
  }
}
