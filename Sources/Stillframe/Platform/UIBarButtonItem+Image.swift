import Foundation
public import StillViews

extension UIBarButtonItem {
  /// The picture; nil: none.
  public var image: UIImage? {
    get { picture as? UIImage }
    set {
      picture = newValue
      drawnPicture = newValue.map { Image(uiImage: $0) }
    }
  }

  /// A button with words or a picture, and an action or a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    (self.image, self.primaryAction, self.menu) = (image, primaryAction, menu)
  }

  /// A button with a picture, whose method is never called.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    (self.image, self.style) = (image, style)
  }
}

extension UITabBarItem {
  /// The picture; nil: none.
  public var image: UIImage? {
    get { picture as? UIImage }
    set {
      picture = newValue
      drawnPicture = newValue.map { Image(uiImage: $0) }
    }
  }
  /// The picture while the tab is chosen; nil: the other one.
  public var selectedImage: UIImage? {
    get { selectedPicture as? UIImage }
    set {
      selectedPicture = newValue
      drawnSelectedPicture = newValue.map { Image(uiImage: $0) }
    }
  }

  /// A tab with words and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// A tab of the system: words and symbols of a kind.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// The kinds of tabs of the system.
  public enum SystemItem: Int, Sendable {
    /// From "More" to "Most Viewed", as the system names them.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// Downloads, and what is newest and most viewed.
    case downloads, mostRecent, mostViewed

    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    fileprivate var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .mostViewed: "list.number"
      }
    }
  }

  /// A tab with words and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

extension UISearchBar {
  /// No effect: the bar has the system's pictures.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

  /// The picture behind the field. No effect: the background is the bar's own.
  public var backgroundImage: UIImage? {
    get { backgroundPicture as? UIImage }
    set { backgroundPicture = newValue }
  }
}
