package import Foundation

/// The resistance of a scroll view beyond its ends (rule SM5.3).
package enum RubberBand {
  /// The share of a short drag that the content follows.
  package static let stiffness: CGFloat = 0.55

  /// Returns how far the content goes for a drag beyond an end, in points; it never reaches `length`, that of the view.
  package static func shown(_ drag: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, drag.isFinite else { return 0 }
    let distance = (1 - 1 / (abs(drag) * stiffness / length + 1)) * length
    return drag < 0 ? -distance : distance
  }

  /// Returns the drag for which the content goes so far, in points.
  package static func drag(showing shown: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, shown.isFinite else { return 0 }
    let share = min(abs(shown) / length, 0.999)
    let drag = (1 / (1 - share) - 1) * length / stiffness
    return shown < 0 ? -drag : drag
  }

  /// Returns the speed of the content for each point per second of a finger, after a drag beyond an end.
  package static func slope(after drag: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, drag.isFinite else { return 0 }
    let share = abs(drag) * stiffness / length + 1
    return stiffness / (share * share)
  }
}
