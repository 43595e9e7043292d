import Foundation
import Stillframe
import Testing

/// Rows of 100 points in a sight of 250: the third is half hidden.
private func rows(
  _ configuration: ScrollTransitionConfiguration
) -> some View {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<6, id: \.self) { index in
        Color.red.frame(width: 40, height: 100)
          .accessibilityIdentifier("row \(index)")
          .scrollTransition(configuration) { content, phase in
            content.offset(x: phase.value * 80)
          }
      }
    }
  }
  .accessibilityIdentifier("scroll")
}

/// Rule C11.10.
@Suite struct ScrollTransitionTests {
  private func positions(_ configuration: ScrollTransitionConfiguration) throws -> [CGFloat] {
    let stage = Stage(size: CGSize(width: 200, height: 250)) { rows(configuration) }
    let report = try stage.layoutReport()
    return try (0..<4).map { try #require(report.frame(of: "row \($0)")).minX - 80 }
  }

  @Test func anInteractiveTransitionGoesWithWhatIsHidden() throws {
    let shifts = try positions(.interactive(timingCurve: .linear))
    #expect(zip(shifts, [0, 0, 40, 80]).allSatisfy { near($0, $1) })
  }

  @Test func theThresholdSaysHowMuchHasToBeSeen() throws {
    let shifts = try positions(
      .interactive(timingCurve: .linear).threshold(.visible(0.5)))
    #expect(zip(shifts, [0, 0, 0, 80]).allSatisfy { near($0, $1) })
  }

  @Test func anAnimatedTransitionSwitches() throws {
    let shifts = try positions(.animated)
    #expect(zip(shifts, [0, 0, 80, 80]).allSatisfy { near($0, $1) })
  }

  @Test func identityChangesNothing() throws {
    #expect(try positions(.identity) == [0, 0, 0, 0])
  }

  @Test func scrollingMovesIt() throws {
    let stage = Stage(size: CGSize(width: 200, height: 250)) {
      rows(.interactive(timingCurve: .linear))
    }
    try stage.scroll("scroll", by: CGSize(width: 0, height: 30))
    let report = try stage.layoutReport()
    let first = try #require(report.frame(of: "row 0")).minX - 80
    let third = try #require(report.frame(of: "row 2")).minX - 80
    #expect(near(first, -24))
    #expect(near(third, 16))
  }
}
