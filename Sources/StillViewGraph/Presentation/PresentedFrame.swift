package import Foundation
import StillAnimation
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

/// The presented frame of an element: its final frame, and the progress towards it (rules L8.3 and L8.4).
///
/// Frames are in the picture's coordinates, points. What is drawn moves between frames rounded to pixels, what is
/// reported between the frames as layout decided them: both start and end on exactly what stills show.
package struct PresentedFrame {
  /// The frame that layout decided, not rounded; one that begins nowhere, until layout has decided once. Every view has one of these,
  /// so that a flag for that would be eight bytes each.
  private var decided = CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)
  private var motion: Motion?

  /// Never changed once it is part of a frame.
  private final class Motion {
    var drawn = Animator<FrameVector>()
    var reported = Animator<FrameVector>()
  }

  package init() {}

  /// A frame that layout has decided and that does not move.
  package init(atRest frame: CGRect) {
    decide(frame)
  }

  /// The frame that layout decided, not rounded.
  package var target: CGRect { isKnown ? decided : .zero }

  /// False until layout has decided once.
  package var isKnown: Bool { !decided.origin.x.isNaN }

  private mutating func decide(_ frame: CGRect) {
    decided = frame
    // Nowhere to be drawn, and known all the same.
    if frame.origin.x.isNaN { decided.origin.x = .infinity }
  }

  /// Whether a motion is remembered; it may have ended.
  package var isMoving: Bool { motion != nil }

  /// Whether a motion goes on beyond a time.
  package func isMoving(at time: TimeInterval) -> Bool {
    guard let motion else { return false }
    var drawn = motion.drawn
    var reported = motion.reported
    let isDrawnAtRest = drawn.settle(at: time)
    return !(reported.settle(at: time) && isDrawnAtRest)
  }

  /// Returns when the motion ends; `time` if nothing moves then.
  package func end(after time: TimeInterval) -> TimeInterval {
    max(time, motion?.drawn.endTime ?? time, motion?.reported.endTime ?? time)
  }

  /// Sets a frame in the current update; the first one is shown at once.
  package mutating func move(
    to frame: CGRect, _ transaction: Transaction, after drifts: [CommitPass.Drift],
    on node: _ViewNode
  ) {
    let graph = node.graph
    guard isKnown else { return decide(frame) }
    let before = decided
    guard frame != before else { return }
    decide(frame)
    settle(at: graph.time)
    guard before.isFinite, frame.isFinite else {
      motion = nil
      return
    }
    var start = before
    for drift in drifts {
      let end = start.offsetBy(dx: drift.distance.dx, dy: drift.distance.dy)
      move(from: start, to: end, drift.transaction, on: node)
      start = end
    }
    move(from: start, to: frame, transaction, on: node)
  }

  /// Goes on moving after a change of the target, or a part of it.
  private mutating func move(
    from before: CGRect, to frame: CGRect, _ transaction: Transaction, on node: _ViewNode
  ) {
    let graph = node.graph
    let time = graph.time
    let environment = node.environmentBox(for: transaction.animation)
    guard transaction.animation != nil || motion != nil, before != frame else { return }
    graph.warn(of: transaction.animation, at: node)
    let next = Motion()
    next.drawn = motion?.drawn ?? Animator()
    next.reported = motion?.reported ?? Animator()
    next.drawn.modelChanged(
      from: graph.grid.round(before).vector, to: graph.grid.round(frame).vector,
      animation: transaction.animation, at: time, environmentBox: environment)
    next.reported.modelChanged(
      from: before.vector, to: frame.vector, animation: transaction.animation, at: time,
      environmentBox: environment)
    motion = next.drawn.isActive || next.reported.isActive ? next : nil
    if transaction.animation != nil, motion != nil { graph.noteMotion(of: next.reported) }
  }

  /// Returns the frame to draw: on the pixel grid at rest, between two such frames on the way.
  package func drawn(at time: TimeInterval, on grid: PixelGrid) -> CGRect {
    let rest = grid.round(target)
    guard let motion else { return rest }
    return CGRect(motion.drawn.value(model: rest.vector, at: time))
  }

  /// Returns the frame to report: between frames that are not rounded.
  package func reported(at time: TimeInterval, on grid: PixelGrid) -> CGRect {
    guard let motion else { return target }
    return CGRect(motion.reported.value(model: target.vector, at: time))
  }

  /// Forgets a motion that has ended by `time`.
  private mutating func settle(at time: TimeInterval) {
    guard let motion else { return }
    var drawn = motion.drawn
    var reported = motion.reported
    let hasDrawn = drawn.settle(at: time)
    if reported.settle(at: time), hasDrawn { self.motion = nil }
  }
}
