public import Foundation

extension UIView {
  /// How what a view shows fits into it.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which lengths follow when the view around changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

/// An edge, a middle or a length of a view of UIKit that constraints speak of. None are solved here: a view that is laid out by
/// constraints fills the one that it stands in.
@MainActor @preconcurrency public final class NSLayoutAnchor {
  init() {}

  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// A relation between edges or lengths of views of UIKit.
@MainActor @preconcurrency public final class NSLayoutConstraint {
  public var isActive = false
  public var constant: CGFloat = 0

  init() {}

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
