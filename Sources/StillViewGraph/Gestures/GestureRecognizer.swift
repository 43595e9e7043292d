package import Foundation
import StillGeometry
internal import StillLayout
import StillRuntime

/// One moment of a touch.
package struct TouchEvent {
  package enum Kind {
    case down, moved, up
    /// Only the clock has moved.
    case tick
  }

  package let kind: Kind
  /// In the picture's coordinates, points.
  package let location: CGPoint
  /// Seconds on the graph's clock.
  package let time: TimeInterval

  /// Times that differ by less are one moment: sums of seconds are not exact.
  package static var instant: TimeInterval { 1e-9 }
}

/// The view that a gesture is attached to.
public final class _GestureHost {
  /// The element with the gesture. It owns the host.
  private unowned let owner: _ViewNode
  /// The element as long as it is there: what a gesture calls may take its view away.
  fileprivate private(set) weak var remainingElement: _ViewNode?
  package var environment: EnvironmentValues

  package init(_ owner: _ViewNode, _ environment: EnvironmentValues) {
    self.owner = owner
    remainingElement = owner
    self.environment = environment
  }

  package var element: _ViewNode { owner }

  /// Returns a point of the picture in a coordinate space, as things are shown now (rule C12.4).
  package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let outer = space == .local ? owner : owner.element(of: space) else { return point }
    let result = outer.shownPoint(point)
    return result.x.isFinite && result.y.isFinite ? result : point
  }

  /// The element's frame as it is shown now, in its own coordinates.
  package var bounds: CGRect {
    CGRect(
      origin: .zero,
      size: owner.presented.reported(at: owner.graph.time, on: owner.graph.grid).size)
  }

  /// Returns the date of a moment.
  package func date(at time: TimeInterval) -> Date {
    owner.graph.dateAtStart(in: environment).addingTimeInterval(time)
  }
}

/// Follows touches as one gesture, whatever its values are.
public class _Recognizer {
  package final let host: _GestureHost

  package init(_ host: _GestureHost) {
    self.host = host
  }

  /// The progress of the gesture.
  package var progress: GestureProgress { .possible }

  /// Takes notice of an event.
  package func handle(_ event: TouchEvent) {}

  /// The time at which the gesture advances by itself; nil: never.
  package var deadline: TimeInterval? { nil }

  /// Returns to the initial state.
  package func reset() {}

  /// Fails, because another gesture was recognised or the view has left.
  package func cancel() {}

  /// Hands over the closures that are to be called for what has happened. While the gesture is held back by
  /// another one, only what it has set before is taken back.
  package func deliver(_ effects: inout GestureEffects, isHeld: Bool) {}

  package var abilities: GestureAbilities { [] }
}

/// Follows touches as a gesture with values.
public class _GestureRecognizer<Value>: _Recognizer {
  package final var phase = GesturePhase<Value>.possible(nil)

  override package final var progress: GestureProgress { phase.progress }

  override package final func handle(_ event: TouchEvent) {
    guard !progress.isFinal else { return }
    step(event)
  }

  /// Moves the phase on; called until it is final.
  package func step(_ event: TouchEvent) {}

  override package func reset() {
    phase = .possible(nil)
  }

  override package func cancel() {
    phase = .failed
  }
}

/// Follows touches as one gesture of a type.
public class _TypedRecognizer<G: Gesture>: _GestureRecognizer<G.Value> {
  /// The current gesture.
  package final var gesture: G

  package init(_ gesture: G, _ host: _GestureHost) {
    self.gesture = gesture
    super.init(host)
  }

  /// Takes over a new value of the gesture, as the body of the view that has it was evaluated again.
  package func update(_ gesture: G) {
    self.gesture = gesture
  }
}

extension ViewGraph {
  /// Calls a closure of the user's that is no part of any update, in a transaction without animation. What it starts is
  /// the work of `node`'s view.
  package func callFromOutside<Result>(by node: _ViewNode?, _ closure: () -> Result) -> Result {
    work.mayHaveTimers = true
    work.acting = node
    return withTransaction(Transaction()) {
      MainActorAssumption.during {
        BodyScope.outside(self) { rememberingTasks(of: node, closure) }
      }
    }
  }
}

/// Closures to be called for what has happened.
package struct GestureEffects {
  private typealias Effect = (host: _GestureHost, run: () -> Void)

  private var callbacks: [Effect] = []
  private var resets: [Effect] = []

  /// Calls a closure of the user's, of a gesture on a view.
  mutating func call(at host: _GestureHost, _ callback: @escaping () -> Void) {
    callbacks.append((host, callback))
  }

  /// Takes back what was set, after all callbacks (rule C12.8).
  mutating func reset(at host: _GestureHost, _ reset: @escaping () -> Void) {
    resets.append((host, reset))
  }

  /// Calls all, each in a transaction of its own without animation (rule C12.13).
  func run(on graph: ViewGraph) {
    for effect in callbacks + resets {
      graph.callFromOutside(by: effect.host.remainingElement, effect.run)
    }
  }
}
