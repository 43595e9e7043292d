public import Foundation

extension Spring {
  /// The spring that seems to take `duration` seconds, with `bounce` from −1 (flat) over 0 (critical)
  /// to 1 (it never rests), of mass 1 (rule L8.15).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// The perceived duration in seconds: the response.
  public var duration: TimeInterval { response }

  /// How much it bounces: 1 − damping ratio, and 1 / damping ratio − 1 where it is overdamped.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// Returns the damping ratio of a bounce; one that makes no spring for a bounce beyond −1 and 1.
  static func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return 1 - bounce }
    return bounce < -1 ? .infinity : min(1 / (1 + bounce), strongestDamping)
  }
}

extension Spring {
  /// Half a second without bounce (rule L8.14).
  public static var smooth: Spring { smooth() }

  /// Returns a spring with the bounce `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Half a second with a little bounce (rule L8.14).
  public static var snappy: Spring { snappy() }

  /// Returns a spring with a bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Half a second with more bounce (rule L8.14).
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring with a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
