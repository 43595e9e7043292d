public import Foundation
import Synchronization

// What a program sets once for all views of a kind of UIKit. Lists are no tables of UIKit's since iOS 16, and editors and scroll
// views here are none of its views, so that of these looks one is drawn: a hidden bar of tabs.

/// The bar of tabs of UIKit.
@MainActor @preconcurrency open class UITabBar: UIView {
  private static let shared = UITabBar()

  /// All bars of tabs. Hiding them hides that of every `TabView`.
  override open class func appearance() -> UITabBar { shared }

  override public var isHidden: Bool {
    didSet { if self === Self.shared { HiddenBars.tabs.store(isHidden, ordering: .relaxed) } }
  }

  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var backgroundImage: AnyObject?
  public var shadowImage: AnyObject?
}

/// Which bars a program has hidden for good.
nonisolated enum HiddenBars {
  static let tabs = Atomic(false)
}

/// The bar of navigation of UIKit.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  private static let shared = UINavigationBar()

  override open class func appearance() -> UINavigationBar { shared }

  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var shadowImage: AnyObject?
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
