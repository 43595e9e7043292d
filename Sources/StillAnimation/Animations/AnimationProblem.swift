import Foundation

/// Words for the numbers that make no animation, with their replacements.
enum AnimationProblem {
  static func ofDuration(_ duration: TimeInterval) -> String? {
    if duration == .infinity { return "has an animation of inf seconds, which never ends" }
    if duration >= 0 { return nil }
    return "has an animation of \(duration) seconds, which is no duration; the end is shown at once"
  }

  static func ofCurve(_ points: [Double]) -> String? {
    points.first { !$0.isFinite }.map {
      "has a timing curve with a control point at \($0), which is no place; it counts as 0"
    }
  }

  static func ofSpring(response: Double, dampingFraction: Double, blend: TimeInterval) -> String? {
    if response == .infinity { return "has a spring with a response of inf, which never ends" }
    if !(response >= 0) { return spring("a response", response, "0") }
    if let problem = ofDamping(dampingFraction, "a damping fraction") { return problem }
    return ofBlend(blend)
  }

  static func ofSpring(duration: Double, bounce: Double, blend: TimeInterval) -> String? {
    if bounce.isNaN { return spring("a bounce", bounce, "0") }
    if bounce > 1 { return spring("a bounce", bounce, "1, which never rests") }
    if bounce < -1 { return spring("a bounce", bounce, "-1") }
    return ofSpring(response: duration, dampingFraction: 1, blend: blend)
  }

  /// Of a spring as a value: its mass, its period in seconds and its damping ratio.
  static func ofSpring(mass: Double, response: Double, dampingRatio: Double) -> String? {
    if !(mass > 0 && mass.isFinite) { return spring("a mass", mass, "1") }
    if response.isNaN { return spring("a response", response, "half a second") }
    if dampingRatio == .infinity { return spring("a damping ratio", dampingRatio, "the strongest") }
    return ofSpring(response: response, dampingFraction: 1, blend: 0)
      ?? ofDamping(dampingRatio, "a damping ratio")
  }

  static func ofBlend(_ blend: TimeInterval) -> String? {
    blend >= 0 ? nil : spring("a blend duration", blend, "0")
  }

  static func ofSpring(
    mass: Double, stiffness: Double, damping: Double, velocity: Double
  ) -> String? {
    if !(mass > 0 && mass.isFinite) { return spring("a mass", mass, "1") }
    if stiffness.isNaN { return spring("a stiffness", stiffness, "that of half a second") }
    if stiffness <= 0 { return spring("a stiffness", stiffness, "0, which never ends") }
    return ofDamping(damping, "a damping") ?? ofVelocity(velocity)
  }

  static func ofVelocity(_ velocity: Double) -> String? {
    velocity.isFinite ? nil : spring("an initial velocity", velocity, "0")
  }

  static func ofDelay(_ delay: TimeInterval) -> String? {
    if delay.isNaN { return "has an animation with a delay of nan, which counts as 0" }
    return delay == .infinity ? "has an animation with a delay of inf, which never begins" : nil
  }

  static func ofSpeed(_ speed: Double) -> String? {
    if speed.isNaN { return "has an animation with a speed of nan, which counts as 1" }
    return speed < 0 ? "has an animation with a speed of \(speed), which stands still" : nil
  }

  static func ofCompletion(after duration: TimeInterval) -> String? {
    duration >= 0
      ? nil : "has an animation that is complete after \(duration) seconds, which counts as 0"
  }

  private static func ofDamping(_ damping: Double, _ name: String) -> String? {
    if damping.isNaN { return spring(name, damping, "a critical one") }
    return damping < 0 ? spring(name, damping, "0, which never rests") : nil
  }

  private static func spring(_ name: String, _ value: Double, _ replacement: String) -> String {
    "has a spring with \(name) of \(value), which counts as \(replacement)"
  }
}
