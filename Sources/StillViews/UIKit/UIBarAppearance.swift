public import Foundation
import StillViewGraph

/// The appearance of a UIKit bar: its background, and the text styles of its titles.
@MainActor @preconcurrency open class UIBarAppearance {
  /// As the system's look.
  public init() {}

  /// A copy of another appearance.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    ground = barAppearance.ground
  }

  /// The colour over the background.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// No effect: backgrounds have the system's transparency.
  open var backgroundEffect: UIBlurEffect?
  /// No effect: backgrounds are colours.
  open var backgroundImage: AnyObject?
  /// The line at the edge of the bar is always the system's here.
  open var shadowColor: UIColor?
  /// No effect: the line at the edge is the system's.
  open var shadowImage: AnyObject?

  private var ground = UIAppearanceValues.Bar.Ground.usual

  /// The bar that has this appearance takes it again.
  final var onChange: (() -> Void)?

  final func changed() { onChange?() }

  /// Sets the system's background, which lets content show through.
  open func configureWithDefaultBackground() { set(.usual) }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() { set(.opaque) }

  /// Removes the background.
  open func configureWithTransparentBackground() { set(.transparent) }

  private func set(_ ground: UIAppearanceValues.Bar.Ground) {
    self.ground = ground
    backgroundColor = nil
  }

  var look: UIAppearanceValues.Bar {
    var look = UIAppearanceValues.Bar()
    look.ground = ground
    look.color = backgroundColor.map(Color.init(uiColor:))
    return look
  }
}

/// How a bar of navigation looks.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// Colour and font of titles; other attributes are not drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// Colour and font of large titles; other attributes are not drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// No effect: no bar has a subtitle.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// No effect: bar buttons have the system's appearance.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// No effect: bar buttons have the system's appearance.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// No effect: bar buttons have the system's appearance.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// No effect: back buttons have the system's appearance.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// Arrows back are the system's here.
  open func setBackIndicatorImage(_ image: AnyObject?, transitionMaskImage: AnyObject?) {}

  override var look: UIAppearanceValues.Bar {
    var look = super.look
    look.title = UIAppearanceValues.Words(titleTextAttributes)
    look.largeTitle = UIAppearanceValues.Words(largeTitleTextAttributes)
    return look
  }
}

/// How a bar of tabs looks.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// Tabs with their title below the icon, as all are drawn.
  public lazy var stackedLayoutAppearance = items()
  /// No effect: no tab has its title beside the icon.
  public lazy var inlineLayoutAppearance = items()
  /// No effect: no tab has its title beside the icon.
  public lazy var compactInlineLayoutAppearance = items()
  /// No effect: only its colour marks the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
  /// No effect: tabs share the width of the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// No effect: tabs share the width of the bar.
  open var stackedItemWidth: CGFloat = 0
  /// No effect: tabs share the width of the bar.
  open var stackedItemSpacing: CGFloat = 0

  private func items() -> UITabBarItemAppearance {
    let result = UITabBarItemAppearance()
    result.onChange = { [weak self] in self?.changed() }
    return result
  }

  override var look: UIAppearanceValues.Bar {
    var look = super.look
    look.plainItem = stackedLayoutAppearance.normal.color
    look.selectedItem = stackedLayoutAppearance.selected.color
    return look
  }
}

/// How a bar of tools looks; those here look as the system's do.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
  /// No effect: bar buttons have the system's appearance.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// No effect: bar buttons have the system's appearance.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How the tabs of a bar look.
@MainActor @preconcurrency open class UITabBarItemAppearance {
  /// Neither chosen nor disabled.
  public let normal = UITabBarItemStateAppearance()
  /// While it is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// No effect: disabled items are drawn paler.
  public let disabled = UITabBarItemStateAppearance()
  /// No effect: no bar has the focus.
  public let focused = UITabBarItemStateAppearance()

  final var onChange: (() -> Void)? {
    didSet {
      normal.onChange = onChange
      selected.onChange = onChange
    }
  }

  /// As the system's look.
  public init() {}
}

/// How a tab looks in one of its states.
@MainActor @preconcurrency open class UITabBarItemStateAppearance {
  /// Of the icon and its title; nil takes the title's colour.
  open var iconColor: UIColor? { didSet { onChange?() } }
  /// Colour and font of titles; other attributes are not drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// No effect: badges are red.
  open var badgeBackgroundColor: UIColor?
  /// No effect: badges have white digits.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// No effect: titles stand where the system puts them.
  open var titlePositionAdjustment = UIOffset.zero
  /// No effect: badges stand where the system puts them.
  open var badgePositionAdjustment = UIOffset.zero
  /// No effect: badges have digits in their middle.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  final var onChange: (() -> Void)?

  init() {}

  /// An icon and its title have one colour here.
  var color: Color? {
    iconColor.map(Color.init(uiColor:)) ?? UIAppearanceValues.Words(titleTextAttributes).color
  }
}

/// How the buttons of a bar look; those here look as the system's do.
@MainActor @preconcurrency open class UIBarButtonItemAppearance {
  /// Neither chosen nor disabled.
  public let normal = UIBarButtonItemStateAppearance()
  /// No effect: disabled items are drawn paler.
  public let disabled = UIBarButtonItemStateAppearance()
  /// No effect: pressed items are drawn paler.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// No effect: no bar has the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// As the system's look.
  public init() {}

  /// As the system's look, for plain buttons or for strong ones.
  public init(style: UIBarButtonItem.Style) {}
}

/// How a button of a bar looks in one of its states.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance {
  /// Colour and font of titles; other attributes are not drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// No effect: backgrounds are colours.
  open var backgroundImage: AnyObject?
  /// No effect: words stand where the system puts them.
  open var titlePositionAdjustment = UIOffset.zero

  init() {}
}
