public import Foundation

// What programs ask of the device that they run on. Pictures are made on none, so these answer as an iPhone 16 would; a
// picture's own size is the one it is rendered at.

/// The screen.
@MainActor @preconcurrency public final class UIScreen {
  public static let main = UIScreen()

  /// In points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// In pixels.
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
  /// Pixels per point.
  public let scale: CGFloat = 3
  public let nativeScale: CGFloat = 3
  /// From 0 to 1.
  public var brightness: CGFloat = 0.5
  public let maximumFramesPerSecond = 60
}

/// The device.
@MainActor @preconcurrency public final class UIDevice {
  public static let current = UIDevice()

  public let name = "iPhone"
  public let model = "iPhone"
  public let localizedModel = "iPhone"
  public let systemName = "iOS"
  public let systemVersion = "18.0"
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let orientation = UIDeviceOrientation.portrait
  public let identifierForVendor: UUID? = nil
  public var isBatteryMonitoringEnabled = false
  public let batteryLevel: Float = 1

  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}

  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The program.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  public static let shared = UIApplication(())

  private init(_: Void) {
    super.init()
  }

  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public let applicationState = State.active
  public let connectedScenes: Set<UIScene> = []
  public let windows: [UIWindow] = []
  public let keyWindow: UIWindow? = nil

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Why a program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// What is found out when something is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// Opens nothing.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  public func canOpenURL(_ url: URL) -> Bool { false }

  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
}

/// A name of a method. There are none to be called by name here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    name = value
  }
}

/// A touch or a key, of older code.
@MainActor @preconcurrency public final class UIEvent {}

/// A part of a running program.
@MainActor @preconcurrency public class UIScene: NSObject {
  /// Whether the part is in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public let activationState = ActivationState.foregroundActive
}

/// A part of a running program that has windows.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  public let windows: [UIWindow] = []
  public let keyWindow: UIWindow? = nil
  public let screen = UIScreen.main
}

/// A window, as far as programs ask for its size and insets. None is open.
@MainActor @preconcurrency open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  public override init(frame: CGRect = UIScreen.main.bounds) {
    super.init(frame: frame)
  }

  public var windowScene: UIWindowScene?
  public var rootViewController: UIViewController?
  public let isKeyWindow = false
  override public var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
}

/// Lengths on four sides, left and right whatever the direction of reading.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets()
}

/// A choice of corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// What a tap is felt by. Nothing is felt here.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle = .medium) {}
  public func prepare() {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// What success or failure is felt by. Nothing is felt here.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public init() {}
  public func prepare() {}
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What a change of a choice is felt by. Nothing is felt here.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator {
  public init() {}
  public func prepare() {}
  public func selectionChanged() {}
}

/// What is copied. It stays in memory.
@MainActor @preconcurrency public final class UIPasteboard {
  public static let general = UIPasteboard()

  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var hasStrings: Bool { string != nil }
}
