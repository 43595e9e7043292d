import Foundation
import StillAnimation
import StillGeometry
import StillLayout

/// A scroll view's movement by a finger, until it has come to rest (rules SM5.1 to SM5.5).
enum ScrollHand {
  /// The content follows the finger. `drag` is where it would be without rubber bands, `start` the offset before.
  case dragging(drag: CGPoint, start: CGPoint)
  /// The finger has let go.
  case gliding(ScrollGlide)
}

/// The way of a scroll view after a finger has let go.
struct ScrollGlide {
  var x, y: ScrollTrajectory
  /// In the graph's seconds.
  var start: TimeInterval
  /// Where the content could come to rest when the courses were chosen.
  var ranges: ScrollRanges
  /// Whether a behaviour has chosen the end.
  let isAimed: Bool
  /// The end, where it was not built when it was chosen; nil: it was.
  var target: ExpectedTarget?
  /// The scheduled moment of the clock.
  var appointment: Int?

  var end: TimeInterval { start + max(x.duration, y.duration) }
  var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.position(at: time - start), y: y.position(at: time - start))
  }

  func velocity(at time: TimeInterval) -> CGVector {
    CGVector(dx: x.velocity(at: time - start), dy: y.velocity(at: time - start))
  }
}

/// Where scrolled content may come to rest along both axes, with the lengths of the scroll view, in points.
struct ScrollRanges: Equatable {
  let x, y: ClosedRange<CGFloat>
  let lengths: CGSize

  subscript(axis: Axis) -> ClosedRange<CGFloat> { axis == .horizontal ? x : y }

  /// Returns the offset that is shown for a drag: beyond the ends on rubber bands.
  func shown(_ drag: CGPoint) -> CGPoint {
    func shown(_ axis: Axis) -> CGFloat {
      let inside = min(max(drag[axis], self[axis].lowerBound), self[axis].upperBound)
      return inside + RubberBand.shown(drag[axis] - inside, length: lengths[axis])
    }
    return CGPoint(x: shown(.horizontal), y: shown(.vertical))
  }

  /// Returns the drag for which an offset is shown.
  func drag(showing offset: CGPoint) -> CGPoint {
    func drag(_ axis: Axis) -> CGFloat {
      let inside = min(max(offset[axis], self[axis].lowerBound), self[axis].upperBound)
      return inside + RubberBand.drag(showing: offset[axis] - inside, length: lengths[axis])
    }
    return CGPoint(x: drag(.horizontal), y: drag(.vertical))
  }

  /// Returns the velocity of the content for one of a drag.
  func shown(_ velocity: CGVector, at drag: CGPoint) -> CGVector {
    func slope(_ axis: Axis) -> CGFloat {
      let inside = min(max(drag[axis], self[axis].lowerBound), self[axis].upperBound)
      let beyond = drag[axis] - inside
      return beyond == 0 ? 1 : RubberBand.slope(after: beyond, length: lengths[axis])
    }
    return CGVector(dx: velocity.dx * slope(.horizontal), dy: velocity.dy * slope(.vertical))
  }
}

/// A scroll view that fingers move.
protocol FingerScroller: ScrollElement {
  /// Whether it is on its way after a finger has let go.
  var isCoasting: Bool { get }
  /// Whether a finger that sets out along an axis moves the content: `towards` is 1 where it pulls the content's start into
  /// sight, −1 where it pulls the end.
  func takesDrag(along axis: Axis, towards direction: CGFloat) -> Bool
  /// Whether there is content to come into sight in a direction.
  func hasRoom(along axis: Axis, towards direction: CGFloat) -> Bool
  /// A finger takes hold of the content; what moves it stops.
  func beginDrag()
  /// The finger is so far from where it took hold, in points.
  func drag(to translation: CGSize)
  /// The finger lets go with a velocity, in points per second.
  func endDrag(at velocity: CGSize)
}
