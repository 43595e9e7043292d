public import Foundation

// Titles, buttons and tabs of controllers, which `UINavigationController` and `UITabBarController` draw.

/// An item of a bar.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  /// The title; nil: none.
  open var title: String?
  /// Whether it may be used.
  open var isEnabled = true
  /// A number for the program's own use.
  open var tag = 0
  /// The name for assistive technologies. No effect: no bar is drawn.
  open var accessibilityLabel: String?
  /// The hint for assistive technologies. No effect: no bar is drawn.
  open var accessibilityHint: String?
  /// The name for tests. No effect: no bar is drawn.
  open var accessibilityIdentifier: String?
  /// Whether assistive technologies read it. No effect: no bar is drawn.
  open var isAccessibilityElement = true

  /// An item without a title.
  public override init() {
    super.init()
  }
}

/// A tab of a controller.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// The badge; nil: none.
  open var badgeValue: String?
  /// The color of the badge.
  open var badgeColor: UIColor?
  /// The shift of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture, whose type lies above.
  package final var picture: AnyObject?
  /// The picture while the tab is chosen, whose type lies above.
  package final var selectedPicture: AnyObject?
  /// The pictures as they are drawn.
  package final var drawnPicture, drawnSelectedPicture: Image?

  private static let shared = UITabBarItem()

  /// The look of all tabs. No effect: tabs have the appearance of their bar.
  open class func appearance() -> UITabBarItem { shared }

  /// Sets font and color of the title. No effect: tabs have the appearance of their bar.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// The title and buttons of a page in the bar of a `UINavigationController`.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// The size of the title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As before, large, or small.
    case automatic, always, never
  }

  /// The words of a button that leads back.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, a general word, or none.
    case `default`, generic, minimal
  }

  /// The title; nil: none.
  open var title: String?
  /// The line above the title; nil: none.
  open var prompt: String?
  /// The view in the title's place; nil: none.
  open var titleView: UIView?
  /// The size of the title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The first button at the left; nil: none.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost button at the right; nil: none.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons at the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right, the outermost one first.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Sets the first button at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the outermost button at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons at the right, the outermost one first.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// The button that leads back to this page.
  open var backBarButtonItem: UIBarButtonItem?
  /// The words of the button that leads back to this page.
  open var backButtonTitle: String?
  /// The words of the button that leads back to this page. No effect: pages of SwiftUI choose them.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether there is no button that leads back.
  open var hidesBackButton = false
  /// The field for searching.
  open var searchController: UISearchController?
  /// Whether the field for searching hides while scrolling.
  open var hidesSearchBarWhenScrolling = true
  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar while no content is under it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of the bar in low windows.
  open var compactAppearance: UINavigationBarAppearance?

  /// A page's title.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// A controller of columns, of which the last is drawn.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  /// The controllers of the columns.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for view in view.subviews { view.removeFromSuperview() }
      if let shown = viewControllers.last?.view { view.addSubview(shown) }
    }
  }
}

/// A change of a controller's size or traits; none happens.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Animates beside the change.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

/// Decides how a controller is presented; never asked.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The controller of the presentation; nil: the system's.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// The motion of a presentation; nil: the system's.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The motion of a dismissal; nil: the system's.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The lead of a presentation; nil: none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The lead of a dismissal; nil: none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// The motion of the bar of the status.
public enum UIStatusBarAnimation: Int, Sendable {
  /// None, fading, or sliding.
  case none, fade, slide
}
