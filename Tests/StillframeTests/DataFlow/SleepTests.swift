import Foundation
import Stillframe
import Testing

/// Sleeping takes the time that was asked for, however long a thread waits for a processor.
@Suite struct SleepTests {
  enum Clock: String, CaseIterable, Sendable { case continuous, suspending }

  private struct Sleeper: View {
    let clock: Clock
    /// In seconds.
    let stall: TimeInterval
    @State private var count = 0

    var body: some View {
      Text("\(count)").accessibilityIdentifier("count").task { await sleep() }
    }

    /// Waits as a thread does that gets no processor.
    private func giveWay() {
      if stall > 0 { usleep(UInt32(stall * 1e6)) }
    }

    private func sleep() async {
      for seconds in [0.6, 0.125, 0.033] {
        switch clock {
        case .continuous:
          let end = ContinuousClock.now + .seconds(seconds)
          giveWay()
          try? await Task.sleep(until: end, clock: .continuous)
        case .suspending:
          let end = SuspendingClock.now + .seconds(seconds)
          giveWay()
          try? await Task.sleep(until: end, clock: .suspending)
        }
        count += 1
      }
    }
  }

  @Test(arguments: Clock.allCases, [0, 0.02]) func takesWhatWasAskedFor(
    _ clock: Clock, _ stall: TimeInterval
  ) throws {
    let film = FrameSequence(size: CGSize(width: 50, height: 50), fps: 1000, duration: 0.8) {
      Sleeper(clock: clock, stall: stall)
    }
    for (index, count) in [(599, "0"), (600, "1"), (724, "1"), (725, "2"), (757, "2"), (758, "3")] {
      let words = try film.frame(at: index).layout.nodes(named: "count").first?.text
      #expect(words == count, "frame \(index)")
    }
  }
}
