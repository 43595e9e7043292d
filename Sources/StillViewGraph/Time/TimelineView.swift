public import Foundation
import StillLayout

/// A view that is built again at the dates of a schedule (rule L8.45).
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: _PrimitiveView {
  /// The context of the content: the date and the cadence.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content

  /// Builds the content for dates of a schedule; the context says for which.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    TimelineNode(view, inputs)
  }
}

/// The moment for which a `TimelineView` is built.
public struct TimelineViewDefaultContext: Sendable {
  /// The maximum rate at which the view is built.
  public enum Cadence: Comparable, Sendable {
    /// The view may be built at each frame.
    case live
    /// The view is built once a second at most.
    case seconds
    /// The view is built once a minute at most.
    case minutes
  }

  /// The schedule's date.
  public let date: Date
  /// The maximum rate at which the view is built, so that content can leave out parts that would not change.
  public let cadence: Cadence

  /// No effect: content is built again at the dates of the schedule only.
  public func invalidateTimelineContent() {}
}

/// Steps through the schedule at exactly its dates.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  PassingNode<TimelineView<Schedule, Content>, _TypedNode<Content>>, BodyEvaluator, NamedNode
{
  private var environment: EnvironmentValues
  private var entries: Schedule.Entries.Iterator
  /// The date that is shown, and the schedule's next one.
  private var shown: Date
  private var next: Date?
  /// From the schedule's dates to those of the clock: a schedule that begins later than the clock begins with it.
  private var lead: TimeInterval = 0
  private var appointment = 0
  private var isStale = false
  package var readings: Readings?

  override init(_ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
    environment = inputs.environment
    let now = inputs.graph.date(in: inputs.environment)
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    shown = now
    super.init(view, inputs)
    begin(now)
    child = BodyScope.evaluating(self) { makeChild(build(), inputs.inside(self)) }
  }

  /// Finds the date to show: the latest that is not in the future, otherwise the first.
  private func begin(_ now: Date) {
    guard let first = entries.next() else { return }
    lead = view.schedule is PeriodicTimelineSchedule ? max(first.timeIntervalSince(now), 0) : 0
    shown = first
    next = entries.next()
    skipToNow(now.addingTimeInterval(lead))
    schedule()
  }

  private func skipToNow(_ now: Date) {
    var steps = 0
    while let date = next, date <= now.addingTimeInterval(1e-9), steps < 1_000_000 {
      shown = date
      next = entries.next()
      steps += 1
    }
  }

  private func schedule() {
    graph.clock.cancel(appointment)
    guard let next else { return }
    let start = graph.dateAtStart(in: environment)
    let time = next.timeIntervalSince(start) - lead
    appointment = graph.clock.schedule(at: time, repeats: true) { [weak self] in self?.step() }
  }

  private func step() {
    guard !isRetired, let date = next else { return }
    shown = date
    next = entries.next()
    // A schedule that gives one date again and again would never get on.
    while let following = next, following <= date { next = entries.next() }
    schedule()
    stateChanged()
  }

  private func build() -> Content {
    graph.counters.bodyEvaluations += 1
    let context = TimelineViewDefaultContext(date: shown, cadence: .live)
    let content = view.content
    return Readings.evaluating(self) { content(context) }
  }

  override func update(_ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
    let isSame = sameValue(self.view.schedule, view.schedule)
    self.view = view
    environment = inputs.environment
    isStale = false
    if !isSame {
      let now = graph.date(in: environment)
      entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
      next = nil
      begin(now)
    }
    BodyScope.evaluating(self) { child?.renew(build(), inputs.inside(self)) }
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
    BodyScope.evaluating(self) { child?.renew(build(), inputs) }
  }

  func forgetStaleness() { isStale = false }

  package var warningName: String { "TimelineView" }
}
