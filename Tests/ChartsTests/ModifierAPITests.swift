import Charts
import Foundation
import SwiftUI
import Testing

/// Spellings of axes, scales, legends and proxies, as applications write them.
@Suite struct ModifierAPITests {
  private let days = (0..<5).map { Date(timeIntervalSinceReferenceDate: Double($0) * 86_400) }

  private var bars: some View {
    Chart(Array(["a", "b", "c"].enumerated()), id: \.offset) { index, name in
      BarMark(x: .value("x", name), y: .value("y", index * 10 + 5))
        .foregroundStyle(by: .value("Kind", name))
    }
  }

  private var line: some View {
    Chart(days, id: \.self) { day in
      LineMark(
        x: .value("Day", day, unit: .day), y: .value("y", day.timeIntervalSinceReferenceDate))
    }
  }

  private func texts(_ view: some View) throws -> [String] {
    let report = try Reading.report(view, CGSize(width: 400, height: 200))
    #expect(report.warnings.isEmpty)
    return Reading.nodes(report, "Text").filter { $0.frame.minX > -1000 }.compactMap(\.text)
  }

  @Test func everyFormOfAxisMarks() throws {
    #expect(
      try texts(
        bars.chartYAxis {
          AxisMarks(position: .leading, values: .stride(by: 10)) { value in
            AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2]))
            AxisTick(length: 6, stroke: .init(lineWidth: 1))
            AxisValueLabel { if let number = value.as(Int.self) { Text("\(number) kg") } }
          }
        }.chartXAxis(.hidden).chartLegend(.hidden)) == ["0 kg", "10 kg", "20 kg", "30 kg"])
    #expect(
      try texts(
        bars.chartYAxis {
          AxisMarks(values: [0, 15, 25]) {
            AxisGridLine().foregroundStyle(.red)
            AxisTick(centered: true, length: .label(extendPastBy: 2))
            AxisValueLabel(
              format: FloatingPointFormatStyle<Double>().precision(.fractionLength(1)),
              centered: false)
          }
        }.chartXAxis(.hidden).chartLegend(.hidden)) == ["0.0", "15.0", "25.0"])
    #expect(
      try texts(
        bars.chartYAxis {
          AxisMarks(preset: .aligned, values: .automatic(desiredCount: 3))
          AxisMarks(
            format: Decimal.FormatStyle.Percent.percent.scale(1), preset: .extended,
            position: .leading, values: [0, 30])
          AxisMarks(
            format: .currency(code: "EUR"), values: .automatic(minimumStride: 10, desiredCount: 4))
          AxisMarks(stroke: StrokeStyle(lineWidth: 0))
          AxisMarks()
        }.chartXAxis(.hidden).chartLegend(.hidden)
      ).contains("30%"))
    #expect(
      try texts(
        line.chartXAxis {
          AxisMarks(values: .stride(by: .day, count: 2)) { _ in
            AxisTick()
            AxisValueLabel(
              format: .dateTime.day(), centered: true,
              collisionResolution: .greedy(priority: 1, minimumSpacing: 4))
          }
          AxisMarks(position: .top, values: days) { value in
            if value.index == 0 || value.index == value.count - 1 {
              AxisValueLabel(
                "end", anchor: .topTrailing, multiLabelAlignment: .leading, offsetsMarks: true,
                orientation: .verticalReversed, horizontalSpacing: 2, verticalSpacing: 3)
            } else {
              AxisValueLabel(collisionResolution: .disabled, orientation: .vertical)
            }
          }
          AxisMarks(values: .automatic) { AxisGridLine(centered: true).offset(x: 1) }
        }.chartYAxis(.hidden)
      ).filter { $0 == "end" }.count == 2)
  }

  private struct OwnAxis: AxisContent {
    var body: some AxisContent {
      AxisMarks(values: .automatic(desiredCount: 2, roundLowerBound: true, roundUpperBound: false))
      { _ in
        OwnMark()
      }
    }
  }

  private struct OwnMark: AxisMark {
    var body: some AxisMark {
      AxisGridLine()
      AxisValueLabel("own").font(.caption).foregroundStyle(.blue)
    }
  }

  @Test func ownAxesAreTaken() throws {
    #expect(
      try texts(bars.chartYAxis { OwnAxis() }.chartXAxis(.hidden).chartLegend(.hidden)).contains(
        "own"))
  }

  @Test func everyScaleOfStyles() throws {
    for view in [
      AnyView(bars.chartForegroundStyleScale(["a": Color.red, "b": .green, "c": .blue])),
      AnyView(bars.chartForegroundStyleScale(["a": .red, "b": .green, "c": .blue])),
      AnyView(
        bars.chartForegroundStyleScale(domain: ["a", "b", "c"], range: [.red, .green, .blue])),
      AnyView(bars.chartForegroundStyleScale(range: [Color.red, .green, .blue])),
      AnyView(bars.chartForegroundStyleScale(range: [.red, .green, .blue])),
      AnyView(bars.chartForegroundStyleScale(domain: ["c", "b", "a"])),
      AnyView(bars.chartForegroundStyleScale { (name: String) in name == "a" ? Color.red : .blue }),
      AnyView(
        bars.chartForegroundStyleScale(domain: ["a", "b"], mapping: { (_: String) in Color.red })),
      AnyView(
        bars.chartForegroundStyleScale([
          "a": Gradient(colors: [.red, .blue]), "b": Gradient(colors: [.red, .green]),
          "c": Gradient(colors: [.red, .green]),
        ])),
    ] {
      #expect(try texts(view.chartXAxis(.hidden).chartYAxis(.hidden)).count >= 2)
    }
    let numbers = Chart(0..<5, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(by: .value("Heat", $0))
        .symbolSize(by: .value("Weight", $0)).symbol(by: .value("Kind", "\($0 % 2)"))
    }
    for view in [
      AnyView(numbers.chartForegroundStyleScale(range: Gradient(colors: [.blue, .red]))),
      AnyView(
        numbers.chartForegroundStyleScale(
          domain: 0...4, range: [Color.blue, Color.red], type: .linear)),
      AnyView(numbers.chartForegroundStyleScale(type: .category)),
      AnyView(numbers.chartSymbolSizeScale(range: 10...100)),
      AnyView(numbers.chartSymbolSizeScale(domain: 0...4, range: [10, 100], type: .squareRoot)),
      AnyView(numbers.chartSymbolSizeScale { (value: Int) in CGFloat(value * 10) }),
      AnyView(numbers.chartSymbolScale(["0": BasicChartSymbolShape.circle, "1": .square])),
      AnyView(
        numbers.chartSymbolScale([
          "0": BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2),
          "1": BasicChartSymbolShape.square.strokeBorder(lineWidth: 1),
        ])),
      AnyView(numbers.chartSymbolScale(["0": .circle, "1": .plus.strokeBorder(lineWidth: 2)])),
      AnyView(numbers.chartSymbolScale(range: [BasicChartSymbolShape.circle, .square])),
      AnyView(
        numbers.chartSymbolScale(domain: ["0", "1"], range: [BasicChartSymbolShape.plus, .cross])),
      AnyView(numbers.chartSymbolScale(domain: ["1", "0"])),
      AnyView(numbers.chartSymbolScale { (_: String) in BasicChartSymbolShape.diamond }),
      AnyView(numbers.chartLineStyleScale(["0": StrokeStyle(dash: [2]), "1": StrokeStyle()])),
      AnyView(
        numbers.chartLineStyleScale(range: [StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 3)])),
    ] { _ = try texts(view) }
  }

  @Test func everyScaleOfPlaces() throws {
    for view in [
      AnyView(line.chartXScale(domain: days[0]...days[3])),
      AnyView(line.chartXScale(domain: days[0]..<days[3])),
      AnyView(line.chartXScale(domain: [days[0], days[3]], type: .date)),
      AnyView(line.chartXScale(domain: .automatic(includesZero: false, reversed: true))),
      AnyView(line.chartXScale(range: .plotDimension(padding: 8))),
      AnyView(
        line.chartXScale(domain: .automatic, range: .plotDimension(startPadding: 4, endPadding: 2))),
      AnyView(bars.chartYScale(domain: 0...40)),
      AnyView(bars.chartYScale(domain: 0...40, type: .linear)),
      AnyView(bars.chartYScale(type: .squareRoot)), AnyView(bars.chartYScale(type: .log)),
      AnyView(bars.chartXScale(domain: ["c", "b", "a"], type: .category)),
      AnyView(
        bars.chartYScale(
          domain: .automatic(dataType: Int.self) { domain in domain.append(100) })),
    ] { _ = try texts(view) }
    #expect(
      try texts(
        bars.chartYScale(domain: .automatic(dataType: Int.self) { $0.append(100) })
          .chartXAxis(.hidden).chartLegend(.hidden)
      ).contains("100"))
  }

  @Test func legendsAndTitlesLieWhereTheyAreTold() throws {
    let report = try Reading.report(
      bars.chartLegend(position: .top, alignment: .center, spacing: 10)
        .chartXAxisLabel("Names").chartYAxisLabel(
          "Kilograms", position: .leading, alignment: .center
        )
        .chartXAxisLabel(position: .bottom, alignment: .trailing) { Text("more") }
        .chartYAxisLabel(Text("text"), position: .trailing), CGSize(width: 400, height: 240))
    let places = Reading.nodes(report, "Text").reduce(into: [:]) { $0[$1.text ?? ""] = $1.frame }
    let names = try #require(places["Names"])
    #expect(names.minY > 200)
    #expect(try #require(places["Kilograms"]).midX < 20)
    let own = try texts(
      bars.chartLegend(position: .trailing) { Text("own") }.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(own == ["own"])
    #expect(
      try texts(bars.chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden)).isEmpty)
    _ = try texts(bars.chartLegend(.visible).chartXAxis(.automatic).chartYAxis(.visible))
    _ = try texts(bars.chartLegend(position: .overlay, alignment: .topTrailing))
  }

  @Test func proxiesLeadFromValuesToPlacesAndBack() throws {
    let found = Found()
    let chart = Chart(["a", "b"], id: \.self) { name in
      BarMark(x: .value("x", name), y: .value("y", 4)).foregroundStyle(by: .value("Kind", name))
    }
    .chartYScale(domain: 0...10)
    .chartOverlay { proxy in
      GeometryReader { geometry in
        let _ = found.take(proxy, geometry)
        Color.clear
      }
    }
    .bare()
    _ = try Reading.report(chart)
    let proxy = try #require(found.proxy)
    #expect(found.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(proxy.plotSize == CGSize(width: 200, height: 100))
    #expect(proxy.position(forX: "b") == 150 && proxy.position(forY: 2.5) == 75)
    #expect(proxy.position(for: (x: "a", y: 10)) == CGPoint(x: 50, y: 0))
    #expect(proxy.position(forX: "c") == nil && proxy.position(forX: 3) == nil)
    #expect(proxy.positionRange(forX: "a") == 0...100)
    #expect(proxy.value(atX: 120) == "b" && proxy.value(atY: 25, as: Double.self) == 7.5)
    let pair = proxy.value(at: CGPoint(x: 10, y: 50), as: (String, Double).self)
    #expect(pair?.0 == "a" && pair?.1 == 5)
    #expect(proxy.xDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.yDomain(dataType: Double.self) == [0, 10])
    #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.symbolDomain(dataType: String.self).isEmpty)
    #expect(proxy.symbolSizeDomain(dataType: Double.self).isEmpty)
    #expect(proxy.lineStyleDomain(dataType: String.self).isEmpty)
    #expect(proxy.foregroundStyle(for: "a") != nil && proxy.symbol(for: "a") == nil)
    #expect(proxy.symbolSize(for: "a") == nil && proxy.lineStyle(for: "a") == nil)
    #expect(proxy.angle(at: CGPoint(x: 200, y: 50)).degrees == 90)
    #expect(proxy.angle(at: CGPoint(x: 100, y: 100)).degrees == 180)
  }

  private final class Found {
    var proxy: ChartProxy?
    var frame = CGRect.null

    func take(_ proxy: ChartProxy, _ geometry: GeometryProxy) {
      self.proxy = proxy
      if let anchor = proxy.plotFrame { frame = geometry[anchor] }
    }
  }

  @Test func chartsTakeTheirOtherModifiers() throws {
    _ = try texts(
      bars.chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray).frame(height: 80) }
        .chartBackground { _ in Color.clear }.chartBackground(alignment: .top) { proxy in
          Text("\(Int(proxy.plotSize.width))")
        }
        .chartOverlay(alignment: .topLeading) { _ in EmptyView() }
        .chartXAxisStyle { $0.background(.clear) }.chartYAxisStyle { $0.frame(width: 40) })
    _ = try texts(
      bars.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2)
        .chartScrollPosition(initialX: "b").chartScrollTargetBehavior(.valueAligned(unit: 1)))
    _ = try texts(
      line.chartScrollableAxes([.horizontal, .vertical]).chartXVisibleDomain(length: 3600 * 24 * 2)
        .chartScrollPosition(x: .constant(days[1])).chartScrollPosition(initialY: 2)
        .chartYVisibleDomain(length: 86_400.0)
        .chartScrollTargetBehavior(
          .valueAligned(
            matching: DateComponents(hour: 0), majorAlignment: .matching(.init(day: 1)),
            limitBehavior: .automatic)))
    _ = try texts(
      bars.chartXSelection(value: .constant("a" as String?))
        .chartYSelection(value: .constant(3.0 as Double?))
        .chartYSelection(range: .constant(nil as ClosedRange<Int>?))
        .chartAngleSelection(value: .constant(nil as Int?))
        .chartGesture { proxy in
          DragGesture(minimumDistance: 0).onChanged { proxy.selectXValue(at: $0.location.x) }
            .onEnded { proxy.selectXRange(from: 0, to: $0.location.x) }
        })
  }
}
