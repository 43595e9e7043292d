import Foundation

/// Lengths of lists, in points (rules C6.3–C6.7).
nonisolated enum ListMetrics {
  /// Between groups, half of it above the rows of a section without a header and half below those of one without a footer.
  static let sectionGap: CGFloat = 35
  /// Below the last group.
  static let end: CGFloat = 20
  static let headerTop: CGFloat = 17
  static let headerBottom: CGFloat = 6
  static let footerTop: CGFloat = 7
  static let footerBottom: CGFloat = 17
  /// Above and below what a row holds.
  static let rowInset: CGFloat = 11
  /// How far controls reach into the insets above and below.
  static let controlReach: CGFloat = 7
}
