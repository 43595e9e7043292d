public import Foundation

// The life of a program in parts. None runs here: these are never told of it.

/// A part of a program over all of its runs.
@MainActor @preconcurrency public final class UISceneSession: NSObject {
  /// The purpose of a part.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the part.
  public let role = Role.windowApplication
  /// How the part is made, without a name.
  public private(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
}

/// How a part is made.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  /// Its name in the program's list; nil: none.
  public let name: String?
  /// The purpose of the part.
  public let role: UISceneSession.Role
  /// The type of its window's scene; nil: the usual one.
  open var sceneClass: AnyClass?
  /// No effect: nothing is read from files of Interface Builder.
  open var storyboard: UIStoryboard?
  /// The type of its delegate.
  open var delegateClass: AnyClass?

  /// How a part is made.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

extension UIScene {
  /// Why a part is connected.
  @MainActor @preconcurrency public final class ConnectionOptions: NSObject {
    /// Addresses to be opened: none.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The action of the icon's menu: none.
    public let shortcutItem: UIApplicationShortcutItem? = nil
    /// Activities elsewhere: none.
    public let userActivities: Set<NSUserActivity> = []
  }
}

/// An address that is to be opened.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Follows the life of a part; never told of it.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObject {}

/// Follows the life of a part with windows; never told of it.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window; nil unless the delegate makes one.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The outcome of a search for new data behind the scenes.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Some, none, or an error.
  case newData, noData, failed
}

/// An action of the icon's menu.
@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
  /// Which one it is.
  public let type: String
  /// The words.
  public let localizedTitle: String
  /// The words below.
  public let localizedSubtitle: String?
  /// Values that the program keeps with it.
  public let userInfo: [String: any NSSecureCoding]?

  /// An action with its words.
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (localizedSubtitle, userInfo) = (nil, nil)
    super.init()
  }

  /// An action with its words, its icon and what the program keeps with it.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.userInfo) = (localizedSubtitle, userInfo)
    super.init()
  }
}

/// The icon of an action of the icon's menu.
@MainActor @preconcurrency open class UIApplicationShortcutIcon: NSObject {
  /// A symbol.
  public init(systemImageName: String) { super.init() }
  /// An image of the program.
  public init(templateImageName: String) { super.init() }
}

/// A key that does something. Nothing is typed here.
@MainActor @preconcurrency open class UIKeyCommand: NSObject {
  /// The key.
  public let input: String?
  /// The words for it in a list of keys (default: nil). No effect: no list is shown.
  open var discoverabilityTitle: String?
  /// Whether it comes before the system's own keys (default: false). No effect: no key is pressed.
  open var wantsPriorityOverSystemBehavior = false

  /// The key that moves upwards.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key that moves downwards.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key that moves to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key that moves to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that leaves.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key that goes a page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key that goes a page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"

  /// A key that calls a method.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    super.init()
  }
}

/// Keys that are held down besides.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// Any key of those with digits beside the others.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
