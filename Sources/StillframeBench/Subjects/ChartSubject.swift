import Charts
import Foundation
import Stillframe

/// Charts of many points, from data to a file's bytes, and many charts one after another.
enum ChartSubject {
  private static let counts = [100, 10_000, 100_000]

  static func measure(_ bench: Bench) throws {
    for count in counts {
      let data = points(count)
      try bench.time("chart/line/\(count)", .milliseconds) {
        ({ try nanoseconds { _ = try picture(LineChart(data: data)).pngData() } }, .nothing)
      }
      try bench.time("chart/points/\(count)", .milliseconds) {
        ({ try nanoseconds { _ = try picture(PointChart(data: data)).pngData() } }, .nothing)
      }
    }
    let most = bench.options.isQuick ? 40 : 1_000
    try bench.time("chart/batch", .perSecond("charts"), count: Double(most), atLeast: 2) {
      (
        {
          try nanoseconds {
            for index in 0..<most { _ = try picture(BarChart(seed: index)).pngData() }
          }
        }, .nothing
      )
    }
    try bench.figure("chart/batch/memory", unit: "× after a tenth", goal: .atMost(1.1)) {
      let tenth = most / 10
      for index in 0..<tenth { _ = try picture(BarChart(seed: index)).pngData() }
      let before = ProcessMemory.resident
      for index in tenth..<most { _ = try picture(BarChart(seed: index)).pngData() }
      return Double(ProcessMemory.resident) / Double(max(before, 1))
    }
  }

  /// Returns a wave with noise; the noise is that of a fixed sequence.
  private static func points(_ count: Int) -> [ChartPoint] {
    var state: UInt64 = 88_172_645_463_325_252
    return (0..<count).map { index in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let noise = Double(state >> 11) / Double(1 << 53) - 0.5
      let x = Double(index) / Double(count)
      return ChartPoint(id: index, x: x, y: sin(x * 18) + noise)
    }
  }

  private static func picture<V: View>(_ chart: V) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: chart)
    renderer.proposedSize = ProposedViewSize(width: 640, height: 480)
    renderer.isOpaque = true
    return renderer
  }
}

private struct ChartPoint: Identifiable {
  let id: Int
  let x: Double
  let y: Double
}

private struct LineChart: View {
  let data: [ChartPoint]

  var body: some View {
    Chart(data) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
  }
}

private struct PointChart: View {
  let data: [ChartPoint]

  var body: some View {
    Chart(data) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
  }
}

private struct BarChart: View {
  let seed: Int

  var body: some View {
    Chart(0..<12, id: \.self) { month in
      BarMark(x: .value("Month", "M\(month)"), y: .value("Sales", (month * 37 + seed * 11) % 90))
        .foregroundStyle(by: .value("Half", month < 6 ? "first" : "second"))
    }
  }
}
