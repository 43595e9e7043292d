import Foundation

/// Lengths of lists, in points (rules C6.3–C6.7).
nonisolated enum ListMetrics {
  /// Above the rows of a section without a header, below those of one without a footer: 53 pixels of three a point.
  static let sectionGap: CGFloat = 53 / 3
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
