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

  /// Runs work on the queue at a time of the machine's clock.
  ///
  /// A stage and a film wait for it while their clock stands, for up to five seconds in all.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    DispatchedWork.hand(work, to: self, at: deadline) {
      self.asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: $0)
    }
  }
}
