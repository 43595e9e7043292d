import Foundation
public import StillAnimation
import StillViewGraph

/// How a view goes from one phase of a scroll transition to the next.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view has to be in sight for it to be in the identity phase.
  public struct Threshold: Sendable {
    /// The share of the view that is in sight, 0…1.
    let share: Double
    /// Points taken from what is in sight at both ends.
    var inset: Double = 0
    /// How much the distance between the middles counts in place of that, 0…1.
    var centering: Double = 0

    /// All of the view.
    public static let visible = Threshold(share: 1)
    /// Nothing of the view: as soon as it comes into sight.
    public static let hidden = Threshold(share: 0)
    /// The middle of the view in the middle of what is in sight.
    public static let centered = Threshold(share: 1, centering: 1)
    /// A share of the view, 0…1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(share: amount.isNaN ? 1 : min(max(amount, 0), 1))
    }

    /// Between this threshold and another one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        share: share + (other.share - share) * amount,
        inset: inset + (other.inset - inset) * amount,
        centering: centering + (other.centering - centering) * amount)
    }

    /// The threshold moved inwards from both ends of what is in sight, in points.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.inset += distance.isFinite ? distance : 0
      return result
    }
  }

  enum Kind {
    /// Follows the scrolling.
    case interactive(UnitCurve)
    /// Switches at the threshold, moving as the animation says.
    case animated(Animation)
    case identity
  }

  let kind: Kind
  private(set) var threshold = Threshold.visible

  /// Switches at the threshold with the default animation.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
  /// Switches at the threshold with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }
  /// Goes with the scrolling.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))
  /// Goes with the scrolling, by a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }
  /// Changes nothing.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// The same with another animation, where it is animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    var result = ScrollTransitionConfiguration(kind: .animated(animation))
    result.threshold = threshold
    return result
  }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// How far a view of a length is from its threshold: 0 in sight, −1 and 1 hidden before and behind.
  ///
  /// - Parameters:
  ///   - start: The view's start, in points from the start of what is in sight.
  ///   - extent: The length of what is in sight.
  func distance(start: CGFloat, length: CGFloat, extent: CGFloat) -> Double {
    guard length > 0, start.isFinite, length.isFinite, extent.isFinite else { return 0 }
    let inset = CGFloat(threshold.inset)
    let hiddenBefore = (inset - start) / length
    let hiddenBehind = (start + length - (extent - inset)) / length
    let allowed = CGFloat(1 - threshold.share)
    func excess(_ hidden: CGFloat) -> CGFloat {
      if allowed >= 1 { return hidden >= 1 ? 1 : 0 }
      return min(max((hidden - allowed) / (1 - allowed), 0), 1)
    }
    let (before, behind) = (excess(hiddenBefore), excess(hiddenBehind))
    let byShare = Double(before >= behind ? -before : behind)
    guard threshold.centering > 0 else { return byShare }
    let reach = (extent + length) / 2 - inset
    let byMiddle = Double((start + length / 2 - extent / 2) / max(reach, 1e-9))
    let bounded = min(max(byMiddle, -1), 1)
    return byShare + (bounded - byShare) * threshold.centering
  }
}
