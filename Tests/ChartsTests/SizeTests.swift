import Charts
import Foundation
import SwiftUI
import Testing

/// Charts of many marks.
@Suite struct SizeTests {
  private func seconds(_ view: some View) throws -> Double {
    let renderer = ImageRenderer(content: view.frame(width: 400, height: 300))
    let clock = ContinuousClock()
    let start = clock.now
    _ = try renderer.bitmap()
    let passed = clock.now - start
    return Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
  }

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

  /// Ten times as many points take some ten times as long, and no hundred times.
  @Test func linesAndPointsAreLinear() throws {
    for make in [{ AnyView(line($0)) }, { AnyView(points($0)) }] {
      _ = try seconds(make(100))
      let small = try seconds(make(2000))
      let large = try seconds(make(20_000))
      print("2,000: \(small) s, 20,000: \(large) s")
      #expect(large < 40 * max(small, 0.02))
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
