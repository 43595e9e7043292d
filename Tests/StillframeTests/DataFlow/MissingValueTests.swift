import Foundation
import Observation
import StillViewsTestSupport
import Stillframe
import Testing

@testable import StillViewGraph

@Observable private final class Counter {
  var count = 1
}

/// Views in the place of those that miss an object of their surroundings (rule C7.13).
@MainActor @Suite struct MissingValueTests {
  private struct Counting: View {
    @Environment(Counter.self) private var counter
    var body: some View { Text("count \(counter.count)").accessibilityIdentifier("inner") }
  }

  private struct Late: View {
    @State private var counter: Counter?

    var body: some View {
      VStack {
        Counting().environment(counter)
        Knob(name: "turn") { counter = counter == nil ? Counter() : nil }
      }
    }
  }

  @Test func aViewIsShownInThePlaceUntilTheObjectIsThere() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      Late().environment(\.missingValueView) { view, value in
        AnyView(Text("\(view) lacks \(value)").accessibilityIdentifier("note"))
      }
    }
    #expect(try stage.text("note") == "Counting lacks Counter")
    try stage.tap("turn")
    #expect(try stage.text("inner") == "count 1")
    #expect(try stage.layoutReport().frame(of: "note") == nil)
    try stage.tap("turn")
    #expect(try stage.text("note") == "Counting lacks Counter")
    #expect(try stage.layoutReport().frame(of: "inner") == nil)
  }

  @Test func nothingIsShownInThePlaceByDefault() throws {
    let report = try ImageRenderer(content: Late()).layoutReport()
    #expect(report.warnings.count == 1 && report.frame(of: "note") == nil)
  }
}
