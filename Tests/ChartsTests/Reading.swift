import Charts
import Foundation
import SwiftUI
import Testing

/// What a chart draws, by its report and its pixels.
enum Reading {
  static func report(
    _ view: some View, _ size: CGSize = CGSize(width: 200, height: 100)
  ) throws -> LayoutReport {
    try ImageRenderer(content: view.frame(width: size.width, height: size.height)).layoutReport()
  }

  /// The nodes of a name, in the order in which they are drawn.
  static func nodes(_ report: LayoutReport, _ name: String) -> [LayoutReport.Node] {
    var found: [LayoutReport.Node] = []
    var open = [report.root]
    while let node = open.popLast() {
      if node.view == name { found.append(node) }
      open += node.children.reversed()
    }
    return found
  }

  /// The frames of marks, to a hundredth of a point: x, y, width, height.
  static func frames(
    _ name: String, _ view: some View, _ size: CGSize = CGSize(width: 200, height: 100)
  ) throws -> [[Double]] {
    try nodes(report(view, size), name).map { node in
      let frame = node.frame
      return [frame.minX, frame.minY, frame.width, frame.height].map {
        (Double($0) * 100).rounded() / 100 + 0
      }
    }
  }

  static func texts(_ view: some View, _ size: CGSize = CGSize(width: 200, height: 100)) throws
    -> [String]
  {
    try nodes(report(view, size), "Text").filter { $0.frame.minX > -1000 }.compactMap(\.text)
  }

  /// Whether pixels are covered, in the order of the points, in a picture of one pixel a point.
  static func covered(
    _ view: some View, _ points: [(Int, Int)], _ size: CGSize = CGSize(width: 200, height: 100)
  ) throws -> [Bool] {
    let picture = try ImageRenderer(content: view.frame(width: size.width, height: size.height))
      .bitmap()
    return points.map { picture[$0.0, $0.1].alpha > 127 }
  }
}

extension View {
  /// Without axes and legend: the plot area is the whole frame.
  nonisolated func bare() -> some View {
    chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }
}
