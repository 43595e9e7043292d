import Foundation
public import StillAnimation
import StillLayout

/// A view that follows a value along keyframes (rule L8.43).
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>:
  _PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  /// The value whose changes start the keyframes; nil: they run from the start.
  let trigger: PhaseTrigger?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Runs the keyframes over and over, or shows the initial value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Runs the keyframes once whenever `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = PhaseTrigger(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    KeyframeNode(view, inputs)
  }
}

/// Builds its content with the value of each moment (C11.4).
private final class KeyframeNode<Value, Path: Keyframes, Content: View>:
  PassingNode<KeyframeAnimator<Value, Path, Content>, _TypedNode<Content>>, BodyEvaluator,
  TickingNode,
  NamedNode
where Path.Value == Value {
  private var environment: EnvironmentValues
  private var run: KeyframeRun<Value>?
  private var start: TimeInterval = 0
  private var isStale = false
  package var readings: Readings?

  override init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _ViewInputs) {
    environment = inputs.environment
    super.init(view, inputs)
    if view.repeats { begin() }
    child = makeChild(content(of: view), inputs.inside(self))
  }

  private func content(of view: KeyframeAnimator<Value, Path, Content>) -> Content {
    inBodyScope { view.content(value) }
  }

  private func begin() {
    let time = graph.time
    let previous = run.map { (run: $0, time: elapsed(time, $0)) }
    let present = previous.map { $0.run.value(at: $0.time) } ?? view.initialValue
    let keyframes = inBodyScope(as: "keyframes") { view.keyframes(present) }
    run = KeyframeRun(keyframes, from: view.initialValue, following: previous)
    start = time
    if !view.repeats, let run { graph.clock.moves(self, until: start + run.duration) }
    graph.ticks(self)
  }

  /// Returns seconds into the run; over and over where it repeats.
  private func elapsed(_ time: TimeInterval, _ run: KeyframeRun<Value>) -> TimeInterval {
    let elapsed = time - start
    guard view.repeats, run.duration > 0 else { return elapsed }
    return elapsed.truncatingRemainder(dividingBy: run.duration)
  }

  private var value: Value {
    run.map { $0.value(at: elapsed(graph.time, $0)) } ?? view.initialValue
  }

  override func update(
    _ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _ViewInputs
  ) {
    let old = self.view
    self.view = view
    environment = inputs.environment
    isStale = false
    if let before = old.trigger, let now = view.trigger, !now.isSame(as: before) { begin() }
    if old.repeats != view.repeats {
      run = nil
      if view.repeats { begin() }
    }
    child?.renew(content(of: view), inputs.inside(self))
  }

  package func tick() {
    guard let run else { return }
    if view.repeats || graph.time - start < run.duration { graph.ticks(self) }
    stateChanged()
  }

  func stateChanged() {
    guard !isRetired, !isStale else { return }
    isStale = true
    graph.needsEvaluation(self)
  }

  func evaluateIfNeeded() {
    guard isStale else { return }
    isStale = false
    let inputs = _ViewInputs(
      parent: self, environment: environment,
      transaction: graph.transaction(inside: self))
    BodyScope.evaluating(self) {
      graph.counters.bodyEvaluations += 1
      child?.renew(view.content(value), inputs)
    }
  }

  func forgetStaleness() { isStale = false }

  package var warningName: String { "KeyframeAnimator" }
}

extension View {
  /// Runs keyframes over and over, or shows the initial value; `content` makes the view of a value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  /// Runs keyframes once whenever `trigger` changes; `content` makes the view of a value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}
