import Foundation

/// A weight on a spring with friction, by its mass, the period of its swing and its damping ratio.
///
/// Numbers that make no spring are replaced by near ones that do: what is not a number by the default,
/// negative damping by none, a duration that is not positive by a tenth of a millisecond. The first view that an animation
/// of such a spring moves warns of it (rule L8.46).
public struct Spring: Hashable, Sendable {
  /// The numbers that the spring was made of.
  private let given: Numbers

  private struct Numbers: Hashable, Sendable {
    let mass, response, dampingRatio: Double
  }

  /// The mass at the end of the spring, above 0.
  public var mass: Double { given.mass > 0 && given.mass.isFinite ? given.mass : 1 }

  /// The period of the swing without damping, in seconds; stiffness seen as a time.
  public var response: Double {
    given.response.isNaN ? 0.5 : min(max(given.response, Self.shortestResponse), 1e9)
  }

  /// Friction relative to the least that keeps it from swinging: 0 none, 1 critical.
  public var dampingRatio: Double {
    given.dampingRatio.isNaN ? 1 : min(max(given.dampingRatio, 0), Self.strongestDamping)
  }

  /// The spring with `response` seconds and `dampingRatio`, of mass 1.
  public init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, response: response, dampingRatio: dampingRatio)
  }

  init(mass: Double, response: Double, dampingRatio: Double) {
    given = Numbers(mass: mass, response: response, dampingRatio: dampingRatio)
  }

  /// The numbers that make no spring, with their replacement, in words; nil: there are none (rule L8.46).
  var problem: String? {
    AnimationProblem.ofSpring(
      mass: given.mass, response: given.response, dampingRatio: given.dampingRatio)
  }

  /// A response below this many seconds is over within any frame.
  private static let shortestResponse = 1e-4

  /// Beyond this the difference is not to be seen, and numbers stay tame.
  static let strongestDamping = 1e4
}

extension Spring {
  /// ω, the frequency without damping, in radians per second.
  var frequency: Double { 2 * .pi / response }

  /// a, the rate in 1/s at which a swing fades.
  var decay: Double { dampingRatio * frequency }

  /// Returns the motion of `time` seconds; a time that is negative or not a number counts as 0.
  func motion(for time: TimeInterval) -> SpringMotion {
    guard time > 0 else { return .identity }
    return SpringMotion(frequency: frequency, decay: decay, time: min(time, 1e9))
  }
}
