import Foundation
import Stillframe
import Testing

/// When a film is at rest: once nothing is on its way any more.
@Suite struct RestTests {
  /// A bar that each tap makes pulse, or rest, or takes away.
  private struct Bar: View {
    enum Step: Equatable {
      case rest, pulsing, replaced, gone
    }

    /// What one tap after the other leads to.
    let steps: [Step]
    @State private var taps = 0

    private var step: Step { taps == 0 ? .rest : steps[taps - 1] }

    private func animation(to step: Step) -> Animation? {
      switch step {
      case .pulsing: .linear(duration: 0.25).repeatForever()
      case .replaced: .linear(duration: 0.5)
      case .rest, .gone: nil
      }
    }

    var body: some View {
      VStack {
        if step != .gone {
          Color.red.frame(width: 20, height: 10).opacity(step == .pulsing ? 0 : 1)
        }
        Color.blue.frame(width: 20, height: 20)
          .onTapGesture {
            withAnimation(animation(to: steps[taps])) { taps += 1 }
          }
          .accessibilityIdentifier("button")
      }
    }
  }

  private func film(_ steps: Bar.Step...) -> FrameSequence {
    FrameSequence(
      size: CGSize(width: 100, height: 60), fps: 20, duration: 5,
      events: steps.indices.map { .tap("button", at: Double($0)) }
    ) { Bar(steps: steps) }
  }

  @Test func whatGoesOnForEverNeverRests() throws {
    #expect(throws: RenderError.self) { try film(.pulsing).endingAtRest() }
  }

  @Test func whatWentOnForEverRestsOnceItIsReplaced() throws {
    let film = try film(.pulsing, .replaced).endingAtRest()
    #expect(film.duration > 1)
    #expect(film.duration <= 1.6)
  }

  @Test func whatWentOnForEverRestsOnceItsViewHasGone() throws {
    let film = try film(.pulsing, .gone).endingAtRest()
    #expect(abs(film.duration - 1) < 0.06)
  }

  /// A long way that a shorter one takes over from does not count any more.
  @Test func theLastAnimationDecides() throws {
    struct Block: View {
      @State private var taps = 0
      var body: some View {
        Color.red.frame(width: 10 + 20 * CGFloat(taps), height: 10)
          .onTapGesture {
            withAnimation(.linear(duration: taps == 0 ? 4 : 0.5)) { taps += 1 }
          }
          .accessibilityIdentifier("block")
      }
    }
    let film = try FrameSequence(
      size: CGSize(width: 100, height: 60), fps: 20, duration: 6,
      events: [.tap("block", at: 0), .tap("block", at: 2)]
    ) { Block() }.endingAtRest()
    #expect(abs(film.duration - 2.5) < 0.06)
  }
}
