import Foundation
import Stillframe

/// Moments of views that move: what it takes to have sixty of them laid out and drawn, not painted.
enum MotionSubject {
  static func measure(_ bench: Bench) throws {
    let frames = 60.0
    try bench.time("motion/list", .microseconds(), count: frames) {
      let stage = Stage(size: CGSize(width: 400, height: 4_000)) { GrowingList() }
      _ = try stage.layoutReport()
      return (
        {
          try stage.tap("toggle")
          return try moments(of: stage)
        }, .nothing
      )
    }
    try bench.time("motion/keyframes", .microseconds(), count: frames) {
      let stage = Stage(size: CGSize(width: 600, height: 600)) { Swarm() }
      _ = try stage.layoutReport()
      return ({ try moments(of: stage) }, .nothing)
    }
  }

  /// Returns the time that a second of a stage takes, sixty times looked at.
  private static func moments(of stage: Stage) throws -> Double {
    try nanoseconds {
      for _ in 0..<60 {
        stage.advance(by: 1.0 / 60)
        _ = try stage.layoutReport()
      }
    }
  }

  /// A hundred rows; a tap puts one in at the second place, or takes it out.
  @MainActor private struct GrowingList: View {
    @State private var isLong = false

    nonisolated init() {}

    private var rows: [Int] { isLong ? [0, 100] + Array(1..<100) : Array(0..<100) }

    var body: some View {
      VStack(spacing: 4) {
        Color.gray.frame(height: 20)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isLong.toggle() } }
          .accessibilityIdentifier("toggle")
        ForEach(rows, id: \.self) { row in
          HStack {
            Circle().fill(.blue).frame(width: 20, height: 20)
            Text("Row \(row)")
            Spacer()
          }
          .transition(.slide)
        }
      }
    }
  }

  /// A hundred dots, each with two values along keyframes, again and again.
  @MainActor private struct Swarm: View {
    nonisolated init() {}

    var body: some View {
      ZStack {
        ForEach(0..<100) { index in
          Circle().fill(.blue).frame(width: 10, height: 10)
            .keyframeAnimator(initialValue: CGPoint.zero, repeating: true) { dot, point in
              dot.offset(x: point.x, y: point.y)
            } keyframes: { _ in
              KeyframeTrack(\.x) {
                CubicKeyframe(CGFloat(index), duration: 0.4)
                SpringKeyframe(0, duration: 0.6)
              }
              KeyframeTrack(\.y) {
                LinearKeyframe(CGFloat(100 - index), duration: 0.5)
                CubicKeyframe(0, duration: 0.5)
              }
            }
        }
      }
    }
  }
}
