import Foundation
import StillGeometry

/// The motion of a spring whose response may change at its beginning, in steps of 1/300 s (rule L8.18).
///
/// A step is the exact solution for constant coefficients. Where these stay the same, many steps are
/// one closed form, so a moment costs the same however far from the start it is. A remaining partial
/// step is computed and never stored: a moment gives the same whatever was asked before.
struct SpringTrajectory: Sendable {
  /// The length of a step in seconds.
  static let step: TimeInterval = 1.0 / 300

  /// Stiffer than this a spring of mass 1 does not get.
  private static let stiffest = 45_000.0

  /// The number of steps (ten minutes) after which a spring counts as never coming to rest.
  private static let lastStep = 180_000

  /// Longer than this in seconds no response is blended.
  private static let longestBlend: TimeInterval = 60

  private let finalResponse: Double
  private let dampingFraction: Double

  /// The response at the start, and for how long it changes towards the final one.
  private let firstResponse: Double
  private let blendDuration: TimeInterval

  /// The motion from the start to the end of each step in which the response changes.
  private let blended: [SpringMotion]

  /// The constant spring.
  init(response: Double, dampingFraction: Double) {
    self.init(
      response: response, dampingFraction: dampingFraction, from: response, blendDuration: 0)
  }

  /// A spring that starts with the response `first` and reaches `response` after `blendDuration`
  /// seconds along a smoothstep (rule L8.21).
  init(
    response: Double, dampingFraction: Double, from first: Double, blendDuration: TimeInterval
  ) {
    finalResponse = response
    self.dampingFraction = dampingFraction
    firstResponse = first
    let isBlended = first != response && response.isFinite && blendDuration > 0
    self.blendDuration = isBlended ? min(blendDuration, Self.longestBlend) : 0

    var motions: [SpringMotion] = []
    var motion = SpringMotion.identity
    let count = Int((self.blendDuration / Self.step).rounded(.up))
    for index in 0..<count {
      let start = Double(index) * Self.step
      let response = Self.blend(
        first, response, at: start + Self.step / 2, of: self.blendDuration)
      let coefficients = Self.coefficients(response: response, dampingFraction: dampingFraction)
      motion = motion.followed(
        by: SpringMotion(
          frequency: coefficients.frequency, decay: coefficients.decay, time: Self.step))
      motions.append(motion)
    }
    blended = motions
  }

  /// Returns the response at `time` seconds.
  func response(at time: TimeInterval) -> Double {
    Self.blend(firstResponse, finalResponse, at: time, of: blendDuration)
  }

  /// Returns the motion from the start to `time` seconds.
  func motion(at time: TimeInterval) -> SpringMotion {
    let time = time > 0 ? min(time, 1e9) : 0
    let boundary = min(Int(time / Self.step), blended.count)
    let rest = max(0, time - Double(boundary) * Self.step)
    let response =
      boundary < blended.count
      ? self.response(at: (Double(boundary) + 0.5) * Self.step) : finalResponse
    let coefficients = Self.coefficients(response: response, dampingFraction: dampingFraction)
    let remainder = SpringMotion(
      frequency: coefficients.frequency, decay: coefficients.decay, time: rest)
    return boundary == 0 ? remainder : blended[boundary - 1].followed(by: remainder)
  }

  /// Returns when the spring has come to rest: at the first boundary of a step, in seconds, where velocity² and
  /// force² are at most 0.0036 and no more than 1 % of the way remains; infinite if never.
  ///
  /// The way is the longest of the interval, the displacement at the start and what the velocity at
  /// the start alone would swing out to: an interval can be zero while the value is on its way back.
  func timeToRest<V: VectorArithmetic>(
    interval: V, displacement: V, velocity: V
  ) -> TimeInterval {
    let coefficients = Self.coefficients(
      response: finalResponse, dampingFraction: dampingFraction)
    let stiffness = coefficients.frequency * coefficients.frequency
    let friction = 2 * coefficients.decay
    let state = Quadratic(displacement, velocity)
    guard state.isFinite else { return 0 }
    if state.isZero { return 0 }
    guard friction > 0, stiffness > 0 else { return .infinity }

    let way = max(
      interval.magnitudeSquared, state.displacementSquared, state.velocitySquared / stiffness)
    let step = SpringMotion(
      frequency: coefficients.frequency, decay: coefficients.decay, time: Self.step)
    var motion = SpringMotion.identity
    for index in 0...Self.lastStep {
      if index > blended.count {
        motion = motion.followed(by: step)
      } else if index > 0 {
        motion = blended[index - 1]
      }
      let isAtRest =
        state.squared(motion.vx, motion.vv) <= 0.0036
        && state.squared(
          stiffness * motion.xx + friction * motion.vx,
          stiffness * motion.xv + friction * motion.vv) <= 0.0036
        && state.squared(motion.xx, motion.xv) <= 0.0001 * way
      if isAtRest { return Double(index) * Self.step }
    }
    return .infinity
  }

  private static func blend(
    _ first: Double, _ last: Double, at time: TimeInterval, of duration: TimeInterval
  ) -> Double {
    guard time < duration else { return last }
    let part = max(0, time / duration)
    return first + (last - first) * part * part * (3 - 2 * part)
  }

  private static func coefficients(
    response: Double, dampingFraction: Double
  ) -> (frequency: Double, decay: Double) {
    let frequency = min(2 * .pi / response, stiffest.squareRoot())
    return (frequency, dampingFraction * frequency)
  }
}

/// The squared magnitude of any combination of a displacement and a velocity.
private struct Quadratic {
  let displacementSquared: Double
  let velocitySquared: Double
  private let product: Double

  init<V: VectorArithmetic>(_ displacement: V, _ velocity: V) {
    displacementSquared = displacement.magnitudeSquared
    velocitySquared = velocity.magnitudeSquared
    let sum = (displacement + velocity).magnitudeSquared
    product = velocitySquared > 0 ? (sum - displacementSquared - velocitySquared) / 2 : 0
  }

  var isFinite: Bool {
    displacementSquared.isFinite && velocitySquared.isFinite && product.isFinite
  }
  var isZero: Bool { displacementSquared == 0 && velocitySquared == 0 }

  /// |a·displacement + b·velocity|².
  func squared(_ a: Double, _ b: Double) -> Double {
    a * a * displacementSquared + 2 * a * b * product + b * b * velocitySquared
  }
}
