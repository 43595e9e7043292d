import Charts
import Foundation
import SwiftUI
import Testing

/// Lines, areas and sectors, by the pixels that they cover.
@Suite struct CurveTests {
  private func line(_ method: InterpolationMethod) -> some View {
    Chart([(0, 0), (10, 10)], id: \.0) { x, y in
      AreaMark(x: .value("x", x), y: .value("y", y)).interpolationMethod(method)
    }
    .chartXScale(domain: 0...10).chartYScale(domain: 0...10).bare()
  }

  /// Annotations of sectors are in the middle of their angles and radii (rule CH1.14).
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func annotationsAreInTheMiddleOfTheirSectors(_ direction: LayoutDirection) throws {
    let view = Chart {
      ForEach(0..<3) { index in
        SectorMark(
          angle: .value("share", index == 2 ? 2 : 1), innerRadius: .fixed(20),
          outerRadius: .ratio(0.8)
        )
        .annotation(position: .overlay) { Color.black.frame(width: 4, height: 4) }
        .foregroundStyle(.white)
      }
    }
    .frame(width: 200, height: 100)
    .environment(\.layoutDirection, direction)
    let picture = try ImageRenderer(content: view).bitmap()
    // Radii of 20 and 40 about (100, 50): a quarter from the top, the next quarter, and the left half.
    let far = 30 * CGFloat(0.5).squareRoot()
    for (x, y) in [(100 + far, 50 - far), (100 + far, 50 + far), (70, 50)] {
      #expect(picture[Int(x), Int(y)] == RGBA8(red: 0, green: 0, blue: 0))
    }
    #expect(picture[100, 50].alpha == 0)
  }

  /// The point is at the start, in the middle or at the end of its step (rule CH1.11).
  @Test func stepsBeginAtTheirPointsOrEndThere() throws {
    let points = [(50, 50), (90, 50), (110, 50), (150, 50)]
    #expect(try Reading.covered(line(.stepStart), points) == [false, false, false, false])
    #expect(try Reading.covered(line(.stepCenter), points) == [false, false, true, true])
    #expect(try Reading.covered(line(.stepEnd), points) == [true, true, true, true])
  }

  /// Between neighbours a monotone curve does not leave their range; a spline does.
  @Test func monotoneCurvesKeepBetweenNeighbours() throws {
    func chart(_ method: InterpolationMethod) -> some View {
      Chart([(0, 5), (1, 5), (2, 9), (3, 9)], id: \.0) { x, y in
        LineMark(x: .value("x", x), y: .value("y", y)).interpolationMethod(method)
          .lineStyle(StrokeStyle(lineWidth: 1))
      }
      .chartXScale(domain: 0...3).chartYScale(domain: 0...10).bare()
    }
    func rows(_ view: some View) throws -> ClosedRange<Int> {
      let picture = try ImageRenderer(content: view.frame(width: 200, height: 100)).bitmap()
      let rows = (0..<100).filter { row in (0..<200).contains { picture[$0, row].alpha > 127 } }
      return try #require(rows.first)...(try #require(rows.last))
    }
    let monotone = try rows(chart(.monotone))
    #expect(monotone.lowerBound >= 9 && monotone.upperBound <= 50)
    let spline = try rows(chart(.cardinal))
    #expect(spline.lowerBound < 9 && spline.upperBound > 50)
  }

  @Test func cardinalCurvesWithFullTensionAreStraight() throws {
    func picture(_ method: InterpolationMethod) throws -> Bitmap {
      try ImageRenderer(
        content: Chart([(0, 2), (1, 8), (2, 3)], id: \.0) { x, y in
          LineMark(x: .value("x", x), y: .value("y", y)).interpolationMethod(method)
        }.bare().frame(width: 200, height: 100)
      ).bitmap()
    }
    let (straight, full) = (try picture(.linear), try picture(.cardinal(tension: 1)))
    let differs = (0..<100).contains { row in
      (0..<200).contains { abs(Int(straight[$0, row].alpha) - Int(full[$0, row].alpha)) > 8 }
    }
    #expect(!differs)
  }

  @Test func areasOfSeriesAreStackedInTheirOrder() throws {
    let chart = Chart([("A", 0), ("A", 10), ("B", 0), ("B", 10)].indices, id: \.self) { index in
      AreaMark(
        x: .value("x", index % 2 * 10), y: .value("y", 4),
        series: .value("s", index < 2 ? "A" : "B"),
        stacking: .standard
      )
      .foregroundStyle(index < 2 ? Color.red : Color.green)
    }
    .chartXScale(domain: 0...10).chartYScale(domain: 0...10).bare()
    let picture = try ImageRenderer(content: chart.frame(width: 200, height: 100)).bitmap()
    #expect(picture[100, 80].red > 200 && picture[100, 80].green < 100)
    #expect(picture[100, 40].green > 150 && picture[100, 40].red < 100)
    #expect(picture[100, 10].alpha == 0)
  }

  @Test func linesHaveGapsWhereValuesAreNoNumbers() throws {
    let chart = Chart([0.0, 1, 2, 3, 4], id: \.self) { x in
      LineMark(x: .value("x", x), y: .value("y", x == 2 ? .nan : 5))
        .lineStyle(StrokeStyle(lineWidth: 6))
    }
    .chartXScale(domain: 0...4).chartYScale(domain: 0...10).bare()
    #expect(
      try Reading.covered(chart, [(25, 50), (75, 50), (100, 50), (125, 50), (175, 50)])
        == [true, false, false, false, true])
  }

  @Test func functionsHaveGapsWhereTheyHaveNoValue() throws {
    let chart = Chart {
      LinePlot(x: "x", y: "y") { x in abs(x) < 1 ? .nan : 5 }
        .lineStyle(StrokeStyle(lineWidth: 6))
    }
    .chartXScale(domain: -2...2).chartYScale(domain: 0...10).bare()
    #expect(try Reading.covered(chart, [(20, 50), (100, 50), (180, 50)]) == [true, false, true])
    let area = Chart {
      AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in
        (yStart: x < 0 ? .infinity : 2, yEnd: 8)
      }
    }
    .chartXScale(domain: -2...2).chartYScale(domain: 0...10).bare()
    #expect(
      try Reading.covered(area, [(50, 50), (150, 50), (150, 95), (150, 10)])
        == [false, true, false, false])
  }

  @Test func lineOfManyPointsKeepsItsEndsAndExtremes() {
    let points = (0..<50_000).map { index -> CGPoint in
      let height: Double = index == 777 ? -40 : Double(index % 13)
      return CGPoint(x: Double(index) / 500, y: height)
    }
    let thin = LineThinning.thinned(points, stretch: 0.125)
    #expect(thin.count < 4000)
    #expect(thin.first == points.first && thin.last == points.last)
    #expect(thin.contains(CGPoint(x: 1.554, y: -40)))
    #expect(zip(thin, thin.dropFirst()).allSatisfy { $0.x <= $1.x })
    #expect(LineThinning.thinned(Array(points.prefix(900)), stretch: 0.125).count == 900)
  }

  /// Lines of many points keep four within half a pixel (rule CH1.18).
  @Test(arguments: [(1, 0.5), (2, 0.25), (3, 0.5 / 3), (100, 0.125), (0, 0.5), (.nan, 0.5)])
  func linesAreThinnedByPixels(scale: CGFloat, stretch: CGFloat) {
    #expect(LineThinning.stretch(displayScale: scale) == stretch)
  }

  private func ring(
    _ inner: MarkDimension, _ outer: MarkDimension, inset: CGFloat = 0
  ) -> some View {
    Chart {
      SectorMark(
        angle: .value("v", 1), innerRadius: inner, outerRadius: outer, angularInset: inset)
      SectorMark(
        angle: .value("v", 3), innerRadius: inner, outerRadius: outer, angularInset: inset)
    }.chartLegend(.hidden)
  }

  private let square = CGSize(width: 200, height: 200)

  @Test func radiiOfSectorsArePointsSharesOrInsets() throws {
    // Along a line to the upper right, in the middle of the first quarter.
    func reached(_ view: some View) throws -> [Bool] {
      let radii: [Double] = [20, 45, 55, 75, 85, 95]
      let points = radii.map { radius -> (Int, Int) in
        let leg = Int(radius * 0.7071)
        return (100 + leg, 100 - leg)
      }
      return try Reading.covered(view, points, square)
    }
    let part = [false, false, true, true, false, false]
    #expect(try reached(ring(.automatic, .automatic)) == [true, true, true, true, true, true])
    #expect(try reached(ring(.ratio(0.5), .ratio(0.8))) == part)
    #expect(try reached(ring(.fixed(50), .fixed(80))) == part)
    #expect(try reached(ring(.inset(50), .inset(20))) == part)
  }

  @Test func angularInsetsPartSectors() throws {
    // The first quarter ends on the right: 6 points off the edge are clear on either side.
    let points = [(170, 96), (170, 104), (170, 90), (170, 110), (104, 30), (110, 30)]
    #expect(
      try Reading.covered(ring(.ratio(0.3), .automatic), points, square)
        == [true, true, true, true, true, true])
    #expect(
      try Reading.covered(ring(.ratio(0.3), .automatic, inset: 6), points, square)
        == [false, false, true, true, false, true])
  }

  @Test func sectorsAreInTheLargestCircleOfTheFrame() throws {
    let wide = CGSize(width: 300, height: 100)
    #expect(
      try Reading.covered(ring(.automatic, .automatic), [(150, 50), (195, 50), (205, 50)], wide)
        == [true, true, false])
  }

  @Test func translucentPointsShowThroughEachOther() throws {
    // More points than are views of their own, all at one place.
    let chart = Chart(0..<400, id: \.self) { index in
      PointMark(x: .value("x", index < 2 ? 5 : 9), y: .value("y", 5))
        .foregroundStyle(.red.opacity(index < 2 ? 0.5 : 0)).symbolSize(400)
    }
    .chartXScale(domain: 0...10).chartYScale(domain: 0...10).bare()
    let picture = try ImageRenderer(content: chart.frame(width: 200, height: 100)).bitmap()
    #expect(abs(Int(picture[100, 50].alpha) - 191) < 4)
  }
}
