public import Foundation

/// How a controller is put over another one.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  /// The controller that is put over the other one.
  public let presentedViewController: UIViewController
  /// The controller below.
  public let presentingViewController: UIViewController
  /// Never asked: no controller is presented.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// How a controller is put over another one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }
}

/// Decides how a presentation fits its window, and whether it goes by a swipe; never asked here.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObject {
  /// How it is presented in other windows.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Whether a swipe takes it away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// A swipe begins to take it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A swipe has taken it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A swipe would have taken it away.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The side to which an arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// To any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Decides how a popover is presented; never asked here.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Whether a touch outside takes it away.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
}

extension UIPopoverPresentationControllerDelegate {
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
}

/// Where a popover points to. No effect: none is shown.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it points to.
  open var sourceView: UIView?
  /// The part of that view, in points.
  open var sourceRect = CGRect.zero
  /// The sides to which its arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The color of its ground; nil: the usual one.
  open var backgroundColor: UIColor?
  /// The item of a bar that it points to.
  open var barButtonItem: UIBarButtonItem?
}

/// How high a sheet stands.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @MainActor @preconcurrency public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// Nearly all of the screen.
      public static let large = Identifier(rawValue: "large")
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent() }
    /// Nearly all of the screen.
    public static func large() -> Detent {
      let result = Detent()
      result.detent = .large
      return result
    }

    /// The height as views have it.
    final var detent = PresentationDetent.medium
  }

  /// The heights.
  open var detents: [Detent] = [.large()]
  /// The height that it has.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The height up to which the page below is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grip is shown at the top.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes it higher first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it stands at the bottom where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// The radius of its corners, in points; nil: the system's.
  open var preferredCornerRadius: CGFloat?
}

/// How a controller covers another one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Completely, as a page, as a form, inside another one, as its maker says, over others, or as a popover.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover
  /// Not at all.
  case none = -1
  /// As the system does.
  case automatic = -2
}

/// How a controller comes into sight.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below, turned about, fading in, or with a page turned.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
