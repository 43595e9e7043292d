import Foundation
import Testing

@testable import StillframePreviews

/// Files that were not written for one module: programs and their extensions, and libraries that have a name of the frameworks.
extension PreviewTests {
  /// The widget lies in the file with the entry point of the extension.
  @Test func previewsOfAnExtensionFindItsWidget() throws {
    let folder = try folder([
      "App/Program.swift": """
      import SwiftUI
      @main struct Program: App { var body: some Scene { WindowGroup { Text("program") } } }
      struct Card: View { var body: some View { Text("card") } }
      """,
      "App/Card.swift": """
      import SwiftUI
      #Preview("Card") { Card() }
      """,
      "Widget/Widget.swift": """
      import SwiftUI
      import WidgetKit
      @main
      struct Bundle: WidgetBundle { var body: some Widget { Daily() } }
      struct Day: TimelineEntry { var date = Date() }
      struct Days: TimelineProvider {
        func placeholder(in context: Context) -> Day { Day() }
        func getSnapshot(in context: Context, completion: @escaping (Day) -> Void) {
          completion(Day())
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Day>) -> Void) {
          completion(Timeline(entries: [Day()], policy: .never))
        }
      }
      struct Daily: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "daily", provider: Days()) { _ in Text("day") }
        }
      }
      """,
      "Widget/Previews.swift": """
      import SwiftUI
      import WidgetKit
      #Preview("Daily", as: .systemSmall) { Daily() } timeline: { Day() }
      """,
    ])
    let run = try run("report", ".", in: folder)
    #expect(run.output.contains("\"day\"") && run.output.contains("\"card\""), "\(run.errors)")
    #expect(run.output.contains("\"program\""))
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Previews of before iOS 17 do not name the widget of an activity.
  @Test func olderPreviewsShowActivitiesInTheirWidget() throws {
    let folder = try folder([
      "Widget/Ride.swift": """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var name: String
      }
      struct RideActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Ride.self) { context in
            Text("\\(context.attributes.name) in \\(context.state.minutes)")
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("large") }
            } compactLeading: { Text("\\(context.state.minutes) min") } compactTrailing: {
              Text("right")
            } minimal: { Text("small") }
          }
        }
      }
      struct Ride_Previews: PreviewProvider {
        static let state = Ride.ContentState(minutes: 5)
        static var previews: some View {
          Ride(name: "Home").previewContext(state, viewKind: .content)
            .previewDisplayName("Screen")
          Ride(name: "Home").previewContext(state, viewKind: .dynamicIsland(.compact))
            .previewDisplayName("Island")
        }
      }
      """
    ])
    let run = try run("report", "./Widget", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"Home in 5\"") && run.output.contains("\"5 min\""))
  }

  @Test func entryPointsOfSecondProgramsAreBlank() {
    func removed(_ text: String) -> String {
      String(decoding: EntryPoints.removed(Data(text.utf8)), as: UTF8.self)
    }
    #expect(removed("@main\nstruct A {}\n") == "     \nstruct A {}\n")
    #expect(removed("import B\n@main struct A {}") == "import B\n      struct A {}")
    #expect(removed("// @main\n@mainly\n @main\n@main") == "// @main\n@mainly\n @main\n     ")
  }

  /// Later versions of iOS have more names: on Apple's platforms that of the library is meant by those that were written before.
  @Test func aTypeOfALibraryIsMeantBeforeThatOfTheFramework() throws {
    let folder = try folder([
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Screens",
        targets: [.target(name: "Domain"), .target(name: "Screens", dependencies: ["Domain"])])
      """,
      "Sources/Domain/Tab.swift": "public enum Tab: String, Hashable { case one, two }\n",
      "Sources/Screens/Shown.swift": """
      import SwiftUI
      import Domain
      struct Shown: View {
        let tab: Tab
        var body: some View { Text("tab \\(tab.rawValue)") }
      }
      #Preview("Shown") { Shown(tab: .two) }
      """,
      "Sources/Screens/Tabs.swift": """
      import SwiftUI
      struct Tabs: View { var body: some View { TabView { Tab("first", systemImage: "star") {} } } }
      """,
    ])
    let run = try run("report", ".", in: folder)
    #expect(run.output.contains("\"tab two\""), "\(run.output) \(run.errors)")
    #expect(run.status == 0, "\(run.errors)")
  }
}
