public import Foundation
public import StillGeometry

/// Room at the four sides of a rectangle, in points, with the sides named by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Room at the top.
  public var top: CGFloat
  /// Room where lines begin.
  public var leading: CGFloat
  /// Room at the bottom.
  public var bottom: CGFloat
  /// Room where lines end.
  public var trailing: CGFloat

  /// No room at any side.
  public static let zero = NSDirectionalEdgeInsets()

  /// No room at any side.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Room at each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets of a view.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}

extension EdgeInsets {
  /// The insets of UIKit.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}
