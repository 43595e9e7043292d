package import Foundation
package import StillAnimation
package import StillGeometry

/// A rectangle as a vector.
package typealias FrameVector = AnimatablePair<
  AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
>

extension CGRect {
  fileprivate var vector: FrameVector {
    FrameVector(
      AnimatablePair(origin.x, origin.y), AnimatablePair(size.width, size.height))
  }

  fileprivate init(_ vector: FrameVector) {
    self.init(
      x: vector.first.first, y: vector.first.second, width: vector.second.first,
      height: vector.second.second)
  }
}

/// Where an element is shown: its final frame, and beside it how far it has come (rules 8.3 and 8.4).
///
/// Frames are in the picture's coordinates, points. What moves are frames rounded to pixels, so that a
/// film starts and ends on exactly what stills show.
package struct PresentedFrame {
  /// The frame that layout decided, not rounded.
  package private(set) var target: CGRect = .zero
  /// False until layout has decided once.
  package private(set) var isKnown = false
  private var motion: Motion?

  private final class Motion {
    var animator = Animator<FrameVector>()
  }

  package init() {}

  /// A frame that layout has decided and that does not move.
  package init(atRest frame: CGRect) {
    target = frame
    isKnown = true
  }

  package var isMoving: Bool { motion != nil }

  /// Takes over a frame at `time`; the first one is shown at once.
  package mutating func move(
    to frame: CGRect, animation: Animation?, at time: TimeInterval, on grid: PixelGrid
  ) {
    guard isKnown else {
      isKnown = true
      target = frame
      return
    }
    guard frame != target else { return }
    let old = grid.round(target)
    target = frame
    guard animation != nil || motion != nil else { return }
    let new = grid.round(frame)
    guard old.isFinite, new.isFinite, old != new else { return }
    let motion = motion ?? Motion()
    motion.animator.modelChanged(
      from: old.vector, to: new.vector, animation: animation, at: time)
    self.motion = motion
  }

  /// The frame to draw: on the pixel grid at rest, between two such frames on the way.
  package func drawn(at time: TimeInterval, on grid: PixelGrid) -> CGRect {
    let rest = grid.round(target)
    guard let motion else { return rest }
    return CGRect(motion.animator.value(model: rest.vector, at: time))
  }

  /// The frame to report: as drawn, but not rounded.
  package func reported(at time: TimeInterval, on grid: PixelGrid) -> CGRect {
    guard motion != nil else { return target }
    let rest = grid.round(target)
    let shown = drawn(at: time, on: grid)
    return CGRect(
      x: shown.origin.x + target.origin.x - rest.origin.x,
      y: shown.origin.y + target.origin.y - rest.origin.y,
      width: shown.size.width + target.size.width - rest.size.width,
      height: shown.size.height + target.size.height - rest.size.height)
  }

  /// Forgets a motion that has ended by `time`.
  package mutating func settle(at time: TimeInterval) {
    guard let motion else { return }
    if motion.animator.settle(at: time) { self.motion = nil }
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
