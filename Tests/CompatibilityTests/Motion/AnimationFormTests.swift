import SwiftUI
import Testing

/// Animations of an app's own, and what starts, ends and carries them.
@Suite @MainActor struct AnimationFormTests {
  /// Counts how often it was asked, and goes half the way at half the time.
  private struct Steady: CustomAnimation {
    let duration: TimeInterval

    private struct Count<Value: VectorArithmetic>: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Count<V>.self] += 1
      if time > duration { context.isLogicallyComplete = true }
      return time > duration ? nil : value.scaled(by: time / duration)
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { value.scaled(by: 1 / duration) }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
  }

  private struct Door: View {
    let animation: Animation
    var criteria = AnimationCompletionCriteria.logicallyComplete
    var done: () -> Void = {}
    @State private var isOpen = false

    var body: some View {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("door")
        .offset(x: isOpen ? 60 : 0)
        .onTapGesture {
          withAnimation(animation, completionCriteria: criteria) {
            isOpen.toggle()
          } completion: {
            done()
          }
        }
    }
  }

  private func left(_ stage: Stage) throws -> CGFloat {
    try #require(stage.layoutReport().frame(of: "door")).minX
  }

  @Test func anAnimationOfAnAppsOwn() throws {
    final class Flag { var isUp = false }
    let flag = Flag()
    let stage = Stage(size: CGSize(width: 200, height: 50)) {
      Door(animation: Animation(Steady(duration: 2)), criteria: .removed) { flag.isUp = true }
    }
    let start = try left(stage)
    try stage.tap("door")
    stage.advance(by: 1)
    #expect(abs(try left(stage) - start - 30) < 0.5)
    #expect(!flag.isUp)
    stage.advance(by: 1.5)
    #expect(try left(stage) - start == 60)
    #expect(flag.isUp)
    let state = AnimationState<Double>()
    #expect(state[Marks.self] == "none")
  }

  private struct Marks: AnimationStateKey {
    static var defaultValue: String { "none" }
  }

  @Test func curvesAndTheirInverses() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.4, y: 0), endControlPoint: UnitPoint(x: 0.6, y: 1))
    #expect(curve.value(at: 0.5) == 0.5)
    #expect(
      abs(UnitCurve.circularEaseIn.inverse.value(at: UnitCurve.circularEaseIn.value(at: 0.3)) - 0.3)
        < 1e-6)
    #expect(UnitCurve.linear.velocity(at: 0.2) == 1)
    #expect(Animation.timingCurve(curve, duration: 1) != .timingCurve(0.4, 0, 0.6, 1, duration: 2))
  }

  @Test func keyframesOfSeveralTracks() throws {
    struct Pose {
      var x = 0.0
      var angle = Angle.zero
    }
    @KeyframeTrackContentBuilder<Double> func steps() -> some KeyframeTrackContent<Double> {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    @KeyframesBuilder<Pose> func pose() -> some Keyframes<Pose> {
      KeyframeTrack(\.x) { steps() }
      KeyframeTrack(\.angle) { SpringKeyframe(.degrees(90), duration: 2, spring: .bouncy) }
    }
    let timeline = KeyframeTimeline(initialValue: Pose()) { pose() }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5).x == 5)
    let animated = KeyframeAnimator(initialValue: Pose(), repeating: true) { value in
      Text("\(Int(value.x))")
    } keyframes: { _ in
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
    }
    let stage = Stage(size: CGSize(width: 50, height: 50)) { animated }
    stage.advance(by: 0.55)
    #expect(try stage.layoutReport().root.first(saying: "5") != nil)
    let triggered = KeyframeAnimator(initialValue: 1.0, trigger: 3) { value in
      Text("\(Int(value))")
    } keyframes: { value in
      LinearKeyframe(value + 8, duration: 1)
    }
    #expect(try said(triggered) == ["1"])
  }

  @Test func phasesFollowEachOther() throws {
    enum Pulse: CaseIterable { case small, large }
    let view = PhaseAnimator(Pulse.allCases) { phase in
      Text(phase == .small ? "small" : "large")
    } animation: { phase in
      phase == .large ? .linear(duration: 0.6) : .linear(duration: 0.5)
    }
    let pulsing = Stage(size: CGSize(width: 60, height: 40)) { view }
    var words: Set<String> = []
    for _ in 0..<8 {
      for word in ["small", "large"]
      where try pulsing.layoutReport().root.first(saying: word) != nil {
        words.insert(word)
      }
      pulsing.advance(by: 0.3)
    }
    #expect(words == ["small", "large"])
    let still = PhaseAnimator([1, 2, 3], trigger: false) { Text("\($0)") }
    #expect(try said(still) == ["1"])
  }

  @Test func timelinesByTheirSchedules() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func first(_ schedule: some TimelineSchedule, _ mode: TimelineScheduleMode = .normal) -> [Date]
    {
      Array(schedule.entries(from: start, mode: mode).prefix(2))
    }
    let periodic = PeriodicTimelineSchedule(from: start, by: 5)
    let entries: PeriodicTimelineSchedule.Entries = periodic.entries(from: start, mode: .normal)
    #expect(Array(entries.prefix(2)) == [start, start.addingTimeInterval(5)])
    #expect(first(EveryMinuteTimelineSchedule())[1].timeIntervalSince(start) == 60)
    let dates = [start, start.addingTimeInterval(1)]
    #expect(first(ExplicitTimelineSchedule(dates)) == dates)
    let frames = first(AnimationTimelineSchedule(minimumInterval: 0.5, paused: false))
    #expect(frames[1].timeIntervalSince(frames[0]) >= 0.5)
    let clock = TimelineView(.explicit([start])) { (context: TimelineViewDefaultContext) in
      let cadence: TimelineViewDefaultContext.Cadence = context.cadence
      Text(cadence <= .live ? "live" : "slow")
    }
    #expect(try said(clock) == ["live"])
    #expect(try said(TimelineView(.everyMinute) { _ in Text("minute") }) == ["minute"])
    #expect(try said(TimelineView(.animation(paused: true)) { _ in Text("frame") }) == ["frame"])
    #expect(
      try said(TimelineView(.periodic(from: start, by: 1)) { _ in Text("second") }) == ["second"])
  }

  private struct Speed: TransactionKey {
    static let defaultValue = 1.0
  }

  private struct Watched: View {
    @State private var isOn = false
    @State private var heard = ""

    var body: some View {
      Text(heard.isEmpty ? "silent" : heard).accessibilityIdentifier("watched")
        .transaction { transaction in
          if transaction[Speed.self] == 2 { transaction.disablesAnimations = true }
        }
        .onTapGesture {
          var transaction = Transaction(animation: .linear)
          transaction[Speed.self] = 2
          withTransaction(transaction) { isOn = true }
          withTransaction(\.disablesAnimations, true) { heard = isOn ? "heard" : "lost" }
        }
    }
  }

  @Test func transactionsCarryWhatAnAppAdds() throws {
    let stage = Stage(size: CGSize(width: 100, height: 50)) { Watched() }
    try stage.tap("watched")
    #expect(try stage.layoutReport().root.first(saying: "heard") != nil)
    var transaction = Transaction()
    #expect(transaction[Speed.self] == 1)
    transaction[Speed.self] = 3
    #expect(transaction[Speed.self] == 3)
  }

  private struct Pad: AnimatableModifier {
    var length: CGFloat
    var animatableData: CGFloat {
      get { length }
      set { length = newValue }
    }

    func body(content: Content) -> some View { content.padding(length) }
  }

  @Test func modifiersByTheirTypes() throws {
    let dot = Color.red.frame(width: 10, height: 10)
    #expect(try size(of: dot.modifier(Pad(length: 3))).width == 16)
    let padded = ModifiedContent(content: dot, modifier: Pad(length: 4))
    #expect(try size(of: padded).width == 18)
    #expect(try size(of: padded.modifier(EmptyModifier.identity)).width == 18)
    #expect(try size(of: dot.modifier(Pad(length: 1).concat(Pad(length: 2)))).width == 16)
    #expect(try size(of: dot.geometryGroup()).width == 10)
  }

  private struct Matched: View {
    @Namespace private var space
    let properties: MatchedGeometryProperties

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40)
          .matchedGeometryEffect(id: 1, in: space)
        Color.blue.frame(width: 10, height: 10)
          .accessibilityIdentifier("follower")
          .matchedGeometryEffect(
            id: 1, in: space, properties: properties, anchor: .center, isSource: false)
      }
    }
  }

  @Test func aFollowerTakesWhatItIsToldTo() throws {
    func frame(_ properties: MatchedGeometryProperties) throws -> CGRect? {
      try ImageRenderer(content: Matched(properties: properties)).layoutReport().frame(
        of: "follower")
    }
    #expect(try frame(.position)?.midX == 20)
    #expect(try frame(.position)?.width == 10)
    #expect(MatchedGeometryProperties.frame == [.position, .size])
  }
}
