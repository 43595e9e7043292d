package import Foundation
import StillLayout
import StillRuntime

/// The time of a tree of views, and the actions that are scheduled for exact later times.
///
/// An action depends only on its time, never on which other times are looked at in between.
final class Clock {
  /// In seconds; moves only by `ViewGraph.advance`.
  fileprivate(set) var time: TimeInterval = 0
  /// The date at time 0, where views do not say another: the machine's in a single picture.
  lazy var startDate: Date = .now
  /// The motions that are not known to be over.
  private var motions: [Motion] = []
  /// The number of motions above which finished ones are dropped.
  private var capacity = 64
  /// Nodes that look at every moment: animated bodies and layouts.
  private var ticking: [any TickingNode] = []
  /// Ascending by time, then in the order in which they were asked for.
  private var appointments: [Appointment] = []
  private var made = 0
  /// Whether what happens now was started by appointments that repeat.
  fileprivate(set) var isInLoop = false

  /// A scheduled timer.
  private struct Appointment {
    let time: TimeInterval
    let number: Int
    /// Whether it comes again and again: rest does not wait for it.
    let repeats: Bool
    let action: () -> Void
  }

  /// A motion that lasts until it is over, or gone: another animation has taken over, or its view has left.
  private struct Motion {
    weak var object: AnyObject?
    let end: TimeInterval
    /// Whether more of its kind follow without end: rest does not wait for it.
    let repeats: Bool

    func isOver(by time: TimeInterval) -> Bool { end <= time || object == nil }

    /// Whether it comes to an end of its own after a time.
    func endsAfter(_ time: TimeInterval) -> Bool {
      !repeats && end > time && end.isFinite && object != nil
    }
  }

  /// Notes a motion that ends at a time; only the presentation owns the object.
  func moves(_ object: AnyObject, until end: TimeInterval, repeats: Bool = false) {
    motions.append(Motion(object: object, end: end, repeats: repeats))
    guard motions.count > capacity else { return }
    motions.removeAll { $0.isOver(by: time) }
    capacity = max(64, motions.count * 2)
  }

  /// Whether nothing is on its way any more.
  ///
  /// - Complexity: linear in the motions that were started and are not known to be over.
  var isStill: Bool {
    motions.removeAll { $0.isOver(by: time) }
    return motions.isEmpty
  }

  /// The next moment at which something comes to its end: the earliest end of a finite motion, or appointment that does not
  /// repeat; nil: only what repeats is left.
  ///
  /// - Complexity: linear in the motions and appointments.
  var nextEnd: TimeInterval? {
    let ends = motions.lazy.filter { $0.endsAfter(self.time) }
    let next = appointments.first { !$0.repeats }
    return [ends.map(\.end).min(), next?.time].compactMap(\.self).min()
  }

  /// Whether a finite motion goes on beyond a time.
  func movesBeyond(_ time: TimeInterval) -> Bool {
    motions.contains { $0.endsAfter(time) }
  }

  fileprivate var busyReasons: String {
    "\(appointments.count) timers at \(appointments.map(\.time)), ticking: \(ticking.map { "\(type(of: $0))" })"
  }

  /// Whether anything moves by itself or is to happen.
  var isBusy: Bool { !ticking.isEmpty || !appointments.isEmpty }

  /// Calls `tick` at every moment, as long as the node asks for it again each time.
  ///
  /// - Complexity: constant.
  func ticks(_ node: any TickingNode) {
    guard !node.isTicking else { return }
    node.isTicking = true
    ticking.append(node)
  }

  /// Runs an action at a moment; one that is past or now comes next. What is never (infinite, or no number) is
  /// not kept.
  ///
  /// - Parameter repeats: whether it is one of a series without end, such as a timer's.
  /// - Returns: a number to take it back with.
  @discardableResult
  func schedule(
    at time: TimeInterval, repeats: Bool = false, _ action: @escaping () -> Void
  ) -> Int {
    made += 1
    guard time.isFinite else { return made }
    let appointment = Appointment(
      time: max(time, self.time), number: made, repeats: repeats, action: action)
    let index = appointments.lastIndex { $0.time <= appointment.time }.map { $0 + 1 } ?? 0
    appointments.insert(appointment, at: index)
    return made
  }

  /// Takes back what was to happen.
  func cancel(_ number: Int) {
    appointments.removeAll { $0.number == number }
  }

  /// The time of the next timer.
  fileprivate var nextTime: TimeInterval? { appointments.first?.time }

  /// Returns the actions that are due, in order, and removes them.
  fileprivate func takeDue() -> [() -> Void] {
    let count = appointments.firstIndex { $0.time > time } ?? appointments.count
    defer { appointments.removeFirst(count) }
    let due = appointments.prefix(count)
    isInLoop = due.allSatisfy(\.repeats)
    return due.map(\.action)
  }

  fileprivate func takeTicking() -> [any TickingNode] {
    let nodes = ticking
    ticking = []
    for node in nodes { node.isTicking = false }
    return nodes
  }
}

extension ViewGraph {
  /// The maximum number of timers per advance; later ones are delayed, with a warning.
  static var appointmentLimit: Int { 100_000 }

  /// The moment shown, in seconds; moves only by `advance`.
  package var time: TimeInterval { clock.time }

  /// True while something moves by itself.
  package var isAnimating: Bool { clock.isBusy || presence.isBusy }

  /// The reasons why the graph is animating, for messages of tests.
  package var animationReasons: String {
    "\(presence.departures) elements leaving, \(clock.busyReasons)"
  }

  /// True once nothing moves, and nothing is to happen.
  package var isAtRest: Bool { !isAnimating && clock.isStill }

  /// Moves the clock, stopping at every moment at which something is to happen. It never runs backwards. Call
  /// `update` afterwards.
  package func advance(to time: TimeInterval) {
    let kept = advance(to: time, stoppingAtMost: Self.appointmentLimit)
    if kept >= Self.appointmentLimit, let root {
      warn(
        "scheduled over \(Self.appointmentLimit) timers in one advance; later ones are delayed",
        at: root)
    }
  }

  /// Moves the clock, stopping at a number of moments at most.
  ///
  /// - Returns: the number of appointments that were kept.
  @discardableResult
  func advance(to time: TimeInterval, stoppingAtMost limit: Int) -> Int {
    var kept = 0
    guard time > clock.time else { return kept }
    while let next = clock.nextTime, next <= time, kept < limit {
      move(to: next)
      for action in clock.takeDue() {
        kept += 1
        cycle.hasFollowedTime = true
        MainActorAssumption.during {
          BodyScope.outside(self) { rememberingTasks(of: work.acting, action) }
        }
      }
      update()
      reportScrolling()
      clock.isInLoop = false
    }
    move(to: time)
    return kept
  }

  private func move(to time: TimeInterval) {
    guard time > clock.time else { return }
    clock.time = time
    MainActorAssumption.during {
      BodyScope.outside(self) {
        for node in clock.takeTicking() where !node.isRetired {
          cycle.hasTicked = true
          node.tick()
        }
      }
    }
  }

  func ticks(_ node: any TickingNode) { clock.ticks(node) }
}
