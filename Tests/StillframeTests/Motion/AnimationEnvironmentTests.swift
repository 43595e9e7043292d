import Foundation
import Stillframe
import Testing

private struct PaceKey: EnvironmentKey {
  static let defaultValue = 1.0
}

extension EnvironmentValues {
  fileprivate var pace: Double {
    get { self[PaceKey.self] }
    set { self[PaceKey.self] = newValue }
  }
}

/// Goes at the pace that the environment says.
private struct Paced: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let progress = time * context.environment.pace
    return progress < 1 ? value.scaled(by: progress) : nil
  }
}

/// Rule L8.29.
@Suite struct AnimationEnvironmentTests {
  private struct Blocks: View {
    @State private var isThere = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("slow")
          .offset(x: isThere ? 100 : 0)
          .environment(\.pace, 0.5)
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("usual")
          .offset(x: isThere ? 100 : 0)
      }
      .frame(width: 200, height: 40, alignment: .leading)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(Animation(Paced())) { isThere = true } }
      .accessibilityIdentifier("all")
    }
  }

  @Test func anAnimationReadsTheEnvironmentOfItsView() throws {
    let stage = Stage(size: CGSize(width: 200, height: 40)) { Blocks() }
    try stage.tap("all")
    stage.advance(by: 0.5)
    let report = try stage.layoutReport()
    #expect(near(try #require(report.frame(of: "slow")).minX, 25))
    #expect(near(try #require(report.frame(of: "usual")).minX, 50))
  }
}
