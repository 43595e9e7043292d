public import Foundation

// Properties of the device. Pictures are not made on one, so these are those of an iPhone 16; a picture's size is the one
// it is rendered at.

/// The screen.
@MainActor @preconcurrency public final class UIScreen {
  /// The screen of the device that the picture shows; without one, that of an iPhone 15: 393 points wide and 852 high, with
  /// 3 pixels a point.
  public static let main = UIScreen()

  /// In points.
  public var bounds: CGRect { CGRect(origin: .zero, size: CurrentDevice.size) }
  /// In pixels, as the device is held upright.
  public var nativeBounds: CGRect {
    let (size, scale) = (CurrentDevice.size, scale)
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }
  /// Pixels per point.
  public var scale: CGFloat { CurrentDevice.scale }
  /// The traits of the view that is being evaluated.
  public var traitCollection: UITraitCollection { .current }
  /// Whether the screen is recorded: never.
  public let isCaptured = false
  /// Pixels per point, as the hardware has them.
  public var nativeScale: CGFloat { scale }
  /// From 0 to 1.
  public var brightness: CGFloat = 0.5
  /// Returns the radius of the screen's corners, in points, for the key that programs ask for it by; nil for others.
  public func value(forKey key: String) -> Any? {
    key == "_displayCornerRadius" ? CGFloat(55) : nil
  }
  /// How often a second the screen could change.
  public let maximumFramesPerSecond = 60
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen held upright.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

/// The device.
@MainActor @preconcurrency public final class UIDevice {
  /// The only device.
  public static let current = UIDevice()
  /// A description of the same device.
  public init() {}
  /// The name of the device.
  public var name: String { model }
  /// The model of the device: an iPhone, or an iPad where the picture shows one.
  public var model: String { CurrentDevice.isTablet ? "iPad" : "iPhone" }
  /// The localized model of the device.
  public var localizedModel: String { model }
  /// The name of its system: always iOS.
  public let systemName = "iOS"
  /// The version of its system: always 18.0.
  public let systemVersion = "18.0"
  /// The kind that it is: a telephone, or a tablet where the picture shows one.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { CurrentDevice.isTablet ? .pad : .phone }
  /// How it is held: upright, or on its side where the picture shows it so.
  public var orientation: UIDeviceOrientation {
    CurrentDevice.isLandscape ? .landscapeLeft : .portrait
  }
  /// The same on all machines, so that pictures do not depend on them.
  public let identifierForVendor = UUID(uuidString: "5711F4A3-0000-4000-8000-000000000001")
  /// No effect: the battery stays full.
  public var isBatteryMonitoringEnabled = false
  /// Full: from 0 to 1.
  public let batteryLevel: Float = 1
  /// No effect: nothing comes near the device.
  public var isProximityMonitoringEnabled = false

  /// No effect: the device stays as the picture shows it.
  public func setValue(_ value: Any?, forKey key: String) {}
  /// Returns how the device is held, for the key that programs ask for it by; nil for others.
  public func value(forKey key: String) -> Any? {
    key == "orientation" ? orientation.rawValue : nil
  }

  /// No effect: the device stays upright.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// No effect: the device stays upright.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Never posted: the device stays upright.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Never posted: nothing comes near the device.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No idiom.
  case unspecified = -1
  /// A telephone, a tablet, a television, or the screen of a car.
  case phone, pad, tv, carPlay
  /// A computer with a keyboard and a pointer.
  case mac = 5
  /// A headset that puts windows into the room.
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Upright, on one of its sides, flat, or nothing known.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it stands on one of its short sides.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it stands on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The program.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  /// The only program: this one.
  public static let shared = UIApplication(())

  private init(_: Void) {
    super.init()
  }

  /// No effect: no screen turns off.
  public var isIdleTimerDisabled = false
  /// No effect: no icon shows it.
  public var applicationIconBadgeNumber = 0
  /// No effect: the bar above a window has the system's colours.
  public var statusBarStyle = UIStatusBarStyle.default
  /// The actions of the icon's menu. No effect: there is no icon.
  public var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether it is in use: always `active`.
  public let applicationState = State.active
  /// The type size of the view that is being evaluated.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The only part of the program.
  public let connectedScenes: Set<UIScene> = [UIWindowScene.only]
  /// The window of the device, which programs ask for its size and safe area. Views are not drawn in it.
  public var windows: [UIWindow] { UIWindowScene.only.windows }
  /// The window of the device.
  public var keyWindow: UIWindow? { windows.first }
  /// The bar above, in points.
  public var statusBarFrame: CGRect { UIStatusBarManager.only.statusBarFrame }

  /// Whether a program is in use.
  public enum State: Int, Sendable {
    /// In front and used, in front, or behind.
    case active, inactive, background
  }

  /// Why a program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An address was to be opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// Another program, whose name it is, had something opened.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A message came from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The device came to another place.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// An action of the icon's menu was chosen.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// Options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The address of the program's own settings; nothing opens it.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// Never posted: the program is always in use.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Never posted: the program is always in use.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Never posted: the program is always in use.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Never posted: the program is always in use.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Never posted: the program is always in use.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// Opens nothing.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens nothing.
  @available(iOS, deprecated: 100000.0)
  @discardableResult public func openURL(_ url: URL) -> Bool { false }

  /// Returns false, as nothing is opened.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Sends nothing, and answers false.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
}

/// A name of a method. There are none to be called by name here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The method's name, with a colon for each argument.
  public let name: String

  /// Names a method; whether there is one is not looked up.
  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    name = value
  }
}

/// A touch or a key, of older code.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// The source of an event.
  public enum EventType: Int, Sendable {
    /// The screen, the whole device, a remote control, or the buttons of one.
    case touches, motion, remoteControl, presses
    /// A device that scrolls.
    case scroll = 10
    /// A pointer that lies over something, or two fingers on a trackpad.
    case hover, transform
  }

  /// The kind of an event.
  public enum EventSubtype: Int, Sendable {
    /// None, or a shaken device.
    case none, motionShake
  }

  /// The source: a touch.
  open var type: EventType { .touches }
  /// The kind of the event: none.
  open var subtype: EventSubtype { .none }
  /// The touches: none.
  open var allTouches: Set<UITouch>? { nil }
  /// The time, in seconds.
  open var timestamp: TimeInterval { 0 }
}

/// An event of a key; there is none.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {}

/// A part of a running program.
@MainActor @preconcurrency public class UIScene: NSObject {
  /// Whether the part is in use.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the program.
    case unattached = -1
    /// In front and used, in front, or behind.
    case foregroundActive, foregroundInactive, background
  }

  /// Whether it is in use: always in front.
  public let activationState = ActivationState.foregroundActive
  /// The receiver of its events (default: nil, none).
  public var delegate: (any UISceneDelegate)?
  /// The title; nil: none.
  public var title: String! = ""
}

/// A part of a running program that has windows.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  static let only = UIWindowScene(())

  private init(_: Void) {
    super.init()
  }

  /// The window of the device, which programs ask for its size and safe area. Views are not drawn in it.
  public private(set) lazy var windows: [UIWindow] = [UIWindow(deviceOf: self)]
  /// The window of the device.
  public var keyWindow: UIWindow? { windows.first }
  /// How the device is held: upright, or on its side where the picture shows it so.
  public var interfaceOrientation: UIInterfaceOrientation {
    CurrentDevice.isLandscape ? .landscapeRight : .portrait
  }
  /// The bar above the window.
  public var statusBarManager: UIStatusBarManager? { .only }
  /// The only screen.
  public let screen = UIScreen.main
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { screen.traitCollection }
}

/// The bar above a window.
@MainActor @preconcurrency public final class UIStatusBarManager: NSObject {
  static let only = UIStatusBarManager()

  /// Its frame in the window, in points.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: CurrentDevice.size.width, height: CurrentDevice.statusBarHeight)
  }
  /// False: it is there.
  public let isStatusBarHidden = false
  /// Dark words, or light ones.
  public let statusBarStyle = UIStatusBarStyle.default
}

/// The words of the bar above a window.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the color scheme.
  case `default` = 0
  /// Light words.
  case lightContent = 1
  /// Dark words.
  case darkContent = 3
}

/// The ways in which a window's content may stand.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// Any.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// How a window's content stands.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known, or upright, upside down, or on a side.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it stands on a short side.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it stands on a long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Insets on four sides; left and right do not depend on the layout direction.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The length above, in points.
  public var top: CGFloat
  /// The length on the left, in points.
  public var left: CGFloat
  /// The length below, in points.
  public var bottom: CGFloat
  /// The length on the right, in points.
  public var right: CGFloat

  /// 0 on all sides.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// A length on each side, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// 0 on all sides.
  public static let zero = UIEdgeInsets()
}

/// A choice of corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper corner on the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper corner on the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower corner on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower corner on the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A generator of impact feedback. Nothing is felt here.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator {
  /// How hard it is felt.
  public enum FeedbackStyle: Int, Sendable {
    /// Light, middling or heavy; softer, or harder.
    case light, medium, heavy, soft, rigid
  }

  /// No effect: nothing is felt.
  public init(style: FeedbackStyle = .medium) {}
  /// No effect: nothing is felt.
  public func prepare() {}
  /// No effect: nothing is felt.
  public func impactOccurred() {}
  /// No effect: nothing is felt.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of success or failure feedback. Nothing is felt here.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator {
  /// How something went that is to be felt.
  public enum FeedbackType: Int, Sendable {
    /// A success, a success with a warning, or a failure.
    case success, warning, error
  }

  /// Makes one; nothing is felt of it.
  public init() {}
  /// No effect: nothing is felt.
  public func prepare() {}
  /// No effect: nothing is felt.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of feedback about a changed selection. Nothing is felt here.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator {
  /// Makes one; nothing is felt of it.
  public init() {}
  /// No effect: nothing is felt.
  public func prepare() {}
  /// No effect: nothing is felt.
  public func selectionChanged() {}
}
