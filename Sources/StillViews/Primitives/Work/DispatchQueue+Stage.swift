public import Foundation
import StillViewGraph

extension DispatchQueue {
  /// Runs work on the queue.
  ///
  /// Work that a view's action passes to the main queue runs on the rendering thread, at the same moment. A stage and a
  /// film wait for work on other queues while their clock stands still, for up to five seconds in all; a single picture
  /// shows only results that are ready at once. Outside of views this is Dispatch's own method.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    DispatchedWork.hand(work, to: self, at: nil) {
      self.async(group: nil, qos: .unspecified, flags: [], execute: $0)
    }
  }

  /// Runs work on the queue after a delay.
  ///
  /// Work that a view's action passes to the main queue runs on the rendering thread, when the clock of the stage or film is there. On
  /// other queues the machine's clock counts, and a stage waits while its own stands, for up to five seconds in all.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    DispatchedWork.hand(work, to: self, at: deadline) {
      self.asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: $0)
    }
  }
}
