internal import CStillStack

/// The reading of a clock from which this thread has computed the end of a sleep.
struct ClockReading {
  /// Nil: readings of the clock are not seen.
  private let clock: still_clock?
  /// In nanoseconds; 0: the thread has not read the clock since it began to run the queue's work at this moment.
  private let nanoseconds: Int64

  /// The last reading of a clock by this thread.
  init<C: Clock>(of type: C.Type) {
    switch type {
    case is ContinuousClock.Type: clock = STILL_CLOCK_CONTINUOUS
    case is SuspendingClock.Type: clock = STILL_CLOCK_SUSPENDING
    default: clock = nil
    }
    nanoseconds = clock.map { still_clock_reading($0) } ?? 0
  }

  /// Returns the seconds from this reading to the thread's last one.
  func timeSince() -> Double {
    guard let clock, nanoseconds > 0 else { return 0 }
    return Double(max(still_clock_reading(clock) - nanoseconds, 0)) * 1e-9
  }
}
