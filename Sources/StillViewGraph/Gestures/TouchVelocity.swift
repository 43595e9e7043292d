import Foundation
import StillGeometry

/// The velocity of a touch, in points per second: the slope between its last two samples.
struct TouchVelocity {
  private var location: CGPoint
  private var time: TimeInterval
  private(set) var velocity = CGSize.zero

  /// A touch that begins.
  init(at location: CGPoint, time: TimeInterval) {
    self.location = location
    self.time = time
  }

  /// Takes a sample; a touch that is lifted where it was keeps its velocity.
  mutating func add(_ location: CGPoint, at time: TimeInterval) {
    guard time > self.time else { return }
    let seconds = CGFloat(time - self.time)
    let slope = CGSize(
      width: (location.x - self.location.x) / seconds,
      height: (location.y - self.location.y) / seconds)
    velocity = slope.width.isFinite && slope.height.isFinite ? slope : .zero
    (self.location, self.time) = (location, time)
  }
}
