public import Foundation

extension UIView {
  /// The layout of a view's content.
  public enum ContentMode: Int, Sendable {
    /// Stretched, fitted inside, covering, or at an edge or corner in its own size. Image views use it; hosted content
    /// always fills the view.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which lengths follow when the view around changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The room on the left follows. Kept, as all of these: no view here changes its size by itself.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room on the right follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Where text begins: constraints may name it.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Where text ends: constraints may name it.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The left edge: constraints may name it.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right edge: constraints may name it.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The upper edge: constraints may name it.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The lower edge: constraints may name it.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle from side to side: constraints may name it.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle from top to bottom: constraints may name it.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width: constraints may name it.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The height: constraints may name it.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

/// An edge, a middle or a length of a view of UIKit that constraints speak of. None are solved here: a view that is laid out by
/// constraints fills the one that it stands in.
@MainActor @preconcurrency public final class NSLayoutAnchor {
  init() {}

  /// Makes a constraint that is kept and not solved.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Makes a constraint that is kept and not solved.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Makes a constraint that is kept and not solved.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// A relation between edges or lengths of views of UIKit.
@MainActor @preconcurrency public final class NSLayoutConstraint {
  /// No effect: no constraint is solved.
  public var isActive = false
  /// No effect: no constraint is solved.
  public var constant: CGFloat = 0

  init() {}

  /// Sets `isActive` of each.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Unsets `isActive` of each.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
