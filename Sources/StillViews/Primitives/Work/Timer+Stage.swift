public import Foundation
import StillViewGraph

extension Timer {
  /// Starts a timer: one that a view's action starts follows the clock of its stage or film, others the run loop.
  ///
  /// Previews call it for `scheduledTimer(withTimeInterval:repeats:block:)`, which Foundation declares.
  @discardableResult
  public class func _scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    followingStage(every: interval, repeats: repeats, block)
      ?? scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }
}
