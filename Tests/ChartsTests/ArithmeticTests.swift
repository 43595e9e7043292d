import Charts
import Foundation
import SwiftUI
import Testing

/// Places of bars, rectangles and sectors that follow by arithmetic from the meaning of marks and scales.
@Suite struct ArithmeticTests {
  private func bars(_ view: some View) throws -> [[Double]] {
    try Reading.frames("BarMark", view.bare())
  }

  @Test func stacksGrowAwayFromZeroOnBothSides() throws {
    // Upwards 5 and 10, downwards 5 and 10, on a scale from -20 to 20: a point is 0.4.
    let found = try bars(
      Chart {
        ForEach([5, -5, 10, -10], id: \.self) {
          BarMark(x: .value("x", "a"), y: .value("y", $0), width: .ratio(1))
        }
      }.chartYScale(domain: -20...20))
    #expect(
      found == [
        [0, 37.5, 200, 12.5], [0, 50, 200, 12.5], [0, 12.5, 200, 25], [0, 62.5, 200, 25],
      ])
  }

  @Test func normalizedStacksFillTheirSumAtEachPlace() throws {
    let found = try bars(
      Chart {
        ForEach([("a", 1), ("a", 3), ("b", 6), ("b", 2), ("b", 2)].indexed, id: \.0) { _, pair in
          BarMark(
            x: .value("x", pair.0), y: .value("y", pair.1), width: .ratio(1), stacking: .normalized)
        }
      }.chartYScale(domain: 0...1))
    #expect(
      found == [
        [0, 75, 100, 25], [0, 0, 100, 75], [100, 40, 100, 60], [100, 20, 100, 20],
        [100, 0, 100, 20],
      ])
  }

  @Test func centredStacksHaveZeroInTheirMiddle() throws {
    let found = try bars(
      Chart {
        ForEach([("a", 4), ("a", 4), ("b", 8), ("b", 8)].indexed, id: \.0) { _, pair in
          BarMark(
            x: .value("x", pair.0), y: .value("y", pair.1), width: .ratio(1), stacking: .center)
        }
      }.chartYScale(domain: -10...10))
    #expect(
      found == [
        [0, 50, 100, 20], [0, 30, 100, 20], [100, 50, 100, 40], [100, 10, 100, 40],
      ])
  }

  @Test func widthsAreSharesOfBandsOrPoints() throws {
    let found = try bars(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1), width: .ratio(0.5))
        BarMark(x: .value("x", "b"), y: .value("y", 1), width: .inset(10))
        BarMark(x: .value("x", "c"), y: .value("y", 1), width: .fixed(12))
        BarMark(x: .value("x", "d"), y: .value("y", 1))
      }.chartYScale(domain: 0...1))
    #expect(
      found == [[12.5, 0, 25, 100], [60, 0, 30, 100], [119, 0, 12, 100], [157.5, 0, 35, 100]])
  }

  @Test func heightsOfBarsAlongXAreSharesOfBands() throws {
    let found = try bars(
      Chart {
        BarMark(x: .value("x", 5), y: .value("y", "a"), height: .ratio(0.5))
        BarMark(x: .value("x", 10), y: .value("y", "b"), height: .inset(5))
      }.chartXScale(domain: 0...10))
    #expect(found == [[0, 12.5, 100, 25], [0, 55, 200, 40]])
  }

  @Test func positionsShareTheSpanOfTheBand() throws {
    let marks = [("a", "A"), ("a", "B"), ("b", "A"), ("b", "B")]
    let found = try bars(
      Chart(marks.indexed, id: \.0) { _, pair in
        BarMark(x: .value("x", pair.0), y: .value("y", 1), width: .ratio(1))
          .position(by: .value("Kind", pair.1), axis: .horizontal, span: .ratio(0.8))
      }.chartYScale(domain: 0...1))
    #expect(
      found == [[10, 0, 40, 100], [50, 0, 40, 100], [110, 0, 40, 100], [150, 0, 40, 100]])
    let inset = try bars(
      Chart(marks.indexed, id: \.0) { _, pair in
        BarMark(x: .value("x", pair.0), y: .value("y", 1), width: .ratio(1))
          .position(by: .value("Kind", pair.1), span: .inset(20))
      }.chartYScale(domain: 0...1))
    #expect(
      inset == [[20, 0, 30, 100], [50, 0, 30, 100], [120, 0, 30, 100], [150, 0, 30, 100]])
  }

  @Test func positionsAlongYShareTheHeightOfTheBand() throws {
    let found = try bars(
      Chart([("A", 10), ("B", 5)], id: \.0) { kind, value in
        BarMark(x: .value("x", value), y: .value("y", "a"), height: .ratio(1))
          .position(by: .value("Kind", kind), axis: .vertical, span: .ratio(1))
      }.chartXScale(domain: 0...10))
    #expect(found == [[0, 0, 200, 50], [0, 50, 100, 50]])
  }

  @Test func stacksOfOnePositionAreApartFromThoseOfAnother() throws {
    let found = try bars(
      Chart([("A", 2), ("B", 4), ("A", 3)].indexed, id: \.0) { _, pair in
        BarMark(x: .value("x", "a"), y: .value("y", pair.1), width: .ratio(1))
          .position(by: .value("Kind", pair.0), span: .ratio(1))
      }.chartYScale(domain: 0...10))
    #expect(found == [[0, 80, 100, 20], [100, 60, 100, 40], [0, 50, 100, 30]])
  }

  @Test func givenCategoriesDecideTheirOrderAndWhichAreShown() throws {
    let found = try bars(
      Chart([("a", 1), ("b", 2), ("c", 3)], id: \.0) { name, value in
        BarMark(x: .value("x", name), y: .value("y", value), width: .ratio(1))
      }.chartXScale(domain: ["c", "a", "d", "e"]).chartYScale(domain: 0...3))
    #expect(found == [[50, 66.67, 50, 33.33], [0, 0, 50, 100]])
  }

  @Test func reversedDomainsRunBackwards() throws {
    let point = PointMark(x: .value("x", 2), y: .value("y", 8)).symbolSize(
      CGSize(width: 2, height: 2))
    for (chart, place) in [
      (
        AnyView(Chart { point }.chartXScale(domain: [10, 0]).chartYScale(domain: [10, 0])),
        [160.0, 80]
      ),
      (
        AnyView(
          Chart {
            point
            PointMark(x: .value("x", 0), y: .value("y", 0)).symbolSize(0)
            PointMark(x: .value("x", 10), y: .value("y", 10)).symbolSize(0)
          }
          .chartXScale(domain: .automatic(reversed: true))
          .chartYScale(domain: .automatic(reversed: true))), [160, 80]
      ),
    ] {
      let frame = try #require(try Reading.frames("PointMark", chart.bare()).first)
      #expect([frame[0] + 1, frame[1] + 1] == place)
    }
    let bar = try bars(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 4), width: .ratio(1)) }
        .chartYScale(domain: [10, 0]))
    #expect(bar == [[0, 0, 200, 40]])
  }

  private func place(_ x: Double, _ type: ScaleType, _ domain: ClosedRange<Double>) throws -> Double
  {
    let chart = Chart {
      PointMark(x: .value("x", x), y: .value("y", 1)).symbolSize(CGSize(width: 2, height: 2))
    }
    .chartXScale(domain: domain, type: type).chartYScale(domain: 0...2)
    return try #require(try Reading.frames("PointMark", chart.bare()).first)[0] + 1
  }

  @Test func functionsOfScalesLeadToTheirPlaces() throws {
    #expect(try place(100, .log, 1...10_000) == 100)
    #expect(try place(25, .squareRoot, 0...100) == 100)
    #expect(try place(5, .power(exponent: 2), 0...10) == 50)
    #expect(try place(0, .symmetricLog, -100...100) == 100)
    // log(1 + 9) of log(1 + 99) is a half.
    #expect(try place(9, .symmetricLog, 0...99) == 100)
    #expect(try place(3, .symmetricLog(slopeAtZero: 3), 0...33) == 100)
    #expect(try place(-9, .symmetricLog, -99...99) == 50)
  }

  @Test func paddingOfThePlotDimensionMovesTheEnds() throws {
    func places(_ chart: some View) throws -> [[Double]] {
      try Reading.frames("PointMark", chart.bare()).map { [$0[0] + 1, $0[1] + 1] }
    }
    let chart = Chart {
      ForEach([0, 10], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0)).symbolSize(CGSize(width: 2, height: 2))
      }
    }
    .chartXScale(domain: 0...10, range: .plotDimension(padding: 20))
    .chartYScale(domain: 0...10, range: .plotDimension(startPadding: 10, endPadding: 30))
    #expect(try places(chart) == [[20, 90], [180, 30]])
    let bands = try bars(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1), width: .ratio(1))
        BarMark(x: .value("x", "b"), y: .value("y", 1), width: .ratio(1))
      }
      .chartXScale(range: .plotDimension(startPadding: 40, endPadding: 20))
      .chartYScale(domain: 0...1))
    #expect(bands == [[40, 0, 70, 100], [110, 0, 70, 100]])
  }

  @Test func intervalsAndRectanglesLieBetweenTheirEnds() throws {
    #expect(
      try bars(
        Chart {
          BarMark(x: .value("x", "a"), yStart: .value("y", 2), yEnd: .value("y", 6), width: 20)
        }.chartYScale(domain: 0...10)) == [[90, 40, 20, 40]])
    #expect(
      try bars(
        Chart {
          BarMark(xStart: .value("x", 1), xEnd: .value("x", 3), yStart: 10, yEnd: 30)
        }.chartXScale(domain: 0...10)) == [[20, 10, 40, 20]])
    #expect(
      try Reading.frames(
        "RectangleMark",
        Chart {
          RectangleMark(x: .value("x", "b"), y: .value("y", "a"))
          RectangleMark(
            x: .value("x", "a"), y: .value("y", "b"), width: .ratio(0.5), height: .fixed(10))
        }.chartXScale(domain: ["a", "b"]).chartYScale(domain: ["a", "b"]).bare())
        == [[100, 0, 100, 50], [25, 70, 50, 10]])
    #expect(
      try Reading.frames(
        "RectangleMark",
        Chart {
          RectangleMark(
            xStart: .value("x", 2), xEnd: .value("x", 4), yStart: .value("y", 1),
            yEnd: .value("y", 3))
        }.chartXScale(domain: 0...10).chartYScale(domain: 0...10).bare()) == [[40, 70, 40, 20]])
  }

  @Test func oneDimensionalBarsFillTheOtherAxis() throws {
    #expect(
      try bars(
        Chart {
          BarMark(x: .value("x", 2))
          BarMark(x: .value("x", 3))
        }.chartXScale(domain: 0...10)) == [[0, 0, 40, 100], [40, 0, 60, 100]])
  }

  @Test func binsBeginAtRoundNumbers() {
    let bins = NumberBins(range: 0.0...10, desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 3.9) == 1 && bins.index(for: 4) == 2 && bins.index(for: 10) == 4)
    #expect(bins[1].lowerBound == 2 && bins[1].upperBound == 4)
    #expect(bins[4].contains(10) && !bins[3].contains(8))
    #expect(NumberBins(size: 5.0, range: -7...7).thresholds == [-10, -5, 0, 5, 10])
    #expect(NumberBins(size: 10, range: 3...28).thresholds == [0, 10, 20, 30])
    #expect(NumberBins(data: [1, 2, 3, 40], desiredCount: 4).thresholds == [0, 10, 20, 30, 40])
    #expect(NumberBins(thresholds: [3, 1, 2]).thresholds == [1, 2, 3])
  }

  @Test func binsOfAHistogramFillTheirRanges() throws {
    let bins = NumberBins(size: 5.0, range: 0...20)
    let found = try bars(
      Chart(0..<4, id: \.self) { index in
        BarMark(x: .value("x", bins[index]), y: .value("y", 1), width: .ratio(1))
      }.chartYScale(domain: 0...1))
    #expect(found == [[0, 0, 50, 100], [50, 0, 50, 100], [100, 0, 50, 100], [150, 0, 50, 100]])
  }
}

extension Array {
  /// Each element with its place.
  fileprivate var indexed: [(Int, Element)] { enumerated().map { ($0.offset, $0.element) } }
}
