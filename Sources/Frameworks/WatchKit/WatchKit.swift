@_exported public import UIKit

/// A tap on the wrist.
public enum WKHapticType: Int, Sendable {
  /// Of a message, directions, ends, beginnings, and presses.
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
  /// Of directions on maps.
  case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn
  /// Of depths under water.
  case underwaterDepthPrompt, underwaterDepthCriticalPrompt
}

/// The side of the crown.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable {
  /// To the left or right of the screen.
  case left, right
}

/// The watch that shows the program.
@MainActor @preconcurrency open class WKInterfaceDevice: NSObject {
  private static let shared = WKInterfaceDevice()

  /// Returns the watch.
  open class func current() -> WKInterfaceDevice { shared }

  /// The screen in points.
  open var screenBounds: CGRect { UIScreen.main.bounds }
  /// The pixels per point.
  open var screenScale: CGFloat { UIScreen.main.scale }
  /// The name of the watch.
  open var name: String { "Apple Watch" }
  /// The kind of watch.
  open var model: String { "Apple Watch" }
  /// The system's name.
  open var systemName: String { "watchOS" }
  /// The system's version.
  open var systemVersion: String { "11.0" }
  /// The side of the crown.
  open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
  /// Whether the charge is measured.
  open var isBatteryMonitoringEnabled = false
  /// The charge: -1, as none is measured.
  open var batteryLevel: Float { -1 }
  /// Whether taps are heard under water.
  open var isWaterLockEnabled: Bool { false }

  /// No effect: there is no wrist.
  open func play(_ type: WKHapticType) {}
  /// No effect: there is no water.
  open func enableWaterLock() {}
}

/// A state of the program.
public enum WKApplicationState: Int, Sendable {
  /// In front, going there, or behind.
  case active, inactive, background
}

/// The program.
@MainActor @preconcurrency open class WKApplication: NSObject {
  private static let one = WKApplication()

  /// Returns the program.
  open class func shared() -> WKApplication { one }

  /// The state.
  open var applicationState: WKApplicationState { .active }
  /// No effect: there are no notifications.
  open func registerForRemoteNotifications() {}
  /// No effect: nothing is opened.
  open func openSystemURL(_ url: URL) {}
}

/// The program, under its former name.
@MainActor @preconcurrency open class WKExtension: NSObject {
  private static let one = WKExtension()

  /// Returns the program.
  open class func shared() -> WKExtension { one }

  /// The state.
  open var applicationState: WKApplicationState { .active }
  /// Whether the screen stays lit longer. No effect: the screen is a picture.
  open var isFrontmostTimeoutExtended = false
  /// No effect: nothing is opened.
  open func openSystemURL(_ url: URL) {}
}

/// The receiver of the program's changes. No method is called.
@MainActor @preconcurrency public protocol WKApplicationDelegate: AnyObject {
  /// Receives the beginning. Never called.
  func applicationDidFinishLaunching()
  /// Receives the coming to the front. Never called.
  func applicationDidBecomeActive()
  /// Receives the leaving of the front. Never called.
  func applicationWillResignActive()
}

extension WKApplicationDelegate {
  public func applicationDidFinishLaunching() {}
  public func applicationDidBecomeActive() {}
  public func applicationWillResignActive() {}
}

/// The receiver of the program's changes, under its former name. No method is called.
public typealias WKExtensionDelegate = WKApplicationDelegate

/// Ties a program to an object that follows its life. The object is made when it is first asked for, one of a type in a program.
@MainActor @propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate>:
  DynamicProperty
{
  private let delegate = UIApplicationDelegateAdaptor<DelegateType>()

  /// An object of the type that the property has, unless another one is given.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The object: the same one whenever it is asked for.
  public var wrappedValue: DelegateType { delegate.wrappedValue }
}

extension WKApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { delegate.projectedValue }
}
