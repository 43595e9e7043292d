package import Foundation
import Synchronization

/// Lets those who render views take over what views schedule.
package enum ViewWork {
  /// Takes work for the main thread, some seconds from now; false where no view has to do with it.
  package typealias OnMain =
    @Sendable (_ delay: TimeInterval, _ work: @escaping @Sendable () -> Void) -> Bool
  /// Work for another thread, as it is to be handed there so that it is waited for.
  package typealias Elsewhere =
    @Sendable (_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void

  private static let taker = Mutex<(onMain: OnMain, elsewhere: Elsewhere)?>(nil)

  /// Sets who is asked for all work that is scheduled.
  package static func install(onMain: @escaping OnMain, elsewhere: @escaping Elsewhere) {
    taker.withLock { $0 = (onMain, elsewhere) }
  }

  /// Whether somebody has taken the work.
  static func takes(
    on isMain: Bool, after delay: TimeInterval = 0, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    isMain && taker.withLock { $0 }?.onMain(max(delay, 0), work) == true
  }

  /// The work as it is to be handed to another thread.
  static func elsewhere(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    taker.withLock { $0 }?.elsewhere(work) ?? work
  }
}
