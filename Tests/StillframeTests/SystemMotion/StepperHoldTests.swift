import Foundation
import Stillframe
import Testing

/// A half of a stepper that is held (rule SM4.4).
@Suite struct StepperHoldTests {
  private struct Counted: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Stepper("Count", value: $count, in: 0...7)
        Text("\(count)").accessibilityIdentifier("count")
      }
    }
  }

  private func counts(holding hold: TimeInterval) -> [String] {
    let film = FrameSequence(
      size: CGSize(width: 300, height: 100), duration: 2.5,
      events: [.press("Increment", at: 0.1, duration: hold)]
    ) { Counted() }
    return film.map { frame in
      frame.layout.nodes(named: "count").first?.text ?? ""
    }
  }

  @Test func heldHalfStepsUntilItIsLetGo() {
    let counts = counts(holding: 0.85)
    #expect(counts[33] == "0")
    #expect(counts[40] == "1")
    #expect(counts[46] == "2")
    #expect(counts.last == "4")
  }

  @Test func shortTouchStepsOnce() {
    #expect(counts(holding: 0.2).last == "1")
  }

  @Test func heldHalfStopsAtTheEnd() {
    #expect(counts(holding: 2).last == "7")
  }
}
