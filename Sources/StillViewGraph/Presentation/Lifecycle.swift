package import Foundation
package import StillAnimation

/// The coming or going of an element: the default transition, a fade (rules 8.35 and 8.36).
package final class Lifecycle {
  private var opacity: AnimatedValue<Double>
  /// Whether the element has left the tree and is drawn until it has faded.
  package private(set) var isDeparting = false

  private init(opacity: Double) {
    self.opacity = AnimatedValue(opacity)
  }

  /// An element that fades in.
  package static func appearing(_ animation: Animation, at time: TimeInterval) -> Lifecycle {
    let lifecycle = Lifecycle(opacity: 0)
    lifecycle.opacity.set(1, animation: animation, at: time)
    return lifecycle
  }

  /// An element at rest, about to depart.
  package static func present() -> Lifecycle { Lifecycle(opacity: 1) }

  /// Fades out, from whatever is shown now.
  package func depart(_ animation: Animation, at time: TimeInterval) {
    isDeparting = true
    opacity.set(0, animation: animation, at: time)
  }

  /// 0…1.
  package func opacity(at time: TimeInterval) -> Double {
    min(max(opacity.value(at: time), 0), 1)
  }

  /// True when there is nothing left to do by `time`.
  package func hasEnded(by time: TimeInterval) -> Bool {
    opacity.settle(at: time)
    return !opacity.isMoving
  }
}
