public import Foundation
public import StillGeometry

extension Spring {
  /// The spring that comes within `epsilon` of its target after `settlingDuration` seconds, on the
  /// way from 0 to 1, of mass 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // Slowing a spring down by a factor slows its settling down by the same factor.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let settling = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(
      response: settling > 0 && settlingDuration > 0
        ? settlingDuration / settling : settlingDuration,
      dampingRatio: dampingRatio)
  }

  /// How long it takes to come within 0.001 of its target for good, on the way from 0 to 1, in
  /// seconds; infinite without damping.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: 0.001)
  }

  /// Returns how long it takes to come within `epsilon` of `target` for good, on the way from zero, in seconds;
  /// infinite without damping. It is estimated from above: by what bounds the swing.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let epsilon = epsilon > 0 ? epsilon : 0.001
    let distance = target.magnitudeSquared.squareRoot()
    // The speed that is left when the fading alone is taken away.
    let extra = (initialVelocity - target.scaled(by: decay)).magnitudeSquared.squareRoot()
    guard distance.isFinite, extra.isFinite, distance + extra > 0 else { return 0 }
    guard decay > 0 else { return .infinity }

    let bound = SwingBound(
      frequency: frequency, decay: decay, distance: distance, extraSpeed: extra)
    return bound.lastTime(above: epsilon)
  }

  /// As for the animatable data of two values.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}

/// A falling function that the distance from the target never exceeds, up to its maximum.
private struct SwingBound {
  let frequency: Double
  let decay: Double
  let distance: Double
  let extraSpeed: Double

  /// |x₀|·c(t) + |x₀′ + a·x₀|·s(t), where c and s bound the two solutions of the swing.
  private func value(at time: TimeInterval) -> Double {
    let gap = frequency * frequency - decay * decay
    if gap > 1e-12 * frequency * frequency {
      return exp(-decay * time) * (distance + extraSpeed / gap.squareRoot())
    }
    let spread = max(0, -gap).squareRoot()
    let slow = exp(-frequency * frequency / (decay + spread) * time)
    let fast = exp(-(decay + spread) * time)
    let odd = spread > 1e-6 * decay ? (slow - fast) / (2 * spread) : time * slow
    return distance * (slow + fast) / 2 + extraSpeed * odd
  }

  /// Returns the last moment at which the bound exceeds `epsilon`, in seconds.
  func lastTime(above epsilon: Double) -> TimeInterval {
    // Past its maximum, which lies before 1/slowest rate, the bound falls.
    var high = 1 / decay + decay / (frequency * frequency)
    var low = 0.0
    while value(at: high) > epsilon {
      low = high
      high *= 2
      if high > 1e12 { return .infinity }
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(at: middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
