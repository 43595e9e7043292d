import Foundation
import Testing

@testable import StillframePreviews

/// Previews that need what their program sets up at its start.
extension PreviewTests {
  private static let program = """
    import SwiftUI
    final class Setup {
      // The program's start alone writes it.
      nonisolated(unsafe) static var words: String?
      static var known: String {
        guard let words else { fatalError("nothing is set up") }
        return words
      }
    }
    final class Delegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        Setup.words = "set up"
        return true
      }
    }
    @main struct Program: App {
      @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
      var body: some Scene { WindowGroup { Text("window") } }
    }

    """

  @Test func previewsThatCrashAreTriedBehindTheStartOfTheirProgram() throws {
    let folder = try folder([
      "App/Program.swift": Self.program,
      "App/Shown.swift": """
      import SwiftUI
      #Preview("Needy") { Text(Setup.known) }
      #Preview("Hopeless") { Text([1][Int("5")!].description) }
      #Preview("Needy, too") { Text("again " + Setup.known) }
      struct Older_Previews: PreviewProvider {
        static let words = Setup.known
        static var previews: some View { Text("older " + words) }
      }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    for text in ["set up", "again set up", "older set up", "window"] {
      #expect(run.output.contains("\"\(text)\""), "\(text): \(run.output) \(run.errors)")
    }
    #expect(run.errors.contains("the preview 'Hopeless' (Shown.swift:3) crashed"), "\(run.errors)")
    #expect(run.errors.contains("1 of 5 previews failed"), "\(run.errors)")
  }

  /// A program has state as a view has, and makes its objects once.
  @Test func windowsShowTheStateOfTheirProgram() throws {
    let folder = try folder([
      "App/Program.swift": """
      import SwiftUI
      final class Model: ObservableObject {
        // The program's thread alone changes it.
        nonisolated(unsafe) static var count = 0
        @Published var words = "first"
        init() { Self.count += 1 }
      }
      @main struct Program: App {
        @StateObject private var model = Model()
        @State private var isLoading = true
        @AppStorage("greeting") private var greeting = "hello"
        var body: some Scene {
          WindowGroup {
            if isLoading {
              Color.red.onAppear {
                withAnimation { isLoading = false }
                model.words = "second"
              }
            } else {
              Text("\\(greeting), \\(model.words) of \\(Model.count)")
            }
          }
        }
      }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"hello, second of 1\""), "\(run.output) \(run.errors)")
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  /// Windows stand in the environment of their scene, which changes with the program's state.
  @Test func trialsKeepWhatHelped() {
    var trials = LaunchTrials()
    #expect(!trials.launches && trials.failed(0, "took longer than 2 s") == "took longer than 2 s")
    #expect(trials.failed(1, "crashed (a)") == nil && trials.launches)
    #expect(trials.failed(1, "crashed (b)") == "crashed (a)" && !trials.launches)
    #expect(trials.failed(2, "crashed (a)") == nil)
    trials.succeeded(2)
    #expect(trials.launches && trials.failed(3, "crashed (c)") == "crashed (c)" && trials.launches)
  }

  @Test func whatAProgramGivesItsScenesReachesTheirViews() throws {
    let folder = try folder([
      "App/Program.swift": """
      import SwiftUI
      @Observable final class Model { var words = "observed" }
      final class Older: ObservableObject { @Published var words = "object" }
      @main struct Program: App {
        @State private var model = Model()
        @StateObject private var older = Older()
        @State private var seen = "nothing"
        var body: some Scene {
          WindowGroup { Words() }
            .environment(model)
            .environmentObject(older)
            .environment(\\.locale, Locale(identifier: "de_CH"))
            .onChange(of: model.words) { older.words = "changed" }
        }
      }
      struct Words: View {
        @Environment(Model.self) private var model
        @EnvironmentObject private var older: Older
        @Environment(\\.locale) private var locale
        var body: some View {
          Text("\\(model.words), \\(older.words), \\(locale.identifier)")
            .onAppear { model.words = "again" }
        }
      }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"again, changed, de_CH\""), "\(run.output) \(run.errors)")
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test func noRunFindsTheDefaultsOfAnEarlierOne() throws {
    let name = "stillframe.tests.\(UUID().uuidString)"
    let folder = try folder([
      "App/Count.swift": """
      import SwiftUI
      struct Count: View {
        @AppStorage("count", store: UserDefaults(suiteName: "\(name)")) private var count = 0
        var body: some View { Text(verbatim: "count \\(count)").onAppear { count += 1 } }
      }
      #Preview("Count") { Count() }
      """
    ])
    for _ in 0..<2 {
      let run = try run("report", "./App", in: folder)
      #expect(run.output.contains("\"count 1\""), "\(run.output) \(run.errors)")
    }
    let home = FileManager.default.homeDirectoryForCurrentUser
    #expect(!FileManager.default.fileExists(atPath: home.path + "/.config/\(name).plist"))
  }
}
