public import Foundation
public import StillGeometry

extension Spring {
  /// Returns where a weight is after `time` seconds that starts at zero with `initialVelocity` per second and rests
  /// at `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    target + motion(for: time).displacement(from: .zero - target, velocity: initialVelocity)
  }

  /// Returns the same for a plain number, so that a literal needs no type.
  public func value(
    target: Double, initialVelocity: Double = 0, time: TimeInterval
  ) -> Double {
    target + motion(for: time).displacement(from: -target, velocity: initialVelocity)
  }

  /// Returns how fast it is then, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    motion(for: time).velocity(from: .zero - target, velocity: initialVelocity)
  }

  /// Moves a weight at `value` with `velocity` per second on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let motion = motion(for: deltaTime)
    let displacement = value - target
    value = target + motion.displacement(from: displacement, velocity: velocity)
    velocity = motion.velocity(from: displacement, velocity: velocity)
  }

  /// Returns the force on a weight at `position` with `velocity` per second.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// As for the animatable data of values: on the way from one to the other.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    replacing(toValue) {
      fromValue.animatableData
        + value(
          target: toValue.animatableData - fromValue.animatableData,
          initialVelocity: initialVelocity.animatableData, time: time)
    }
  }

  /// As for the animatable data of values: on the way from one to the other.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    replacing(toValue) {
      velocity(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    }
  }

  /// As for the animatable data of values: on the way from one to the other.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    replacing(toValue) {
      force(
        target: toValue.animatableData - fromValue.animatableData,
        position: position.animatableData, velocity: velocity.animatableData)
    }
  }

  private func replacing<V: Animatable>(_ value: V, by data: () -> V.AnimatableData) -> V {
    var result = value
    result.animatableData = data()
    return result
  }
}
