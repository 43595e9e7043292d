public import Foundation

extension Animation {
  /// The animation used when none is named: response 0.55, damping fraction 1 (rule L8.13).
  public static let `default` = Animation(DefaultAnimation())

  /// The spring of half a second without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// Returns a spring that keeps the velocity of what it takes over from.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: From −1 (flat) over 0 to 1 (it never rests).
  ///   - blendDuration: How long, in seconds, the stiffness of a previous spring changes to its own.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
        blendDuration: blendDuration),
      problem: AnimationProblem.ofSpring(
        duration: duration, bounce: bounce, blend: blendDuration))
  }

  /// Returns a spring that keeps the velocity of what it takes over from.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped swing, in seconds.
  ///   - dampingFraction: Friction relative to critical damping.
  ///   - blendDuration: How long, in seconds, the stiffness of a previous spring changes to its own.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration),
      problem: AnimationProblem.ofSpring(
        response: response, dampingFraction: dampingFraction, blend: blendDuration))
  }

  /// `spring`, keeping the velocity of what it takes over from.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: spring.response, dampingFraction: spring.dampingRatio,
        blendDuration: blendDuration),
      problem: spring.problem ?? AnimationProblem.ofBlend(blendDuration))
  }

  /// A fast spring for following a finger (rule L8.14).
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// Returns a fast spring for following a finger, with a bounce of 0.14 plus `extraBounce`.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// Returns a fast spring for following a finger (rule L8.14).
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Half a second without bounce (rule L8.14).
  public static var smooth: Animation { smooth() }

  /// Returns a spring with the bounce `extraBounce`.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Half a second with a little bounce (rule L8.14).
  public static var snappy: Animation { snappy() }

  /// Returns a spring with a bounce of 0.15 plus `extraBounce`.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Half a second with more bounce (rule L8.14).
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring with a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// The spring of half a second without bounce that adds up with what is under way.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// `spring`, adding up with what is under way instead of taking over from it (rule L8.20).
  ///
  /// - Parameter initialVelocity: In intervals per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity),
      problem: spring.problem ?? AnimationProblem.ofVelocity(initialVelocity))
  }

  /// Returns a spring by its physical properties that adds up with what is under way (rule L8.20).
  ///
  /// - Parameter initialVelocity: In intervals per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: Spring(
          mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        initialVelocity: initialVelocity),
      problem: AnimationProblem.ofSpring(
        mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity))
  }

  /// Returns a spring by its perceived duration in seconds that adds up with what is under way (rule L8.20).
  ///
  /// - Parameter initialVelocity: In intervals per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        spring: Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity),
      problem: AnimationProblem.ofSpring(duration: duration, bounce: bounce, blend: 0)
        ?? AnimationProblem.ofVelocity(initialVelocity))
  }
}
