package import Foundation

extension ViewGraph {
  /// The number of moments that settling stops at: a task that sleeps in a loop is left where it is then.
  static var settlingSteps: Int { 1_000 }

  /// Moves the clock to the moment at which all that ends has ended: animations and sleeping tasks that started on appearance. What
  /// repeats forever is shown as it is then. Nothing moves when nothing was started.
  ///
  /// - Parameter limit: the most seconds (default of the tools: 3). Motions that last longer are shown at that moment; a task that
  ///   sleeps beyond it has no effect.
  package func settle(within limit: TimeInterval) {
    guard limit > 0 else { return }
    let end = time + limit
    var left = Self.settlingSteps
    while left > 0, let next = clock.nextEnd, next <= end {
      left -= max(advance(to: max(next, time.nextUp), stoppingAtMost: left), 1)
      update()
    }
    if end.isFinite, clock.movesBeyond(end) {
      advance(to: end)
      update()
    }
  }
}
