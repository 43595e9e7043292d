import Foundation
import Stillframe
import Testing

/// Effects of symbols that run again and again, where they are no longer active (rule C10.18).
@Suite struct SymbolEffectEndTests {
  private struct Bell: View {
    @State private var isActive = false

    var body: some View {
      VStack {
        Image(systemName: "bell.fill").font(.system(size: 60))
          .symbolEffect(.pulse, isActive: isActive)
        Button("Change") { isActive.toggle() }
      }
    }
  }

  /// The darkest pixel of the symbol in each frame.
  private func shades(_ taps: [TimeInterval], _ duration: TimeInterval) throws -> [Double] {
    let film = FrameSequence(
      size: CGSize(width: 100, height: 120), duration: duration,
      events: taps.map { .tap("Change", at: $0) }
    ) { Bell() }
    return try film.map { frame in
      let bitmap = try frame.bitmap()
      return Double((20..<80).map { bitmap[$0, 50].red }.min() ?? 255)
    }
  }

  @Test(arguments: [0.5, 1.2, 2.2]) func pulseFinishesItsRun(end: TimeInterval) throws {
    let track = Track(values: try shades([0.1, end], 4.5))
    #expect((track.values.max() ?? 0) > 100)
    #expect(track.largestStep < 8)
    // A run takes 1.6 s.
    let runs = ((end - 0.1) / 1.6).rounded(.up)
    let rest = Int((0.1 + 1.6 * runs) * 60) + 2
    #expect(track.values[rest...].allSatisfy { $0 == track[0] })
    // It goes on as if nothing had happened until then.
    let endless = try shades([0.1], 4.5)
    for index in 0..<(rest - 3) { #expect(abs(track[index] - endless[index]) <= 1) }
  }

  @Test func pulseThatBeginsAgainHasNoJump() throws {
    let track = Track(values: try shades([0.1, 0.6, 0.9, 1.3], 4.5))
    #expect(track.largestStep < 16)
    #expect(track.values.last == track[0])
  }
}
