public import Foundation

/// The proposal to a view when a snapshot of it is taken.
public enum SwiftUISnapshotLayout: Sendable {
  /// The size that the view takes before it appears: its least one, as on iOS, and its ideal one where that would cut a text or
  /// leave something out (rule L1.17). What actions of appearance change is proposed that size, and stands in its middle
  /// (`SparkBadgeSnapshotTests` of spark-ios).
  case sizeThatFits
  /// Exactly this size, in points: the view is proposed it and centred in it.
  case fixed(width: CGFloat, height: CGFloat)
  /// The window of a device: its size, safe area, scale and traits, on the window's ground.
  case device(config: ViewImageConfig)
}
