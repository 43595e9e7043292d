package import Foundation
import Synchronization

/// Lets a clock that is not the machine's drive the timers that are made under it.
package enum TimerClock {
  /// Calls `fire` with the date every `interval` seconds until it is cancelled; nil where no such clock rules.
  package typealias Source =
    @Sendable (_ interval: TimeInterval, _ fire: @escaping (Date) -> Void) -> AnyCancellable?

  private static let source = Mutex<Source?>(nil)

  /// Sets the source of timers.
  package static func install(_ new: @escaping Source) {
    source.withLock { $0 = new }
  }

  static var current: Source? { source.withLock { $0 } }
}
