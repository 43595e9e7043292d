public import Foundation
import StillViewGraph

// A program's settings for all views of a UIKit class. Lists have not been UIKit tables since iOS 16, and editors and
// scroll views here are not UIKit views, so only the settings of bars are drawn: backgrounds, titles and tabs.

/// The bar of tabs of UIKit.
@MainActor @preconcurrency open class UITabBar: UIView {
  private static let shared = UITabBar()

  /// How tabs share the width of a bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the system likes, over all of it, or in its middle.
    case automatic, fill, centered
  }

  /// No effect: the bar is as dark as its background.
  open var barStyle = UIBarStyle.default
  /// The tabs of a bar that a program makes; nil: none. No effect: no bar is drawn.
  open var items: [UITabBarItem]?

  /// All bars of tabs. Hiding them hides that of every `TabView`.
  open class func appearance() -> UITabBar { shared }

  override public var isHidden: Bool { didSet { changed() } }
  override public var backgroundColor: UIColor? { didSet { changed() } }
  /// Behind the bar while content is under it.
  open var barTintColor: UIColor? { didSet { changed() } }
  /// Of the tabs that are not chosen, their icons and titles; nil is grey.
  open var unselectedItemTintColor: UIColor? { didSet { changed() } }
  /// No effect: `standardAppearance` sets the background's transparency.
  open var isTranslucent = true
  /// No effect: tabs share the bar's width.
  open var itemPositioning = ItemPositioning.automatic
  /// No effect: tabs share the bar's width.
  open var itemWidth: CGFloat = 0
  /// No effect: tabs share the bar's width.
  open var itemSpacing: CGFloat = 0
  /// No effect: tab bars have the system's background.
  open var backgroundImage: AnyObject?
  /// No effect: the line above the bar is always drawn.
  open var shadowImage: AnyObject?
  /// How the bar looks while content is under it; nothing of it counts until it is set or changed.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      isStandardSet = true
      changed()
    }
  }
  /// How the bar looks while no content is under it; nil is without a ground.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

  private var isStandardSet = false

  private func changed() {
    guard self === Self.shared else { return }
    standardAppearance.onChange = { [weak self] in self?.changed() }
    scrollEdgeAppearance?.onChange = { [weak self] in self?.changed() }
    var look = UIAppearanceValues.Bars()
    look.isHidden = isHidden
    look.color = (backgroundColor ?? barTintColor).map(Color.init(uiColor:))
    look.plainItem = unselectedItemTintColor.map(Color.init(uiColor:))
    look.overContent = isStandardSet ? standardAppearance.look : nil
    look.atEdge = scrollEdgeAppearance?.look
    let result = look
    UIAppearanceValues.change { $0.tabs = result }
  }
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Light in the light appearance.
  case `default`
  /// Dark in both.
  case black
}

/// The bar of navigation of UIKit.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  private static let shared = UINavigationBar()

  /// All bars of navigation.
  open class func appearance() -> UINavigationBar { shared }

  override public var backgroundColor: UIColor? { didSet { changed() } }
  /// Behind the bar while content is under it.
  open var barTintColor: UIColor? { didSet { changed() } }
  /// No effect: the bar is as dark as its background.
  open var barStyle = UIBarStyle.default
  /// No effect: `standardAppearance` sets the background's transparency.
  open var isTranslucent = true
  /// Nil: bars keep no pages.
  open var topItem: UINavigationItem? { nil }
  /// Nil: bars keep no pages.
  open var backItem: UINavigationItem? { nil }
  /// The pages. No effect: bars keep no pages.
  open var items: [UINavigationItem]?
  /// Sets the pages. No effect: bars keep no pages.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds a page. No effect: bars keep no pages.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }
  /// Whether the titles of a `UINavigationController` are large.
  open var prefersLargeTitles = false
  /// Colour and font of titles in the bar; other attributes are not drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
  /// Colour and font of large titles; other attributes are not drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
  /// No effect: the line is drawn where the system has one.
  open var shadowImage: AnyObject?
  /// No effect: back arrows are the system's.
  open var backIndicatorImage: AnyObject?
  /// No effect: back arrows are the system's.
  open var backIndicatorTransitionMaskImage: AnyObject?
  /// How the bar looks while content is under it; nothing of it counts until it is set or changed.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      isStandardSet = true
      changed()
    }
  }
  /// How the bar looks while no content is under it; nil is without a ground.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// In low windows, which look like others here.
  open var compactAppearance: UINavigationBarAppearance?
  /// In low windows, which look like others here.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Whether the program has set or changed `standardAppearance`.
  final private(set) var isStandardSet = false

  /// Pictures of grounds are not drawn.
  open func setBackgroundImage(_ image: AnyObject?, for metrics: UIBarMetrics) {}

  private func changed() {
    guard self === Self.shared else { return }
    standardAppearance.onChange = { [weak self] in self?.changed() }
    scrollEdgeAppearance?.onChange = { [weak self] in self?.changed() }
    var look = UIAppearanceValues.Bars()
    look.color = backgroundColor.map(Color.init(uiColor:))
    look.title = UIAppearanceValues.Words(titleTextAttributes)
    look.largeTitle = UIAppearanceValues.Words(largeTitleTextAttributes)
    if isStandardSet {
      look.overContent = standardAppearance.look
    } else if let barTintColor {
      look.overContent = UIAppearanceValues.Bar()
      look.overContent?.color = Color(uiColor: barTintColor)
    }
    look.atEdge = scrollEdgeAppearance?.look
    let result = look
    UIAppearanceValues.change { $0.navigation = result }
  }
}

/// In which windows a bar looks like that.
public enum UIBarMetrics: Int, Sendable {
  /// Windows of usual height, and low ones.
  case `default`, compact
  /// Windows of usual height, with a line above the title.
  case defaultPrompt = 101
  /// Low windows, with a line above the title.
  case compactPrompt
}

/// The bar of tools of UIKit.
@MainActor @preconcurrency open class UIToolbar: UIView {
  private static let shared = UIToolbar()

  /// All bars of tools.
  open class func appearance() -> UIToolbar { shared }

  /// No effect: toolbars have the system's background.
  open var barTintColor: UIColor?
  /// No effect: the bar is as dark as its background.
  open var barStyle = UIBarStyle.default
  /// No effect: page bars have the system's background.
  open var isTranslucent = true
  /// How the bar looks while content is under it; nothing of it counts until it is set or changed.
  open var standardAppearance = UIToolbarAppearance()
  /// No effect: toolbars have the system's appearance, also in low windows.
  open var compactAppearance: UIToolbarAppearance?
  /// How the bar looks while no content is under it; nil is without a ground.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The items. No effect: no bar of UIKit is drawn.
  open var items: [UIBarButtonItem]?

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
