import Charts
import Foundation
import SwiftUI
import Testing

/// Spellings of marks and their modifiers, as applications write them.
@Suite struct ContentAPITests {
  private struct Sale: Identifiable {
    enum Kind: String, Plottable, CaseIterable { case tea, milk }

    let id: Int
    var name = "a"
    var kind = Kind.tea
    var count = 3
    var price = Decimal(2)
    var share: Float = 0.5
    var day = Date(timeIntervalSinceReferenceDate: 0)
    var end = Date(timeIntervalSinceReferenceDate: 90_000)
    var width: CGFloat = 12
    var box = CGSize(width: 5, height: 5)
    var color = Color.red
    var stroke = StrokeStyle(lineWidth: 2)
    var label = "Sale"
    var isHidden = false
    var shape = BasicChartSymbolShape.square
  }

  private let sales = (0..<4).map { Sale(id: $0, name: "n\($0)", kind: $0 % 2 == 0 ? .tea : .milk) }

  private func marks(_ view: some View) throws -> Int {
    let report = try Reading.report(view, CGSize(width: 300, height: 200))
    #expect(report.warnings.isEmpty, "\(report.warnings.map(\.message))")
    return [
      "BarMark", "LineMark", "AreaMark", "PointMark", "RuleMark", "RectangleMark", "SectorMark",
    ]
    .reduce(0) { $0 + Reading.nodes(report, $1).count }
  }

  @Test func everyInitializerOfBars() throws {
    #expect(
      try marks(
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 1))
          BarMark(x: .value("x", "b"), y: .value("y", 1), width: 20)
          BarMark(x: .value("x", "c"), y: .value("y", 1), width: .fixed(20), stacking: .normalized)
          BarMark(
            x: .value("x", "d"), yStart: .value("y", 0), yEnd: .value("y", 1), width: .ratio(0.6))
          BarMark(x: .value("x", "e"), yStart: 10, yEnd: 30, width: 4.5)
          BarMark(x: .value("x", "f"))
        }) == 6)
    #expect(
      try marks(
        Chart {
          BarMark(
            xStart: .value("x", 0), xEnd: .value("x", 1), y: .value("y", "a"), height: .inset(3))
          BarMark(xStart: 10, xEnd: 30, y: .value("y", "b"), height: 9)
          BarMark(x: .value("x", 1), y: .value("y", "c"), height: .ratio(1), stacking: .center)
          BarMark(xStart: .value("x", 1), xEnd: .value("x", 2), yStart: 3, yEnd: nil)
        }) == 4)
    #expect(
      try marks(
        Chart {
          BarMark(
            xStart: .value("x", 1), xEnd: .value("x", 2), yStart: .value("y", 1),
            yEnd: .value("y", 2))
          BarMark(xStart: nil, xEnd: 20, yStart: .value("y", 1), yEnd: .value("y", 2))
        }) == 2)
    #expect(
      try marks(Chart(sales) { BarMark(x: .value("Count", $0.count), stacking: .standard) }) == 4)
  }

  @Test func everyInitializerOfOtherMarks() throws {
    #expect(
      try marks(
        Chart {
          LineMark(x: .value("x", 1), y: .value("y", 1))
          LineMark(x: .value("x", 1), y: .value("y", 1), series: .value("s", "A"))
          AreaMark(x: .value("x", 1), y: .value("y", 1), stacking: .unstacked)
          AreaMark(
            x: .value("x", 1), y: .value("y", 1), series: .value("s", "A"), stacking: .center)
          AreaMark(x: .value("x", 1), yStart: .value("l", 1), yEnd: .value("h", 2))
          AreaMark(
            x: .value("x", 1), yStart: .value("l", 1), yEnd: .value("h", 2),
            series: .value("s", "B"))
          AreaMark(
            xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 2),
            series: .value("s", "C"))
          PointMark(x: .value("x", 1), y: .value("y", 1))
          PointMark(x: .value("x", 1))
          PointMark(x: .value("x", 1), y: 20)
          PointMark(x: 20, y: .value("y", 1))
          RuleMark(x: .value("x", 1))
          RuleMark(x: .value("x", 1), yStart: 3, yEnd: 40)
          RuleMark(x: .value("x", 1), yStart: .value("l", 1), yEnd: .value("h", 2))
          RuleMark(y: .value("y", 1))
          RuleMark(xStart: .value("l", 1), xEnd: .value("h", 2), y: .value("y", 1))
          RectangleMark()
          RectangleMark(x: .value("x", 1), y: .value("y", 1), width: .ratio(1), height: .ratio(1))
          RectangleMark(x: .value("x", 1), yStart: nil, yEnd: nil, width: .fixed(3))
          RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 2), yStart: nil, yEnd: nil)
        }) == 19)
    #expect(
      try marks(
        Chart(sales) {
          SectorMark(
            angle: .value("Count", $0.count), innerRadius: .ratio(0.618), outerRadius: .inset(10),
            angularInset: 1.5
          )
          .cornerRadius(5).foregroundStyle(by: .value("Name", $0.name))
        }) == 4)
    #expect(
      try marks(
        Chart(sales) { sale in
          SectorMark(angle: .value(Text("Range"), Double(sale.id)..<Double(sale.id + 1)))
        }) == 4)
  }

  @Test func valuesOfEveryKindArePlotted() throws {
    #expect(
      try marks(
        Chart(sales) { sale in
          PointMark(x: .value("Kind", sale.kind), y: .value("Price", sale.price))
          PointMark(x: .value("Kind", sale.kind.rawValue), y: .value("Share", sale.share))
          PointMark(x: .value(Text("Kind"), "\(sale.name)"), y: .value("Width", sale.width))
          PointMark(x: .value("Name" as String, sale.name), y: .value("Count", UInt8(sale.count)))
        }) == 16)
    #expect(
      try marks(
        Chart(sales) { sale in
          BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Count", sale.count))
          BarMark(
            x: .value("Day", sale.day, unit: .month, calendar: .current),
            y: .value("Count", sale.count))
          BarMark(x: .value("Span", sale.day..<sale.end), y: .value("Count", sale.count))
          BarMark(x: .value("Span", sale.day...sale.end), y: .value("Count", sale.count))
          RectangleMark(
            xStart: .value("Start", sale.day), xEnd: .value("End", sale.end), y: .value("n", 1))
        }) == 20)
  }

  @Test func everyModifierOfMarks() throws {
    // Two kinds are two lines; each of the four sales has a symbol, which has the name of its mark.
    #expect(
      try marks(
        Chart(sales) { sale in
          LineMark(x: .value("x", sale.id), y: .value("y", sale.count))
            .foregroundStyle(.blue).foregroundStyle(by: .value("Kind", sale.kind))
            .interpolationMethod(.catmullRom).lineStyle(.init(lineWidth: 2, dash: [5, 3]))
            .lineStyle(by: .value("Kind", sale.kind)).symbol(by: .value("Kind", sale.kind))
            .symbol(.circle.strokeBorder(lineWidth: 2)).symbol(Circle()).symbol(.square)
            .symbolSize(30).symbolSize(CGSize(width: 5, height: 5))
            .symbolSize(by: .value("Count", sale.count))
            .symbol { Circle().fill(.red).frame(width: 4) }
        }.chartLegend(.hidden)) == 6)
    #expect(
      try marks(
        Chart(sales) { sale in
          annotated(
            placed(
              styled(
                BarMark(x: .value("x", sale.name), y: .value("y", sale.count))), of: sale), of: sale
          )
        }.chartLegend(.hidden)) == 8)
  }

  // Three functions: the compiler takes twelve seconds for all modifiers in one expression.

  private func styled(_ mark: some ChartContent) -> some ChartContent {
    mark.foregroundStyle(.blue.gradient)
      .foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      )
      .foregroundStyle(Color.accentColor.gradient.opacity(0.5))
      .cornerRadius(4).cornerRadius(4, style: .circular).opacity(0.8)
      .zIndex(1).blur(radius: 0.5).shadow(radius: 2)
      .shadow(color: .black, radius: 3, x: 0, y: 2)
      .clipShape(Capsule()).clipShape(RoundedRectangle(cornerRadius: 4))
      .alignsMarkStylesWithPlotArea().compositingLayer()
      .compositingLayer { $0.opacity(0.9) }
      .mask { RectangleMark() }
  }

  private func placed(_ mark: some ChartContent, of sale: Sale) -> some ChartContent {
    mark.position(by: .value("Kind", sale.kind))
      .position(by: .value("Kind", sale.kind), axis: .horizontal)
      .offset(x: 2).offset(y: -2).offset(CGSize(width: 1, height: 1)).offset(x: 1, y: 2)
      .offset(yStart: 3).offset(xStart: 2).offset(xStart: 1, xEnd: 2)
      .offset(yStart: 1, yEnd: 2)
      .offset(xStart: 1, xEnd: 1, yStart: 1, yEnd: 1)
  }

  private func annotated(_ mark: some ChartContent, of sale: Sale) -> some ChartContent {
    mark.annotation { Text("\(sale.count)") }
      .annotation(position: .overlay, alignment: .center) { Text("x").font(.caption) }
      .annotation(position: .top, spacing: 0) { context in
        Text("\(Int(context.targetSize.height))")
      }
      .annotation(
        position: .topLeading, alignment: .bottomLeading, spacing: 2,
        overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
      ) { Text("y") }
      .annotation(overflowResolution: .init(x: .padScale, y: .automatic)) { _ in Text("z") }
      .accessibilityLabel("Sale").accessibilityLabel(Text("Sale"))
      .accessibilityValue("\(sale.count)")
      .accessibilityHidden(false).accessibilityIdentifier("bar \(sale.id)")
  }

  @Test func plotsOfCollectionsTakeKeyPaths() throws {
    #expect(
      try marks(
        Chart {
          BarPlot(sales, x: .value("Name", \.name), y: .value("Count", \.count))
            .foregroundStyle(by: .value("Kind", \.kind)).opacity(\.width).cornerRadius(4)
          BarPlot(
            sales, x: .value("Name", \.name), yStart: .value("l", \.count), yEnd: .value("h", \.id),
            width: .fixed(\.width))
          BarPlot(
            sales, x: .value("Name", \.name), yStart: \.width, yEnd: \.width, width: .ratio(0.5))
          BarPlot(sales, x: .value("Name", \.name), yStart: 2, yEnd: 20, width: 6)
          RulePlot(sales, x: .value("Name", \.name)).lineStyle(\.stroke)
          RulePlot(sales, y: .value("Count", \.count))
          RectanglePlot(
            sales, x: .value("Name", \.name), y: .value("Count", \.count), width: .ratio(1)
          )
          .foregroundStyle(\.color)
          PointPlot(sales, x: .value("Name", \.name), y: .value("Count", \.count))
            .symbol(by: .value("Kind", \.kind)).symbolSize(\.width)
          PointPlot(sales, x: .value("Name", \.name), y: .value("Count", \.count))
            .symbol(\.shape).symbolSize(\.box).accessibilityLabel(\.label)
            .accessibilityValue(\.label).accessibilityHidden(\.isHidden)
            .accessibilityIdentifier(\.label)
          PointPlot(sales, x: .value("Name", \.name)).symbolSize(by: .value("Count", \.count))
        }.chartLegend(.hidden)) == 40)
    #expect(
      try marks(
        Chart {
          RectanglePlot(
            sales, x: .value("Time", \.day, \.end), y: .value("Kind", \.kind))
          BarPlot(sales, x: .value("Day", \.day, unit: .day), y: .value("Name", \.name))
          RulePlot(
            sales, xStart: .value("Start", \.day), xEnd: .value("End", \.end),
            y: .value("Name", \.name)
          )
          .lineStyle(StrokeStyle(lineWidth: 8, lineCap: .round))
          RectanglePlot(
            sales, xStart: .value("Start", \.day), xEnd: .value("End", \.end), yStart: 2, yEnd: 4)
          RectanglePlot(
            sales, xStart: .value("Start", \.day), xEnd: .value("End", \.end), yStart: \.width,
            yEnd: \.width)
        }.chartLegend(.hidden)) == 20)
    #expect(
      try marks(
        Chart {
          LinePlot(sales, x: .value("id", \.id), y: .value("Count", \.count))
          LinePlot(
            sales, x: .value("id", \.id), y: .value("Count", \.count),
            series: .value("Kind", \.kind)
          ).foregroundStyle(by: .value("Kind", \.kind)).interpolationMethod(.monotone)
          AreaPlot(sales, x: .value("id", \.id), y: .value("Count", \.count), stacking: .unstacked)
          AreaPlot(
            sales, x: .value("id", \.id), y: .value("Count", \.count),
            series: .value("Kind", \.kind),
            stacking: .standard)
          AreaPlot(
            sales, x: .value("id", \.id), yStart: .value("l", \.count), yEnd: .value("h", \.id),
            series: .value("Name", \.label))
        }.chartLegend(.hidden)) == 7)
    #expect(
      try marks(
        Chart {
          SectorPlot(
            sales, angle: .value("Count", \.count), innerRadius: .ratio(0.5), angularInset: 1
          ).foregroundStyle(by: .value("Name", \.name)).cornerRadius(4)
          SectorPlot(
            sales, angle: .value("Count", \.count), innerRadius: .fixed(\.width),
            angularInset: \.width)
        }.chartLegend(.hidden)) == 8)
  }

  @Test func plotsOfFunctionsTakeNamesOfEveryKind() throws {
    let name = "f"
    #expect(
      try marks(
        Chart {
          LinePlot(x: "x", y: "sin(x)") { x in sin(x) }.foregroundStyle(.red).lineStyle(
            .init(lineWidth: 3))
          LinePlot(x: "x", y: "\(name)(x)", domain: 0...2) { $0 * $0 }
          LinePlot(x: Text("x"), y: Text("y")) { x in 1 / x }
          LinePlot(x: "x", y: "y", t: "t", domain: 0...6.3) { t in (x: cos(t), y: sin(t)) }
          LinePlot(x: name, y: name, t: name, domain: 0...6.3) { t in (cos(t), sin(t)) }
          AreaPlot(x: "x", y: "x^2") { x in x * x }.opacity(0.2)
          AreaPlot(x: "x", yStart: "x", yEnd: "x^2") { x in (yStart: x, yEnd: x * x) }
          AreaPlot(x: Text("x"), yStart: Text("l"), yEnd: Text("h"), domain: -1...1) {
            ($0, $0 + 1)
          }
        }.chartXScale(domain: -2...2).chartYScale(domain: -4...4)) == 8)
  }

  private struct Average: ChartContent {
    let value: Double

    var body: some ChartContent {
      RuleMark(y: .value("Average", value)).foregroundStyle(.gray)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
    }
  }

  @ChartContentBuilder private func points(_ isShown: Bool) -> some ChartContent {
    if isShown {
      ForEach(sales) { PointMark(x: .value("x", $0.id), y: .value("y", $0.count)) }
    }
  }

  @Test func buildersTakeStatementsOfSwift() throws {
    let kind = Sale.Kind.milk
    let selected: Sale? = sales.first
    #expect(
      try marks(
        Chart {
          Average(value: 2)
          points(true)
          points(false)
          switch kind {
          case .tea: RuleMark(x: .value("x", 1))
          case .milk: RuleMark(x: .value("x", 2))
          }
          if let selected { RuleMark(x: .value("x", selected.id)) }
          if #available(iOS 17, *) {
            RuleMark(x: .value("x", 3))
          } else {
            RuleMark(x: .value("x", 4))
          }
          ForEach(Array(sales.enumerated()), id: \.offset) { index, sale in
            Plot {
              PointMark(x: .value("x", index), y: .value("y", sale.count))
              RuleMark(x: .value("x", index))
            }
            .accessibilityLabel(sale.label)
          }
          ForEach(0..<2) { AnyChartContent(RuleMark(x: .value("x", $0))) }
        }) == 18)
  }
}
