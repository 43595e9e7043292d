public import Foundation

extension Animation {
  /// Returns the animation, `delay` seconds later; a negative delay skips its beginning.
  ///
  /// Modifiers act from the outside in: `.speed(2).delay(1)` waits a whole second (rule L8.26).
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(
      DelayAnimation(base: self, delay: delay), problem: AnimationProblem.ofDelay(delay))
  }

  /// Returns the animation at `speed` times its speed; at 0 or below it stands still.
  public func speed(_ speed: Double) -> Animation {
    Animation(
      SpeedAnimation(base: self, speed: speed), problem: AnimationProblem.ofSpeed(speed))
  }

  /// Returns the animation `repeatCount` times, at least once; every second time backwards if `autoreverses`.
  ///
  /// After the last pass the target is shown, even if that pass ran backwards (rule L8.27).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns the animation without end; every second time backwards if `autoreverses`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Returns the animation, counting as complete `duration` seconds after its start (rule L8.28).
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(
      LogicalCompletionAnimation(base: self, duration: duration),
      problem: AnimationProblem.ofCompletion(after: duration))
  }
}
