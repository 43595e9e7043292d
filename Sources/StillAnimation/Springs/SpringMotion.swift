import Foundation
import StillGeometry

/// The motion of a damped oscillator over some time, from any displacement and velocity: the exact solution of x″ =
/// −ω²x − 2ax′, as the matrix that maps (x, x′) to (x, x′) (rule L8.17).
///
/// The motion is linear, so one matrix serves every component of a vector, and two motions in sequence are the
/// product of their matrices.
struct SpringMotion: Equatable, Sendable {
  /// The new displacement per old displacement, and per old velocity.
  var xx: Double
  var xv: Double
  /// The new velocity per old displacement, and per old velocity.
  var vx: Double
  var vv: Double

  /// No time.
  static let identity = SpringMotion(xx: 1, xv: 0, vx: 0, vv: 1)

  private init(xx: Double, xv: Double, vx: Double, vv: Double) {
    self.xx = xx
    self.xv = xv
    self.vx = vx
    self.vv = vv
  }

  /// The motion during `time` seconds, at least 0.
  ///
  /// - Parameters:
  ///   - frequency: ω, the frequency without damping in radians per second, at least 0.
  ///   - decay: a, in 1/s, at least 0.
  init(frequency: Double, decay: Double, time: TimeInterval) {
    let square = frequency * frequency
    let gap = square - decay * decay
    // The two solutions e^(−at)·c(t) and e^(−at)·s(t), with c(0) = 1, s(0) = 0 and s′(0) = 1.
    let even: Double
    let odd: Double
    if abs(gap) <= 1e-12 * square {
      even = exp(-decay * time)
      odd = time * even
    } else if gap > 0 {
      let turn = gap.squareRoot()
      let fade = exp(-decay * time)
      even = fade * cos(turn * time)
      odd = fade * sin(turn * time) / turn
    } else {
      let spread = (-gap).squareRoot()
      let fast = exp(-(decay + spread) * time)
      let slow = exp(-square / (decay + spread) * time)
      even = (slow + fast) / 2
      odd = (slow - fast) / (2 * spread)
    }
    xx = even + decay * odd
    xv = odd
    vx = -square * odd
    vv = even - decay * odd
  }

  /// This motion, then `next`.
  func followed(by next: SpringMotion) -> SpringMotion {
    SpringMotion(
      xx: next.xx * xx + next.xv * vx, xv: next.xx * xv + next.xv * vv,
      vx: next.vx * xx + next.vv * vx, vv: next.vx * xv + next.vv * vv)
  }

  /// Returns the displacement after the motion.
  func displacement<V: VectorArithmetic>(from displacement: V, velocity: V) -> V {
    displacement.scaled(by: xx) + velocity.scaled(by: xv)
  }

  /// Returns the velocity after the motion.
  func velocity<V: VectorArithmetic>(from displacement: V, velocity: V) -> V {
    displacement.scaled(by: vx) + velocity.scaled(by: vv)
  }
}
