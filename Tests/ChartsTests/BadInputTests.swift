import Charts
import Foundation
import SwiftUI
import Testing

/// Charts of data that has no good picture: nothing traps, and what can be drawn is.
@Suite struct BadInputTests {
  private func points(_ values: [Double]) -> some View {
    Chart(Array(values.enumerated()), id: \.offset) { index, value in
      PointMark(x: .value("x", index), y: .value("y", value))
    }
  }

  @Test func chartsWithoutDataKeepTheirGivenScales() throws {
    let chart = Chart([Double](), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXScale(domain: 0...4).chartYScale(domain: 0...10)
    let report = try Reading.report(chart)
    #expect(report.warnings.isEmpty)
    #expect(!Reading.nodes(report, "AxisGridLine").isEmpty)
    #expect(Reading.nodes(report, "PointMark").isEmpty)
  }

  @Test(arguments: [0.0, 7, -7, 1e-12, 1e300, -1e300])
  func oneValueAndEqualValuesAreInside(value: Double) throws {
    for values in [[value], [value, value, value]] {
      for domain in [nil, false] as [Bool?] {
        let chart = points(values).chartYScale(domain: .automatic(includesZero: domain))
        let found = try Reading.frames("PointMark", chart.bare())
        #expect(found.count == values.count)
        for frame in found {
          let middle = frame[1] + frame[3] / 2
          #expect(middle >= -0.01 && middle <= 100.01, "\(value) lies at \(middle)")
        }
      }
    }
  }

  @Test func valuesThatAreNoNumbersAreLeftOutOnceInWords() throws {
    let report = try Reading.report(points([1, .nan, .infinity, -.infinity, 2]))
    #expect(Reading.nodes(report, "PointMark").count == 2)
    #expect(report.warnings.count == 1)
    #expect(report.warnings.first?.message.contains("3 marks") == true)
    let sectors = try Reading.report(
      Chart([1, .nan, 3], id: \.self) { SectorMark(angle: .value("v", $0)) }.bare())
    #expect(Reading.nodes(sectors, "SectorMark").count == 2)
    #expect(sectors.warnings.count == 1)
  }

  @Test func logarithmsLeaveOutWhatIsNotAboveZero() throws {
    let chart = points([-10, 0, 1, 100]).chartYScale(type: .log)
    let report = try Reading.report(chart)
    #expect(Reading.nodes(report, "PointMark").count == 2)
    // A bar from zero begins at the start of the axis.
    let bars = try Reading.frames(
      "BarMark",
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 100), width: .ratio(1)) }
        .chartYScale(domain: 1...10_000, type: .log).bare())
    #expect(bars == [[0, 50, 200, 50]])
    _ = try Reading.report(points([-3, -2]).chartYScale(type: .log))
    _ = try Reading.report(points([1]).chartYScale(domain: -5...0, type: .log))
  }

  @Test func negativeSectorsAreNothing() throws {
    let report = try Reading.report(
      Chart([2, -5, 2], id: \.self) { SectorMark(angle: .value("v", $0)) }.bare())
    #expect(Reading.nodes(report, "SectorMark").count == 2)
    #expect(
      Reading.nodes(
        try Reading.report(
          Chart([-1, 0], id: \.self) { SectorMark(angle: .value("v", $0)) }.bare()), "SectorMark"
      ).isEmpty)
  }

  @Test func domainsTheWrongWayRoundAndEmptyOnesAreScales() throws {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 5), width: .ratio(1)) }
    #expect(
      try Reading.frames("BarMark", chart.chartYScale(domain: [10, 0]).bare()) == [[0, 0, 200, 50]])
    for domain in [[], [3], [4, 4], [.nan, 1], [.infinity, 0]] as [[Double]] {
      _ = try Reading.report(chart.chartYScale(domain: domain))
    }
    _ = try Reading.report(chart.chartXScale(domain: [String]()))
  }

  @Test func numbersThatAreNoneAreMadeSafe() throws {
    let wrong: [CGFloat] = [.nan, .infinity, -.infinity, -5]
    for value in wrong {
      let chart = Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1), width: .fixed(value)).cornerRadius(value)
        BarMark(x: .value("x", "b"), y: .value("y", 1), width: .ratio(value))
        BarMark(x: .value("x", "c"), y: .value("y", 1), width: .inset(value))
        PointMark(x: .value("x", "a"), y: .value("y", 1)).symbolSize(value).opacity(Double(value))
          .offset(x: value, y: value)
        LineMark(x: .value("x", "a"), y: .value("y", 1)).interpolationMethod(
          .cardinal(tension: value))
        LineMark(x: .value("x", "b"), y: .value("y", 2))
          .lineStyle(StrokeStyle(lineWidth: value)).interpolationMethod(.catmullRom(alpha: value))
        RuleMark(y: .value("y", 1)).zIndex(Double(value))
      }
      .chartXScale(range: .plotDimension(padding: value))
      .chartXVisibleDomain(length: Double(value))
      _ = try ImageRenderer(content: chart.frame(width: 200, height: 100)).bitmap()
      let sector = Chart {
        SectorMark(
          angle: .value("v", 1), innerRadius: .ratio(value), outerRadius: .fixed(value),
          angularInset: value)
      }
      _ = try ImageRenderer(content: sector.frame(width: 100, height: 100)).bitmap()
    }
    for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 3, height: 400)] {
      _ = try ImageRenderer(
        content: points([1, 2, 3]).frame(width: size.width, height: size.height)
          .padding(1)
      ).bitmap()
    }
  }

  @Test func extremeNumbersHaveAxes() throws {
    for values in [[0, 1e308], [-1e308, 1e308], [1e-300, 2e-300], [1e15, 1e15 + 1]] {
      let report = try Reading.report(points(values), CGSize(width: 400, height: 300))
      #expect(Reading.nodes(report, "AxisGridLine").count < 40)
    }
  }

  /// A million categories are a scale, and labels are as many as can be told apart.
  @Test func labelsOfMassesOfCategoriesAreBounded() throws {
    let chart = Chart {
      PointPlot(
        (0..<100_000).map { Category(name: "c\($0)") }, x: .value("x", \.name),
        y: .value("y", \.one))
    }
    let report = try Reading.report(chart, CGSize(width: 400, height: 300))
    #expect(Reading.nodes(report, "Text").count < 600)
    #expect(Reading.nodes(report, "PointMark").count == 1)
  }

  private struct Category {
    let name: String
    var one: Int { 1 }
  }

  @Test func stringsOfEveryDirectionAreLabels() throws {
    let names = ["שלום", "مرحبا", "Grüße", "日本", "नमस्ते", "👩🏽‍🚀", "", "a\nb", "\u{202E}x"]
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let chart = Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .environment(\.layoutDirection, direction)
      let report = try Reading.report(chart, CGSize(width: 700, height: 200))
      #expect(Reading.nodes(report, "BarMark").count == names.count)
      let shown = Reading.nodes(report, "Text").compactMap(\.text)
      #expect(shown.contains("مرحبا") && shown.contains("日本"))
    }
  }

  @Test func datesFarAwayAndOutOfOrderHaveAxes() throws {
    let dates = [Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 0)]
    let chart = Chart(dates, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) }
    let report = try Reading.report(chart, CGSize(width: 400, height: 200))
    #expect(Reading.nodes(report, "AxisGridLine").count < 60)
    let never = Chart {
      PointMark(x: .value("x", Date(timeIntervalSinceReferenceDate: .nan)), y: .value("y", 1))
    }
    #expect(Reading.nodes(try Reading.report(never), "PointMark").isEmpty)
  }
}
