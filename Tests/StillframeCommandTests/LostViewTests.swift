import Foundation
import Testing

@testable import StillframePreviews

/// Types that lose what a missing module gave them.
extension PreviewTests {
  /// A package's protocol may make a type a view.
  @Test func viewsOfMissingProtocolsStayViews() throws {
    let folder = try folder([
      "App/Feed.swift": """
      import SomebodysRedux
      import SwiftUI

      struct Feed: ConnectedView {
        struct Props { let count: Int }
        @State private var isOpen = false
        func map(state: AppState) -> Props { Props(count: state.count) }
        func body(props: Props) -> some View { Text("\\(props.count)") }
      }

      struct Badge: StyledView {
        let title: String
        var body: some View { Text("Badge \\(title)") }
      }

      struct Framed: PackageModifier {
        func body(content: Content) -> some View { content.overlay { Text("Framed") } }
      }
      """,
      "App/Home.swift": """
      import SwiftUI

      struct Home: View {
        var body: some View {
          VStack {
            Feed().navigationTitle("Home")
            Badge(title: "of gold").modifier(Framed())
          }
        }
      }

      #Preview { Home() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    for text in ["\"Feed\"", "\"Badge of gold\"", "\"Framed\""] {
      #expect(run.output.contains(text), "\(text): \(run.output) \(run.errors)")
    }
    #expect(
      run.errors.contains("'SomebodysRedux': the view Feed is a placeholder"), "\(run.errors)")
  }

  /// The first window of a program is shown without what a missing module does to it.
  @Test func scenesStayWithoutTheirParts() throws {
    let folder = try folder([
      "App/Main.swift": """
      import SomebodysKit
      import SwiftUI

      @main struct Main: App {
        @State private var count = 1
        var body: some Scene {
          WindowGroup {
            VStack {
              Text("Root \\(count)")
              SomebodysBanner()
            }
            .onOpenURL { SomebodysKit.open($0) }
            .onReceive(NotificationCenter.default.publisher(for: .NSSystemClockDidChange)) { _ in
              count = 7
            }
            #if os(iOS)
              .onDisappear { SomebodysKit.close() }
            #endif
          }
          .commands { SomebodysCommands() }
        }
      }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("Root 1"), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("NSSystemClockDidChange"), "\(run.errors)")
  }

  /// A scene that is a missing type costs the program, and nothing else.
  @Test func scenesOfMissingTypesAreLeftOut() throws {
    let folder = try folder([
      "App/Main.swift": """
      import SomebodysKit
      import SwiftUI

      @main struct Main: App {
        var body: some Scene { SomebodysScene { Text("Root") } }
      }

      #Preview { Text("Shown") }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("Shown") && !run.output.contains("Root"), "\(run.errors)")
  }

  /// The compiler stops at a wrapper of a type without values.
  @Test func enumerationsWithoutTheirCasesAreCompiled() throws {
    let folder = try folder([
      "App/Media.swift": """
      import SomebodysPlayer
      import SwiftUI

      enum Media {
        case track(PlayerTrack), list([PlayerTrack])
      }
      enum Speed: String { case slow = "slow" }

      struct Row: View {
        @State var media: Media
        var body: some View { Text("Row") }
      }

      #Preview { Text("Shown \\(Speed.slow.rawValue)") }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("Shown slow"), "\(run.output) \(run.errors)")
  }

  /// Models often store types of a package, which samples make with arguments.
  @Test func missingTypesAreMadeOfArguments() throws {
    let folder = try folder([
      "App/Place.swift": """
      import Foundation
      import SomebodysStore

      struct Place: Codable, Identifiable {
        let id: Int
        let name: String
        let spot: GeoSpot
        var seen: Moment?
        var width: Double { spot.latitude * 2 }
        static let kind = "\\(GeoSpot.self)"
      }
      """,
      "App/Shown.swift": """
      import SomebodysStore
      import SwiftUI

      struct Shown: View {
        let place: Place
        var body: some View {
          VStack {
            Text(place.name)
            Text("\\(place.spot.latitude)")
          }
        }
      }

      #Preview {
        Shown(
          place: Place(
            id: 1, name: "Mill (old)",
            spot: GeoSpot(latitude: 46.9, longitude: max(7.4, 1)),
            seen: Moment(Date(timeIntervalSince1970: 9))))
      }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.status == 0 && run.output.contains("Mill (old)"), "\(run.output) \(run.errors)")
    #expect(run.errors.contains("the types GeoSpot, Moment are empty"), "\(run.errors)")
  }
}

@Suite struct ArgumentLabelTests {
  @Test(arguments: [
    ("()", []), ("( )", []), ("(a: 1, b: f(c: 2, [3, 4]))", ["a", "b"]),
    ("(1, \"a, )\\\"\", c: { x, y in z })", ["_", "_", "c"]),
    ("(\n  date : Date(),\n  b ? c : d\n)", ["date", "_"]),
  ])
  func labelsAreRead(text: String, labels: [String]) {
    #expect(ArgumentLabels.read(Data((text + " + 1").utf8)) == labels)
  }

  @Test(arguments: ["(a: 1", "(a: \"x", "(a: 1) { b }", "(a: 1]"])
  func otherTextsHaveNone(text: String) {
    #expect(ArgumentLabels.read(Data(text.utf8)) == nil)
  }
}
