import Foundation
import StillAnimation
import StillGeometry
import Testing

/// What is shown at each of `times` when a value goes through `changes`, each at its time.
///
/// The animator is settled at every sample when `settling` is true, as a renderer does that draws the
/// frames in order.
func shown<Value: VectorArithmetic>(
  _ start: Value, _ changes: [(time: TimeInterval, to: Value, animation: Animation?)],
  at times: [TimeInterval], settling: Bool = true
) -> [Value] {
  var animator = Animator<Value>()
  var model = start
  var next = 0
  return times.map { time in
    while next < changes.count, changes[next].time <= time {
      let change = changes[next]
      animator.modelChanged(
        from: model, to: change.to, animation: change.animation, at: change.time)
      model = change.to
      next += 1
    }
    let value = animator.value(model: model, at: time)
    if settling { _ = animator.settle(at: time) }
    return value
  }
}

/// Checks times and values of one animation from `start` to `end` that begins at 0.
func expect(
  _ animation: Animation, from start: Double = 0, to end: Double = 100,
  samples: [(time: TimeInterval, value: Double)], tolerance: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for sample in samples {
    let value = shown(start, [(0, end, animation)], at: [sample.time])[0]
    #expect(
      abs(value - sample.value) <= tolerance, "at \(sample.time)", sourceLocation: sourceLocation)
  }
}
