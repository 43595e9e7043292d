import Foundation
import StillViewGraph
import Stillframe
import Testing

/// What a frame costs: only what moves, and what depends on it.
@Suite struct FrameCostTests {
  /// A hundred rows, one of which changes on a tap.
  private struct Rows<Row: View>: View {
    let row: (Bool) -> Row
    @State private var isLate = false

    var body: some View {
      VStack(spacing: 2) {
        ForEach(0..<100, id: \.self) { number in
          if number == 50 {
            row(isLate)
          } else {
            Text("Row \(number)").padding(2)
          }
        }
        Color.blue.frame(width: 40, height: 10)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isLate.toggle() } }
          .accessibilityIdentifier("button")
      }
    }
  }

  /// What one frame in the middle of the movement counts.
  private func frame(
    _ row: @escaping @Sendable (Bool) -> some View
  ) throws -> (before: ViewGraph.Counters, after: ViewGraph.Counters) {
    let stage = Stage(size: CGSize(width: 200, height: 3_000)) { Rows(row: row) }
    try stage.tap("button")
    stage.advance(by: 0.25)
    _ = try stage.layoutReport()
    let before = stage.counters
    stage.advance(by: 1 / 60)
    _ = try stage.layoutReport()
    return (before, stage.counters)
  }

  @Test func aFrameInWhichOneColorMovesEvaluatesAndLaysOutNothing() throws {
    let (before, after) = try frame { Rectangle().fill($0 ? .red : .green).frame(height: 10) }
    #expect(after.bodyEvaluations == before.bodyEvaluations)
    #expect(after.measurements == before.measurements)
    #expect(after.layoutRuns == before.layoutRuns)
    #expect(after.placements == before.placements)
    #expect(after.commits == before.commits)
  }

  @Test func aFrameInWhichOneEffectMovesEvaluatesAndLaysOutNothing() throws {
    let (before, after) = try frame {
      Color.red.frame(height: 10).rotationEffect(.degrees($0 ? 90 : 0))
    }
    #expect(after.bodyEvaluations == before.bodyEvaluations)
    #expect(after.measurements == before.measurements)
    #expect(after.placements == before.placements)
    #expect(after.commits == before.commits)
  }

  /// Frames move from where they were to where they will be: layout runs once, at the change.
  @Test func aFrameInWhichLayoutMovesLaysOutNothing() throws {
    let (before, after) = try frame { Color.red.frame(width: 20, height: $0 ? 40 : 10) }
    #expect(after.bodyEvaluations == before.bodyEvaluations)
    #expect(after.measurements == before.measurements)
    #expect(after.layoutRuns == before.layoutRuns)
    #expect(after.placements == before.placements)
  }

  /// A view that is animatable itself.
  private struct Gauged: View, Animatable {
    var share: Double
    nonisolated var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    var body: some View {
      Color.red.frame(width: 100 * share, height: 10)
    }
  }

  @Test func aFrameInWhichOneAnimatableViewMovesEvaluatesThatViewAlone() throws {
    let (before, after) = try frame { Gauged(share: $0 ? 1 : 0.1) }
    #expect(after.bodyEvaluations == before.bodyEvaluations + 1)
    #expect(after.nodes == before.nodes)
    #expect(after.measurements - before.measurements < 30, "it and what is around it, not the rows")
    #expect(after.commits - before.commits < 120)
  }

  /// A page with a hundred rectangles, and one with nothing that a tap pushes over it, or a sheet.
  private struct Covered: View {
    var isSheet = false
    @State private var path: [Int] = []
    @State private var isOn = false
    var body: some View {
      NavigationStack(path: $path) {
        VStack(spacing: 0) {
          Text("Go").onTapGesture { if isSheet { isOn = true } else { path = [1] } }
          ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 2) }
        }
        .navigationDestination(for: Int.self) { _ in Text("Page") }
      }
      .sheet(isPresented: $isOn) { Text("Page") }
    }
  }

  @Test(arguments: [false, true]) func aFrameOfASystemMotionEvaluatesAndLaysOutNothing(
    _ isSheet: Bool
  ) throws {
    let stage = Stage(size: CGSize(width: 200, height: 400), systemMotion: true) {
      Covered(isSheet: isSheet)
    }
    try stage.tap("Go")
    stage.advance(by: 0.1)
    _ = try stage.layoutReport()
    let before = stage.counters
    stage.advance(by: 1 / 60)
    _ = try stage.layoutReport()
    #expect(stage.counters.bodyEvaluations == before.bodyEvaluations)
    #expect(stage.counters.measurements == before.measurements)
    #expect(stage.counters.placements == before.placements)
  }

  @Test func aPageThatAnotherOneCoversIsNotDrawn() throws {
    let stage = Stage(size: CGSize(width: 200, height: 400), systemMotion: true) { Covered() }
    /// The lines of the display list, which has one a command at least.
    func lines() -> Int { "\(stage.displayList)".split(separator: "\n").count }
    #expect(lines() > 100)
    try stage.tap("Go")
    stage.advance(by: 0.1)
    #expect(lines() > 100)
    stage.advance(by: 2)
    #expect(lines() < 50)
  }

  @Test func aFrameAtRestCountsNothing() throws {
    let stage = Stage(size: CGSize(width: 200, height: 3_000)) {
      Rows { Color.red.frame(height: $0 ? 40 : 10) }
    }
    try stage.tap("button")
    stage.advance(by: 5)
    let before = stage.counters
    for _ in 0..<10 { stage.advance(by: 1 / 60) }
    _ = try stage.layoutReport()
    #expect(stage.counters.bodyEvaluations == before.bodyEvaluations)
    #expect(stage.counters.measurements == before.measurements)
    #expect(stage.counters.commits == before.commits)
  }
}
