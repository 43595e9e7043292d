import Foundation
import StillGeometry
import StillViewGraph

/// The positions and times of a touch, in the picture's coordinates.
struct TouchTrail {
  /// Where and when it began; nil: there is none.
  private(set) var start: (location: CGPoint, time: TimeInterval)?
  /// Where it is.
  private(set) var location = CGPoint.zero
  /// Points a second, from the last two samples.
  private(set) var velocity = CGPoint.zero
  private var time: TimeInterval = 0

  mutating func follow(_ event: TouchEvent) {
    guard event.kind != .tick else { return }
    if event.kind == .down {
      start = (event.location, event.time)
      velocity = .zero
    } else if event.time > time {
      let seconds = CGFloat(event.time - time)
      velocity = CGPoint(
        x: (event.location.x - location.x) / seconds, y: (event.location.y - location.y) / seconds)
    }
    location = event.location
    time = event.time
  }

  /// How far it has moved since it began.
  var translation: CGPoint {
    guard let start else { return .zero }
    return CGPoint(x: location.x - start.location.x, y: location.y - start.location.y)
  }

  /// How far away from its start it is.
  var distance: CGFloat {
    (translation.x * translation.x + translation.y * translation.y).squareRoot()
  }
}
