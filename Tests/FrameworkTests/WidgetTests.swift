import ActivityKit
import AppIntents
import SwiftUI
import Testing
import WidgetKit

struct WaterEntry: TimelineEntry {
  let date: Date
  let glasses: Int
}

private struct WaterProvider: TimelineProvider {
  func placeholder(in context: Context) -> WaterEntry { WaterEntry(date: .now, glasses: 0) }

  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    completion(WaterEntry(date: .now, glasses: 3))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    let entries = (0..<5).map { WaterEntry(date: .now.addingTimeInterval(Double($0)), glasses: $0) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

private struct WaterView: View {
  @Environment(\.widgetFamily) private var family
  let entry: WaterEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(entry.glasses) glasses").widgetAccentable()
      switch family {
      case .systemSmall: Text("small")
      case .accessoryCircular: Gauge(value: 0.5) { Text("G") }.gaugeStyle(.accessoryCircular)
      default: Text("other")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .accessibilityIdentifier("content")
    .containerBackground(for: .widget) { Color.blue }
  }
}

struct WaterWidget: Widget {
  let kind = "Water"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: WaterProvider()) { entry in
      WaterView(entry: entry)
    }
    .configurationDisplayName("Water")
    .description("Glasses of today.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

struct EdgeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Edge", provider: WaterProvider()) { WaterView(entry: $0) }
      .contentMarginsDisabled()
  }
}

struct Drinks: WidgetBundle {
  var body: some Widget {
    WaterWidget()
    EdgeWidget()
    if #available(iOS 17, *) { EdgeWidget() }
  }
}

struct DrinkIntent: AppIntent {
  static let title: LocalizedStringResource = "Drink"
  static let description = IntentDescription("Adds a glass.")
  @Parameter(title: "Glasses", default: 1) var glasses: Int

  init() {}

  init(glasses: Int) { self.glasses = glasses }

  static var parameterSummary: some ParameterSummary { Summary("Drink \(\.$glasses)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    await Counter.shared.add(glasses)
    return .result(value: glasses)
  }
}

@MainActor final class Counter {
  static let shared = Counter()
  private(set) var total = 0
  func add(_ count: Int) { total += count }
}

struct Cup: AppEntity {
  let id: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Cup \(id)") }
  static let defaultQuery = CupQuery()
}

struct CupQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Cup] { identifiers.map(Cup.init) }
  func suggestedEntities() async throws -> [Cup] { [Cup(id: 1)] }
  func defaultResult() async -> Cup? { Cup(id: 1) }
}

enum Measure: String, AppEnum {
  case glass, liter
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
  static let caseDisplayRepresentations: [Measure: DisplayRepresentation] = [
    .glass: "Glass", .liter: DisplayRepresentation(title: "Liter"),
  ]
}

struct WaterChoices: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choices"
  @Parameter(title: "Unit", default: .glass) var unit: Measure
  @Parameter(title: "Cup") var cup: Cup?
}

struct ChosenProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> WaterEntry { WaterEntry(date: .now, glasses: 0) }
  func snapshot(for configuration: WaterChoices, in context: Context) async -> WaterEntry {
    WaterEntry(date: .now, glasses: 1)
  }
  func timeline(for configuration: WaterChoices, in context: Context) async -> Timeline<WaterEntry>
  {
    try? await Task.sleep(for: .milliseconds(1))
    return Timeline(
      entries: [WaterEntry(date: .now, glasses: configuration.unit == .liter ? 40 : 10)],
      policy: .never)
  }
}

struct ChosenWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Chosen", intent: WaterChoices.self, provider: ChosenProvider()) {
      entry in
      VStack {
        Text("\(entry.glasses) chosen")
        Button("Drink", intent: DrinkIntent(glasses: 2))
        Toggle("Reminder", isOn: true, intent: DrinkIntent())
      }
      .containerBackground(.fill.tertiary, for: .widget)
    }
  }
}

struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }
  var name: String
}

struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { context in
      HStack {
        Text(context.attributes.name)
        Spacer()
        Text("\(context.state.minutes) min")
      }
      .padding()
      .activityBackgroundTint(.indigo)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Lead") }
        DynamicIslandExpandedRegion(.trailing) { Text("Trail") }
        DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.minutes) minutes left") }
      } compactLeading: {
        Image(systemName: "car")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("M")
      }
      .keylineTint(.red)
    }
  }
}

#Preview("Small", as: .systemSmall) {
  WaterWidget()
} timeline: {
  WaterEntry(date: .now, glasses: 1)
  WaterEntry(date: .now, glasses: 2)
}

#Preview(as: .systemMedium) {
  WaterWidget()
} timelineProvider: {
  WaterProvider()
}

#Preview("Chosen", as: .systemSmall, using: WaterChoices()) {
  ChosenWidget()
} timelineProvider: {
  ChosenProvider()
}

#Preview("Ride", as: .content, using: Ride(name: "Home")) {
  RideActivity()
} contentStates: {
  Ride.ContentState(minutes: 5)
  Ride.ContentState(minutes: 1)
}

@MainActor @Suite struct WidgetTests {
  /// The reports of all pictures of a preview.
  private func reports(_ preview: Preview) throws -> [LayoutReport] {
    try (preview.parts ?? []).map { try ImageRenderer(content: $0.view).layoutReport() }
  }

  private func small(
    _ family: WidgetFamily = .systemSmall, _ widget: some Widget = WaterWidget()
  ) throws -> LayoutReport {
    let preview = try _WidgetPreview.make(as: family) {
      widget
    } timeline: {
      WaterEntry(date: .now, glasses: 7)
    }
    return try #require(try reports(preview).first)
  }

  /// Rows of the table, by family, on an iPhone 15 (rules WK1.1 and WK1.2).
  @Test(arguments: [
    (WidgetFamily.systemSmall, 158.0, 158.0), (.systemMedium, 338, 158), (.systemLarge, 338, 354),
    (.accessoryCircular, 72, 72), (.accessoryRectangular, 160, 72), (.accessoryInline, 234, 26),
  ])
  func aPictureHasTheSizeOfItsFamily(
    family: WidgetFamily, width: Double, height: Double
  ) throws {
    #expect(try small(family).size == CGSize(width: width, height: height))
  }

  @Test(arguments: [
    (Device.iPhoneSE, 148.0), (.iPhone15ProMax, 170), (.iPhone11, 169), (.iPadPro11, 155),
  ])
  func theSizeFollowsTheDevice(device: Device, side: Double) throws {
    let preview = try _WidgetPreview.make(as: .systemSmall) {
      WaterWidget()
    } timeline: {
      WaterEntry(date: .now, glasses: 7)
    }
    let view = try #require(preview.parts?.first?.view)
    let report = try ImageRenderer(content: view.simulatedDevice(device)).layoutReport()
    let content = try #require(report.frame(of: "content"))
    #expect(content.width == side - 32 && content.height == side - 32)
  }

  @Test func contentHasMarginsOfSixteenUnlessTheyAreRemoved() throws {
    let inner = try #require(try small().frame(of: "content"))
    #expect(inner == CGRect(x: 16, y: 16, width: 126, height: 126))
    let edge = try #require(try small(.systemSmall, EdgeWidget()).frame(of: "content"))
    #expect(edge == CGRect(x: 0, y: 0, width: 158, height: 158))
  }

  @Test func everyEntryIsAPicture() throws {
    let preview = try _WidgetPreview.make("Water", as: .systemSmall) {
      WaterWidget()
    } timeline: {
      WaterEntry(date: .now, glasses: 1)
      for count in 2...3 { WaterEntry(date: .now, glasses: count) }
    }
    let texts = try reports(preview).map(\.description)
    #expect(texts.count == 3 && preview.name == "Water")
    #expect(texts[0].contains("1 glasses") && texts[2].contains("3 glasses"))
    #expect(texts[0].contains("small"))
  }

  @Test func providersAreAsked() throws {
    let own = try _WidgetPreview.make(as: .systemMedium) { WaterWidget() }
    #expect(own.parts?.count == 5)
    let choices = WaterChoices()
    choices.unit = .liter
    let chosen = try _WidgetPreview.make(as: .systemSmall, using: choices) {
      ChosenWidget()
    } timelineProvider: {
      ChosenProvider()
    }
    #expect(try reports(chosen).map(\.description).first?.contains("40 chosen") == true)
  }

  @Test func aFamilyThatIsNotSupportedWarns() throws {
    #expect(try small(.systemLarge).warnings.contains { $0.message.contains("supportedFamilies") })
    #expect(try small(.systemSmall).warnings.isEmpty)
  }

  private func pixel(
    _ view: some View, _ x: Int, _ y: Int
  ) throws -> RGBA8 {
    try #require(ImageRenderer(content: view).cgImage).bitmap[x, y]
  }

  private func face(_ family: WidgetFamily = .systemSmall) throws -> AnyView {
    try #require(
      try _WidgetPreview.make(as: family) {
        WaterWidget()
      } timeline: {
        WaterEntry(date: .now, glasses: 7)
      }.parts?.first?.view)
  }

  @Test func theBackgroundFillsTheWidgetAndItsCornersAreRound() throws {
    let face = try face()
    #expect(try pixel(face, 0, 0).alpha == 0)
    #expect(try pixel(face, 79, 4) == pixel(Color.blue.frame(width: 9, height: 9), 4, 4))
    #expect(try pixel(face, 4, 79) == pixel(Color.blue.frame(width: 9, height: 9), 4, 4))
  }

  @Test func accentedWidgetsHaveTheAccentAndWhite() throws {
    let view = HStack(spacing: 0) {
      Color.red.widgetAccentable()
      Color.green
    }
    .containerBackground(.blue, for: .widget)
    .previewContext(WidgetPreviewContext(family: .systemSmall))
    .environment(\.widgetRenderingMode, .accented)
    .tint(.orange)
    let orange = try pixel(
      Color.orange.frame(width: 9, height: 9).environment(\.colorScheme, .dark), 4, 4)
    #expect(try pixel(view, 30, 79) == orange)
    #expect(try pixel(view, 120, 79) == RGBA8(red: 255, green: 255, blue: 255))
  }

  @Test func theLockScreenHasNoColors() throws {
    let view = Color.red.previewContext(WidgetPreviewContext(family: .accessoryCircular))
    let color = try pixel(view, 36, 36)
    #expect(color.red == color.green && color.green == color.blue && color.red > 0)
  }

  @Test func outsideOfAWidgetTheBackgroundIsBehindTheView() throws {
    let view = Text("A").frame(width: 20, height: 20).containerBackground(.blue, for: .widget)
    #expect(try pixel(view, 1, 1) == pixel(Color.blue.frame(width: 9, height: 9), 4, 4))
  }

  @Test func buttonsPerformTheirIntents() async throws {
    let start = Counter.shared.total
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      VStack {
        Button("Drink", intent: DrinkIntent(glasses: 2))
        Toggle("More", isOn: false, intent: DrinkIntent()).accessibilityIdentifier("more")
      }
    }
    try stage.tap("Drink")
    stage.advance(by: 0.1)
    #expect(Counter.shared.total == start + 2)
    try stage.tap("more")
    stage.advance(by: 0.1)
    #expect(Counter.shared.total == start + 3)
    let result = try await DrinkIntent(glasses: 4).perform()
    #expect(result.value == 4)
  }

  @Test(arguments: [
    (ActivityPreviewViewKind.content, "5 min", 371.0),
    (.dynamicIsland(.compact), "5", 230.66), (.dynamicIsland(.minimal), "M", 36.67),
    (.dynamicIsland(.expanded), "5 minutes left", 371),
  ])
  func anActivityIsShownInEveryPlace(
    kind: ActivityPreviewViewKind, text: String, width: Double
  ) throws {
    let preview = try _WidgetPreview.make(as: kind, using: Ride(name: "Home")) {
      RideActivity()
    } contentStates: {
      Ride.ContentState(minutes: 5)
    }
    let report = try #require(try reports(preview).first)
    #expect(report.description.contains(text))
    #expect(abs(report.size.width - width) < 0.01 && report.size.height <= 160)
    // Older previews name no widget.
    RideActivity._note()
    let older = Ride(name: "Home").previewContext(.init(minutes: 5), viewKind: kind)
    #expect(try ImageRenderer(content: older).layoutReport().description.contains(text))
  }

  @Test func noActivityIsStarted() {
    #expect(throws: ActivityAuthorizationError.self) {
      try Activity<Ride>.request(
        attributes: Ride(name: "A"), content: .init(state: .init(minutes: 1), staleDate: nil))
    }
    #expect(Activity<Ride>.activities.isEmpty)
  }
}
