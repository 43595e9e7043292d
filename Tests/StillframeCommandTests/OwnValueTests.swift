import Foundation
import Testing

@testable import StillframePreviews

/// Code that gives values of the program's own types and does not compile.
extension PreviewTests {
  /// A constant without its value is nil, as a variable is: the initialiser and whatever calls it stay.
  @Test func constantsOfMissingTypesMayBeNil() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import SomebodysNetwork
      import SwiftUI
      final class Service {
        private let interceptor: Interceptor?
        let words: String
        init() {
          words = "made"
          self.interceptor = AuthenticationInterceptor(of: words)
        }
      }
      final class Container { lazy var service = Service() }
      #Preview("Shown") { Text(Container().service.words) }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"made\""), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("does not compile"), "\(run.errors)")
  }

  /// The structure has nothing that needs a value when its variable of a missing type is gone.
  @Test func valuesOfEmptiedTypesAreMadeOfNothing() throws {
    let folder = try folder([
      "App/Database.swift": """
      import Absent
      struct Base {
        let queue: AbsentQueue
        var count = 3
        init(queue: AbsentQueue) { self.queue = queue }
        static let shared: Base = makeShared()
        static func makeShared() -> Base {
          let queue = AbsentQueue(path: "/a")
          return Base(queue: queue)
        }
      }
      final class Store {
        private let queue: AbsentQueue
        let count: Int
        init(base: Base = .shared) {
          self.queue = base.queue
          self.count = base.count
        }
      }
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        let store: Store
        init(store: Store = Store()) { self.store = store }
        var body: some View { Text("count \\(store.count)") }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"count 3\""), "\(run.output) \(run.errors)")
  }

  /// The type conforms to the protocol without the value, which stops those who ask for it.
  @Test func requiredVariablesStayWithoutTheirValues() throws {
    let folder = try folder([
      "App/Data.swift": """
      import Absent
      protocol Sample { var name: String { get }; var rules: Rules { get } }
      struct Rules { var count = 1 }
      struct First: Sample {
        var name = "barley"
        var rules = Rules(count: AbsentTable("a").count)
      }
      let samples: [any Sample] = [First()]
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        var body: some View { Text(samples[0].name) }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"barley\""), "\(run.output) \(run.errors)")
  }

  /// Editors complete the name of the module that a name of SwiftUI belongs to.
  @Test func namesMayHaveTheModuleOfAppleFrameworks() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import Absent
      import SwiftUI
      struct Shown: View {
        var color: SwiftUICore.Color { SwiftUICore.Color.red }
        func draw(_ context: SwiftUICore.GraphicsContext) {}
        var body: some View { VStack { SwiftUICore.Text("barley"); color } }
      }
      #Preview { Shown() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"barley\""), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("left out"), "\(run.errors)")
  }

  /// Functions of C may have the name of Apple's library, where a type has functions with their names.
  @Test func functionsMayHaveTheModuleOfTheLibrary() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        func cos(_ x: CGFloat) -> CGFloat { 1 - Darwin.pow(x, 2) }
        var body: some View { Text("barley \\(Darwin.cos(0) + cos(1)) Darwin.") }
      }
      #Preview { Shown() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"barley 1.0"), "\(run.output) \(run.errors)")
    #expect(run.output.contains("Darwin."), "\(run.output)")
    #expect(!run.errors.contains("left out"), "\(run.errors)")
  }

  /// The names of types come with the services of the system, and the scenes of watches with SwiftUI.
  @Test func servicesOfTheSystemHaveNamesOfTypes() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import CoreServices
      import SwiftUI
      struct Shown: View {
        let type = kUTTypePlainText as String
        var body: some View { Text("barley " + type) }
      }
      #Preview { Shown() }
      """,
      "App/Program.swift": """
      import SwiftUI
      @main struct Program: App {
        var body: some Scene {
          WindowGroup { Shown() }
          WKNotificationScene(controller: Notice.self, category: "tea")
        }
      }
      """,
      "App/Notice.swift": """
      import SwiftUI
      import WatchKit
      final class Notice: WKUserNotificationHostingController<Shown> {
        override var body: Shown { Shown() }
      }
      """,
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"barley public.plain-text\""), "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("left out"), "\(run.errors)")
  }

  /// Packages may pass SwiftUI on.
  @Test func filesOfViewsNeedNoImportOfTheirOwn() throws {
    let folder = try folder([
      "App/Shown.swift": """
      import Absent
      struct Shown: View {
        var body: some View { VStack { AbsentText("a"); Text("barley") } }
      }
      #Preview { Shown() }
      """
    ])
    let run = try run("report", "./App", in: folder)
    #expect(run.output.contains("\"barley\""), "\(run.output) \(run.errors)")
  }
}

/// Processes of the compiler for one module.
@Suite struct CodeSharingTests {
  @Test func filesAreSharedAmongProcessesWhereTheyAreMany() {
    let count = { ModuleCompiler.processes(for: $0, cores: $1) }
    #expect(count(1, 8) == 1 && count(119, 8) == 1 && count(120, 8) == 2)
    #expect(count(5000, 8) == 4 && count(5000, 2) == 2 && count(5000, 1) == 1)
  }
}
