import Foundation
public import StillAnimation
import StillViewGraph

/// How a view goes from one phase of a scroll transition to the next.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view has to be in sight for it to be in the identity phase.
  public struct Threshold: Sendable {
    /// The share of the view that is in sight, 0…1.
    let share: Double
    /// The inset of the visible part at both ends, in points.
    var inset: Double = 0
    /// How much the distance between the middles counts in place of that, 0…1.
    var centering: Double = 0

    /// All of the view.
    public static let visible = Threshold(share: 1)
    /// No part of the view is visible yet.
    public static let hidden = Threshold(share: 0)
    /// The middle of the view is in the middle of the visible part.
    public static let centered = Threshold(share: 1, centering: 1)
    /// Returns the threshold at a visible fraction of the view, 0…1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(share: amount.isNaN ? 1 : min(max(amount, 0), 1))
    }

    /// Returns a threshold between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        share: share + (other.share - share) * amount,
        inset: inset + (other.inset - inset) * amount,
        centering: centering + (other.centering - centering) * amount)
    }

    /// Returns the threshold moved inwards from both ends of the visible part, in points.
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

  /// Returns a configuration with another animation, if it is animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    var result = ScrollTransitionConfiguration(kind: .animated(animation))
    result.threshold = threshold
    return result
  }

  /// Returns a configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// Returns the distance of a view from its threshold: 0 visible, −1 and 1 hidden before and behind.
  ///
  /// - Parameters:
  ///   - start: The view's start, in points from the start of the visible part.
  ///   - extent: The length of the visible part.
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
