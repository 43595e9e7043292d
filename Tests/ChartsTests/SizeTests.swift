import Charts
import Foundation
import SwiftUI
import Testing

/// Charts of many marks.
@Suite struct SizeTests {
  private func line(_ count: Int) -> some View {
    Chart(0..<count, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", sin(Double(index) / 50)))
    }
  }

  private func points(_ count: Int) -> some View {
    Chart(0..<count, id: \.self) { index in
      PointMark(x: .value("x", index % 997), y: .value("y", index % 613))
    }
  }

  /// With costs that grow with the square of the points, it would take an hour.
  @Test(.timeLimit(.minutes(10))) func manyPointsAreDrawn() throws {
    for chart in [AnyView(line(40_000)), AnyView(points(40_000))] {
      let renderer = ImageRenderer(content: chart.frame(width: 400, height: 300))
      #expect(try renderer.bitmap().width == 400)
    }
  }

  /// As many labels as can be told apart, whatever the number of categories.
  @Test func labelsOfManyCategoriesAreBounded() throws {
    let renderer = ImageRenderer(
      content: Chart(0..<20_000, id: \.self) { index in
        PointMark(x: .value("x", "c\(index)"), y: .value("y", 1))
      }.frame(width: 400, height: 300))
    let report = try renderer.layoutReport()
    var open = [report.root]
    var labels = 0
    while let node = open.popLast() {
      if node.view == "Text" { labels += 1 }
      open += node.children
    }
    #expect(labels < 600)
  }
}
