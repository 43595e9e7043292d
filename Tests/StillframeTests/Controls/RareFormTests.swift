import Foundation
import Stillframe
import Testing

/// Forms that few programs use.
@MainActor struct RareFormTests {
  private struct Stepping: View {
    @State private var share = 0.5

    var body: some View {
      VStack {
        Stepper("Share", value: $share, in: 0...1, step: 0.25, format: .percent)
          .accessibilityIdentifier("stepper")
        Stepper(value: $share, step: 1, format: .number) { Text("Free") }
        Text(share, format: .percent)
      }
    }
  }

  @Test func steppersTakeAFormat() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200)) { Stepping() }
    try stage.tap("stepper", at: .trailing)
    try stage.tap("stepper", at: .trailing)
    try stage.tap("stepper", at: .trailing)
    #expect(try stage.layoutReport().description.contains("\"100%\""))
  }

  private struct Asking: View {
    @Environment(\.menuOrder) private var order
    @Environment(\.scrollDismissesKeyboardMode) private var mode

    var body: some View {
      Text(order == .fixed && mode == .interactively ? "as set" : "as ever")
    }
  }

  @Test func whatIsSetOfMenusAndKeyboardsCanBeAsked() throws {
    let view = VStack {
      Asking().menuOrder(.fixed).scrollDismissesKeyboard(.interactively)
      Asking()
    }
    let report = try ImageRenderer(content: view).layoutReport().description
    #expect(report.contains("\"as set\"") && report.contains("\"as ever\""))
  }

  private struct Sales: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Sales", summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
        yAxis: AXNumericDataAxisDescriptor(
          title: "Pieces", range: 0...9, gridlinePositions: []
        ) { "\($0) pieces" },
        series: [
          AXDataSeriesDescriptor(
            name: "Shop", isContinuous: false, dataPoints: [AXDataPoint(x: "May", y: 3)])
        ])
    }
  }

  @Test func chartsDescribeThemselves() throws {
    let chart = Sales().makeChartDescriptor()
    #expect(chart.xAxis.title == "Month")
    #expect(chart.yAxis?.valueDescriptionProvider(3) == "3.0 pieces")
    #expect(chart.series[0].dataPoints[0].xValue == AXDataPointValue(category: "May"))
    let view = Color.red.frame(width: 8, height: 8)
    let plain = try ImageRenderer(content: view).pngData()
    let described = view.accessibilityChartDescriptor(Sales())
      .accessibilityRotor("Months", entries: ["May"], entryID: \.self, entryLabel: \.description)
      .invalidatableContent()
    #expect(try ImageRenderer(content: described).pngData() == plain)
  }

  private struct Titled: View {
    var body: some View {
      NavigationStack {
        Color.red.navigationTitle("Title")
          .toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      }
    }
  }

  @Test func aMenuOfTheTitleIsNotSeen() throws {
    let report = try ImageRenderer(content: Titled()).layoutReport().description
    #expect(report.contains("\"Title\"") && !report.contains("Rename"))
  }

  /// Windows for values, with titles.
  private struct Program: App {
    var body: some Scene {
      WindowGroup("Letter", id: "letter", for: Int.self) { number in
        Text("letter \(number.wrappedValue ?? 0)")
      }
      WindowGroup("Other", for: Int.self) { number in
        Text("other \(number.wrappedValue)")
      } defaultValue: {
        7
      }
    }
  }

  @Test func windowsForValuesHaveTitles() throws {
    #expect(UIApplication.LaunchOptionsKey.url.rawValue == "UIApplicationLaunchOptionsURLKey")
    _ = Program().body
  }
}
