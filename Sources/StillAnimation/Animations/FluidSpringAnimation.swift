import Foundation
import StillGeometry

/// A spring that takes over the position and velocity of whatever was under way (rules L8.18, L8.21).
struct FluidSpringAnimation: PlannedAnimation {
  /// The period of the undamped swing in seconds, at least 0.
  let response: Double
  /// The damping ratio, at least 0.
  let dampingFraction: Double
  /// How long in seconds the response of a spring that it takes over from changes to its own.
  let blendDuration: TimeInterval

  init(response: Double, dampingFraction: Double, blendDuration: TimeInterval) {
    self.response = response > 0 ? response : 0
    self.dampingFraction = dampingFraction.isNaN ? 1 : min(max(dampingFraction, 0), 1e4)
    self.blendDuration = blendDuration > 0 ? blendDuration : 0
  }

  /// At rest when planned; looking finished one response after the last retarget (rule L8.19).
  func plan<V: VectorArithmetic>(
    value: V, context: inout AnimationContext<V>
  ) -> AnimationExtent {
    var state = state(in: context)
    state.timeToRest = timeToRest(of: state, value: value)
    context.state[FluidSpringState<V>.self] = state
    return AnimationExtent(
      end: state.origin + (state.timeToRest ?? .infinity), logicalEnd: state.origin + response)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let state = state(in: context)
    let local = max(0, time - state.origin)
    if local >= response { context.isLogicallyComplete = true }
    let rest = state.timeToRest ?? timeToRest(of: state, value: value)
    guard local < rest else { return nil }
    let motion = state.trajectory.motion(at: local)
    return value + motion.displacement(from: state.offset - value, velocity: state.velocity)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let state = state(in: context)
    let motion = state.trajectory.motion(at: time - state.origin)
    return motion.velocity(from: state.offset - value, velocity: state.velocity)
  }

  /// Always takes over; from what does not tell its velocity, from a standstill.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var asked = context
    let offset = previous.animate(value: value, time: time, context: &asked) ?? value
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    let isSafe = offset.magnitudeSquared.isFinite && velocity.magnitudeSquared.isFinite
    let state = FluidSpringState(
      origin: time, offset: isSafe ? offset : value, velocity: isSafe ? velocity : .zero,
      trajectory: SpringTrajectory(
        response: response, dampingFraction: dampingFraction,
        from: previous.springResponse(at: time, context: context) ?? response,
        blendDuration: blendDuration))
    context.state = AnimationState()
    context.state[FluidSpringState<V>.self] = state
    return true
  }

  private func state<V: VectorArithmetic>(in context: AnimationContext<V>) -> FluidSpringState<V> {
    context.state[FluidSpringState<V>.self]
      ?? FluidSpringState(
        origin: 0, offset: .zero, velocity: .zero,
        trajectory: SpringTrajectory(response: response, dampingFraction: dampingFraction))
  }

  private func timeToRest<V: VectorArithmetic>(
    of state: FluidSpringState<V>, value: V
  ) -> TimeInterval {
    state.trajectory.timeToRest(
      interval: value, displacement: state.offset - value, velocity: state.velocity)
  }
}

/// Where a spring started, since when it has its target.
struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: FluidSpringState? { nil }

  /// The elapsed time at the last retarget.
  var origin: TimeInterval
  /// The offset and its change per second then.
  var offset: V
  var velocity: V
  var trajectory: SpringTrajectory
  /// Seconds from `origin`; nil before it is planned.
  var timeToRest: TimeInterval?
}

extension Animation {
  /// Returns the response at `time` if this is a spring that can be taken over from with its response.
  fileprivate func springResponse<V: VectorArithmetic>(
    at time: TimeInterval, context: AnimationContext<V>
  ) -> Double? {
    guard base is FluidSpringAnimation || base is DefaultAnimation else { return nil }
    guard let state = context.state[FluidSpringState<V>.self] else { return nil }
    let response = state.trajectory.response(at: time - state.origin)
    return response.isFinite ? response : nil
  }
}
