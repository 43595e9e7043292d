import Foundation
public import StillAnimation
import StillLayout

/// A view that goes through phases, each with an animation (rule L8.44).
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
  let phases: [Phase]
  /// The value whose changes start the phases; nil: they repeat forever.
  let trigger: PhaseTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Goes through the phases over and over.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases once, and back to the first, whenever `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = PhaseTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    PhaseNode(view, inputs)
  }
}

/// A value that starts something when it changes.
struct PhaseTrigger {
  private let value: any Equatable

  init(_ value: some Equatable) {
    self.value = value
  }

  func isSame(as other: PhaseTrigger) -> Bool { FieldComparison.equate(value, other.value) }
}

extension FieldComparison {
  /// Whether two values of any types are equal.
  fileprivate static func equate(_ a: any Equatable, _ b: any Equatable) -> Bool {
    func open<T: Equatable>(_ a: T) -> Bool { equate(a, b as Any) }
    return open(a)
  }
}

/// Holds the current phase, and advances when its animation is logically complete (C11.1).
private final class PhaseNode<Phase: Equatable, Content: View>:
  PassingNode<PhaseAnimator<Phase, Content>, _TypedNode<Content>>, NamedNode
{
  private var environment: EnvironmentValues
  private var index = 0
  private var isRunning = false
  private var appointment = 0
  /// Phases without an animation that followed each other at one moment.
  private var jumps = 0

  override init(_ view: PhaseAnimator<Phase, Content>, _ inputs: _ViewInputs) {
    environment = inputs.environment
    super.init(view, inputs)
    guard let first = view.phases.first else {
      _warn("has no phases, and shows nothing")
      return
    }
    child = makeChild(inBodyScope { view.content(first) }, inputs.inside(self))
    if view.trigger == nil, view.phases.count > 1 {
      graph.afterLayout(self) { [weak self] in self?.start() }
    }
  }

  override func update(_ view: PhaseAnimator<Phase, Content>, _ inputs: _ViewInputs) {
    let old = self.view.trigger
    self.view = view
    environment = inputs.environment
    guard !view.phases.isEmpty else { return }
    index = min(index, view.phases.count - 1)
    renew(inputs.inside(self))
    guard let old, let new = view.trigger, !new.isSame(as: old), view.phases.count > 1 else {
      return
    }
    graph.clock.cancel(appointment)
    index = 0
    graph.afterLayout(self) { [weak self] in self?.start() }
  }

  private func renew(_ inputs: _ViewInputs) {
    guard view.phases.indices.contains(index) else { return }
    let phase = view.phases[index]
    let content = inBodyScope { view.content(phase) }
    insideBody { child?.renew(content, inputs) }
  }

  private func start() {
    jumps = 0
    isRunning = true
    step()
  }

  /// Enters the next phase with its animation.
  private func step() {
    guard !isRetired, isRunning else { return }
    let next = (index + 1) % view.phases.count
    let phase = view.phases[next]
    let animation = inBodyScope(as: "animation") { view.animation(phase) }
    var transaction = Transaction(animation: animation)
    transaction.isOfLoop = view.trigger == nil
    graph.writes.add(transaction) { [weak self] _ in self?.enter(next) }
    if next == 0, view.trigger != nil {
      isRunning = false
      return
    }
    let seconds = animation.map { $0.logicalDuration } ?? 0
    jumps = seconds > 0 ? 0 : jumps + 1
    if jumps > view.phases.count {
      _warn("has phases that take no time, and stays in one")
      isRunning = false
      return
    }
    appointment = graph.clock.schedule(at: graph.time + seconds, repeats: view.trigger == nil) {
      [weak self] in self?.step()
    }
  }

  private func enter(_ next: Int) {
    guard !isRetired, view.phases.indices.contains(next) else { return }
    index = next
    renew(
      _ViewInputs(
        parent: self, environment: environment,
        transaction: graph.transaction(inside: self)))
  }

  package var warningName: String { "PhaseAnimator" }
}

extension View {
  /// Goes through phases over and over; `content` makes the view of a phase.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Goes through phases once whenever `trigger` changes; `content` makes the view of a phase.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(self)
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}
