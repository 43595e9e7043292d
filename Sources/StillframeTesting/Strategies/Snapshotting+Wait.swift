public import Foundation

extension Snapshotting {
  /// Returns the same strategy, `duration` seconds later: for values that work in the background has to finish
  /// first. The main queue runs meanwhile where the test runs on the main thread outside of it.
  ///
  /// Views need no waiting: a `Stage` has a clock that you move.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { value in
        Patience.wait(duration)
        return strategy.snapshot(value)
      })
  }
}

/// Waiting that lets the main queue work.
enum Patience {
  /// Waits for a number of seconds.
  static func wait(_ seconds: TimeInterval) {
    guard seconds > 0 else { return }
    _ = wait(atMost: seconds) { false }
  }

  /// Waits until something is so; false when it is not after a number of seconds.
  static func wait(atMost seconds: TimeInterval, until isDone: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !isDone() {
      if Date() >= end { return false }
      let step = min(end, Date(timeIntervalSinceNow: 0.01))
      if Thread.isMainThread {
        // A run loop without sources comes back at once.
        if !RunLoop.current.run(mode: .default, before: step) { Thread.sleep(until: step) }
      } else {
        Thread.sleep(until: step)
      }
    }
    return true
  }
}
