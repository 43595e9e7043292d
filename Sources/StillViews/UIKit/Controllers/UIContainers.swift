public import Foundation
import StillViewGraph

/// A controller of tabs, drawn as a `TabView` of their controllers.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  /// Is told of the choice of a tab.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      for page in oldValue ?? [] where page.parent === self { page.removeFromParent() }
      for page in viewControllers ?? [] { addChild(page) }
      noteChange()
    }
  }
  /// The tab that is shown, from 0.
  open var selectedIndex = 0 {
    didSet { if selectedIndex != oldValue { noteChange() } }
  }
  /// The controller that is shown; nil without any.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      guard let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }
  /// The bar: its tint is drawn.
  public let tabBar = UITabBar()

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A controller without a tab yet.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    keptView?.hosted = { [weak self] in
      self.map { AnyView(TabControllerView($0)) } ?? AnyView(EmptyView())
    }
  }

  /// Sets the controllers of the tabs. No effect of `animated`: a picture has no time.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Chooses a tab as a tap does, if the delegate lets it.
  final func choose(_ index: Int) {
    guard let pages = viewControllers, pages.indices.contains(index) else { return }
    if delegate?.tabBarController(self, shouldSelect: pages[index]) == false { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: pages[index])
  }
}

/// A controller of pages that are swiped through; the first of those that were set is drawn.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// Turned like paper, or moved.
    case pageCurl, scroll
  }

  /// The direction of the pages.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side, or downwards.
    case horizontal, vertical
  }

  /// The way to the next page.
  public enum NavigationDirection: Int, Sendable {
    /// On, or back.
    case forward, reverse
  }

  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Points between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// Where the spine is.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// Never asked: no page is swiped.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Never told of anything: no page is swiped.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  public private(set) var viewControllers: [UIViewController]?
  /// The way in which pages change. No effect: no page is swiped.
  public let transitionStyle: TransitionStyle
  /// The direction of the pages. No effect: no page is swiped.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine. No effect: one page is drawn.
  public let spineLocation: SpineLocation
  /// Whether pages have backs (default: false). No effect: no page is turned.
  open var isDoubleSided = false
  /// The gestures that change pages: none, as no page is swiped.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// The place of the spine of pages that are turned like paper.
  public enum SpineLocation: Int, Sendable {
    /// There is none, or it is before the page, between two pages, or behind the page.
    case none, min, mid, max
  }

  /// A controller without a page yet.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    let number = options?[.spineLocation] as? NSNumber
    let spine = number.flatMap { SpineLocation(rawValue: $0.intValue) }
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    spineLocation = style == .scroll ? .none : spine ?? .min
    super.init()
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Shows pages. No effect of `animated`: a picture has no time.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    for view in view.subviews { view.removeFromSuperview() }
    if let shown = viewControllers?.first?.view { view.addSubview(shown) }
    completion?(true)
  }
}

/// Says which page comes before and after another; never asked.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before; nil: none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after; nil: none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Is told of swiped pages; never here.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  /// A swipe came to its end.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// A button of a bar, drawn in the bar of a `UINavigationController`.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As other words.
    case plain
    /// Strong.
    case done = 2

    /// Strong, as iOS 26 calls it.
    public static let prominent = Style.done
  }

  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    /// By its meaning.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action,
      organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward,
      undo, redo, pageCurl, close
  }

  /// Its colour; nil: that around.
  open var tintColor: UIColor?
  /// The view that stands for it; nil: none.
  open var customView: UIView?
  /// The picture, whose type lies above.
  package final var picture: AnyObject?
  /// The picture as it is drawn.
  package final var drawnPicture: Image?
  /// The button of the system that it is; nil: none.
  final var systemItem: SystemItem?
  /// The width of a fixed space, in points.
  open var width: CGFloat = 0
  /// The action of a tap; nil: none.
  open var primaryAction: UIAction?
  /// The menu that a tap opens; nil: none.
  open var menu: UIMenu?
  /// How it looks.
  open var style = Style.plain
  /// The object that is told of taps. No effect: nothing is tapped.
  open weak var target: AnyObject?
  /// The method that is called for taps. No effect: nothing is tapped.
  open var action: Selector?

  public override init() { super.init() }

  /// A button of the system, whose method is never called.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
  }

  /// A button of the system with an action or a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
  }

  /// A space that takes the room that is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// A button with words, whose method is never called.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
  }

  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private static let shared = UIBarButtonItem()

  /// The look of all buttons of bars. No effect: bar buttons have the system's appearance.
  open class func appearance() -> UIBarButtonItem { shared }

  /// The look of buttons inside others. No effect: bar buttons have the system's appearance.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }

  /// Sets font and colour of the words. No effect: bar buttons have the system's appearance.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Moves the words beside the arrow back. No effect: they stand where the system puts them.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}

/// A distance to the right and downwards, in points.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// No distance.
  public init() { (horizontal, vertical) = (0, 0) }

  /// A distance along both axes.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// Is told of the choice of a tab.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tab can be chosen (default: true).
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tab was chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
