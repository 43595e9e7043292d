package import Foundation
import Synchronization

/// The hook by which renderers of views take over the work that views schedule.
package enum ViewWork {
  /// Takes work for the main thread, some seconds from now; false where no view has to do with it.
  package typealias OnMain =
    @Sendable (_ delay: TimeInterval, _ work: @escaping @Sendable () -> Void) -> Bool
  /// A closure that wraps work for another thread, so that the renderer waits for it.
  package typealias Elsewhere =
    @Sendable (_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void

  private static let taker = Mutex<(onMain: OnMain, elsewhere: Elsewhere)?>(nil)

  /// Sets the handlers of all scheduled work.
  package static func install(onMain: @escaping OnMain, elsewhere: @escaping Elsewhere) {
    taker.withLock { $0 = (onMain, elsewhere) }
  }

  /// Returns whether a renderer has taken the work.
  static func takes(
    on isMain: Bool, after delay: TimeInterval = 0, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    isMain && taker.withLock { $0 }?.onMain(max(delay, 0), work) == true
  }

  /// Returns the work for another thread, wrapped so that the renderer waits for it.
  static func elsewhere(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    taker.withLock { $0 }?.elsewhere(work) ?? work
  }
}
