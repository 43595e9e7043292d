import SwiftUI
import Testing

private protocol Reporter {}

private final class SilentReporter: Reporter {}

private struct Service {
  let reporters: [any Reporter]
}

extension EnvironmentValues {
  /// Its default is another one at each reading.
  @Entry fileprivate var service = Service(reporters: [SilentReporter()])
  @Entry fileprivate var harbour = "Bergen"
}

/// Values of the environment whose default is another one at each reading.
@Suite @MainActor struct LazyDefaultTests {
  private struct Page: View {
    @Environment(\.service) private var service
    @Environment(\.harbour) private var harbour
    @State private var isShown = false

    var body: some View {
      Text(harbour)
        .navigationTitle("Page")
        .toolbar {
          ToolbarItem { Button("show \(service.reporters.count)") { isShown = true } }
        }
    }
  }

  @Test func theyDoNotCountAsChanges() throws {
    let view = NavigationStack { Page() }.frame(width: 320, height: 480)
    let report = try ImageRenderer(content: view).layoutReport()
    #expect(report.warnings.map { "\($0)" } == [])
  }

  @Test func othersAreSeen() throws {
    struct Ports: View {
      @State private var isFar = false

      var body: some View {
        VStack {
          Page().environment(\.service, Service(reporters: isFar ? [] : [SilentReporter()]))
          Button("far") { isFar = true }
        }
        .environment(\.harbour, isFar ? "Cadiz" : "Bergen")
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480)) { NavigationStack { Ports() } }
    func shows(_ word: String) throws -> Bool {
      try stage.accessibilityTree().description.contains(word)
    }
    #expect(try shows("Bergen") && shows("show 1"))
    try stage.tap("far")
    #expect(try shows("Cadiz") && shows("show 0"))
  }
}
