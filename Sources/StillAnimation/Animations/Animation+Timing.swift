public import Foundation

extension Animation {
  /// The duration in seconds of a timed animation that does not say it (rule L8.10).
  static let standardDuration: TimeInterval = 0.35

  /// The same speed for 0.35 seconds.
  public static let linear = linear(duration: standardDuration)

  /// Returns an animation with constant speed for `duration` seconds; immediate if it is not positive.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Starts slowly, for 0.35 seconds.
  public static let easeIn = easeIn(duration: standardDuration)

  /// Starts slowly, for `duration` seconds; at once when it is not positive.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Ends slowly, for 0.35 seconds.
  public static let easeOut = easeOut(duration: standardDuration)

  /// Ends slowly, for `duration` seconds; at once when it is not positive.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Starts and ends slowly, for 0.35 seconds.
  public static let easeInOut = easeInOut(duration: standardDuration)

  /// Starts and ends slowly, for `duration` seconds; at once when it is not positive.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Returns a cubic Bézier curve with control points (`p1x`, `p1y`) and (`p2x`, `p2y`), for `duration` seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      TimingCurveAnimation(curve: .bezier(p1x, p1y, p2x, p2y), duration: duration),
      problem: AnimationProblem.ofCurve([p1x, p1y, p2x, p2y])
        ?? AnimationProblem.ofDuration(duration))
  }

  /// `curve` for `duration` seconds; at once when it is not positive.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(
      TimingCurveAnimation(curve: curve, duration: duration),
      problem: AnimationProblem.ofDuration(duration))
  }
}
