public import Foundation
import StillViewGraph

// What a program sets once for all views of a kind of UIKit. Lists are no tables of UIKit's since iOS 16, and editors and scroll
// views here are none of its views, so that of these looks those of bars are drawn: their grounds, titles and tabs, and none at all.

/// The bar of tabs of UIKit.
@MainActor @preconcurrency open class UITabBar: UIView {
  private static let shared = UITabBar()

  /// All bars of tabs. Hiding them hides that of every `TabView`.
  override open class func appearance() -> UITabBar { shared }

  override public var isHidden: Bool { didSet { changed() } }
  override public var backgroundColor: UIColor? { didSet { changed() } }
  /// Behind the bar while content is under it.
  public var barTintColor: UIColor? { didSet { changed() } }
  public var unselectedItemTintColor: UIColor? { didSet { changed() } }
  public var isTranslucent = true
  public var backgroundImage: AnyObject?
  public var shadowImage: AnyObject?
  public var standardAppearance = UITabBarAppearance() {
    didSet {
      isStandardSet = true
      changed()
    }
  }
  public var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

  private var isStandardSet = false

  private func changed() {
    guard self === Self.shared else { return }
    standardAppearance.onChange = { [weak self] in self?.changed() }
    scrollEdgeAppearance?.onChange = { [weak self] in self?.changed() }
    var look = ProgramLooks.Bars()
    look.isHidden = isHidden
    look.color = (backgroundColor ?? barTintColor).map { Color(uiColor: $0) }
    look.plainItem = unselectedItemTintColor.map { Color(uiColor: $0) }
    look.overContent = isStandardSet ? standardAppearance.look : nil
    look.atEdge = scrollEdgeAppearance?.look
    let result = look
    ProgramLooks.change { $0.tabs = result }
  }
}

/// The bar of navigation of UIKit.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  private static let shared = UINavigationBar()

  /// All bars of navigation.
  override open class func appearance() -> UINavigationBar { shared }

  override public var backgroundColor: UIColor? { didSet { changed() } }
  /// Behind the bar while content is under it.
  public var barTintColor: UIColor? { didSet { changed() } }
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
  public var shadowImage: AnyObject?
  public var backIndicatorImage: AnyObject?
  public var backIndicatorTransitionMaskImage: AnyObject?
  public var standardAppearance = UINavigationBarAppearance() {
    didSet {
      isStandardSet = true
      changed()
    }
  }
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// In low windows, which look like others here.
  public var compactAppearance: UINavigationBarAppearance?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?

  private var isStandardSet = false

  /// Pictures of grounds are not drawn.
  public func setBackgroundImage(_ image: AnyObject?, for metrics: UIBarMetrics) {}

  private func changed() {
    guard self === Self.shared else { return }
    standardAppearance.onChange = { [weak self] in self?.changed() }
    scrollEdgeAppearance?.onChange = { [weak self] in self?.changed() }
    var look = ProgramLooks.Bars()
    look.color = backgroundColor.map { Color(uiColor: $0) }
    look.title = ProgramLooks.Words(titleTextAttributes)
    look.largeTitle = ProgramLooks.Words(largeTitleTextAttributes)
    if isStandardSet {
      look.overContent = standardAppearance.look
    } else if let barTintColor {
      look.overContent = ProgramLooks.Bar()
      look.overContent?.color = Color(uiColor: barTintColor)
    }
    look.atEdge = scrollEdgeAppearance?.look
    let result = look
    ProgramLooks.change { $0.navigation = result }
  }
}

/// In which windows a bar looks like that.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// The bar of tools of UIKit.
@MainActor @preconcurrency open class UIToolbar: UIView {
  private static let shared = UIToolbar()

  override open class func appearance() -> UIToolbar { shared }

  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
  public var compactAppearance: UIToolbarAppearance?
  public var scrollEdgeAppearance: UIToolbarAppearance?
}

/// A view of UIKit that scrolls.
@MainActor @preconcurrency open class UIScrollView: UIView {
  private static let shared = UIScrollView()

  override open class func appearance() -> UIScrollView { shared }

  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var contentInset = UIEdgeInsets.zero
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
}

/// A table of UIKit.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  private static let shared = UITableView()

  override open class func appearance() -> UITableView { shared }

  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var tableFooterView: UIView?
  public var tableHeaderView: UIView?
  public var allowsSelection = true
  /// In points.
  public var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of a table of UIKit.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  private static let shared = UITableViewCell()

  override open class func appearance() -> UITableViewCell { shared }

  /// How a row shows that it is chosen.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
}

/// A text of UIKit that can be edited.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  private static let shared = UITextView()

  override open class func appearance() -> UITextView { shared }

  public var text: String?
  public var font: UIFont?
  public var textColor: UIColor?
  public var isEditable = true
  public var isSelectable = true
  public var textAlignment = NSTextAlignment.natural
  public var textContainerInset = UIEdgeInsets.zero
}
