import CStillObjects
public import Combine
public import Foundation
public import StillViewGraph

/// A delegate that follows the life of a program, which only starts, and only for previews that crash without it.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObject {
  /// Called when a program starts, before its first view is made. The result has no effect.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when a program has started. The result has no effect.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

/// Returns 0 at once: pictures are made without a program that runs.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }

extension UIApplicationDelegate {
  /// No effect: a picture is no run of the program.
  public static func main() {}

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension App {
  /// Starts the program without a window: makes it, and tells its delegate.
  @MainActor package static func launch() {
    for child in Mirror(reflecting: Self()).children {
      (child.value as? any DelegateHolder)?.launch()
    }
  }
}

@MainActor private protocol DelegateHolder {
  /// Tells the delegate that the program starts.
  func launch()
}

extension UIApplicationDelegateAdaptor: DelegateHolder {
  fileprivate func launch() {
    guard let delegate = wrappedValue as? any UIApplicationDelegate else { return }
    let program = UIApplication.shared
    _ = delegate.application(program, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(program, didFinishLaunchingWithOptions: nil)
  }
}

/// Ties a program to an object of UIKit that follows its life. The object is made when it is first asked for, one of a type in a program.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  /// An object of the type that the property has, unless another one is given.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
  }

  /// The object: the same one whenever it is asked for.
  public var wrappedValue: DelegateType { ProgramDelegates.delegate() }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplication {
  /// The object that follows the program's life: that of the previewed program's class for it, made when it is first asked for; nil
  /// where the program has none.
  public var delegate: (any UIApplicationDelegate)? {
    get { ProgramDelegates.current }
    set { ProgramDelegates.current = newValue }
  }
}

extension UIApplicationDelegate {
  /// The window of the program; delegates that have one declare it.
  public var window: UIWindow?? { nil }
}

/// The objects that were made to follow the program's life, by their types.
@MainActor package enum ProgramDelegates {
  private static var made: [ObjectIdentifier: NSObject] = [:]
  /// The class of a program in which objects of UIKit follow its life.
  package static var type: (any UIApplicationDelegate.Type)?
  private static var chosen: (any UIApplicationDelegate)?

  fileprivate static var current: (any UIApplicationDelegate)? {
    get { chosen ?? type.map { delegate(of: $0) } }
    set { chosen = newValue }
  }

  private static func delegate<Delegate: UIApplicationDelegate>(
    of type: Delegate.Type
  ) -> any UIApplicationDelegate {
    let new: Delegate = delegate()
    return new
  }

  fileprivate static func delegate<Delegate: NSObject>() -> Delegate {
    let key = ObjectIdentifier(Delegate.self)
    if let known = made[key] as? Delegate { return known }
    let new: Delegate = make()
    // The delegate's initialiser may itself ask for it.
    if let known = made[key] as? Delegate { return known }
    made[key] = new
    return new
  }

  /// Calls `init()` of the type itself, as Objective-C would.
  private static func make<Delegate: NSObject>() -> Delegate {
    #if canImport(ObjectiveC)
      return Delegate()
    #else
      let type = unsafe unsafeBitCast(Delegate.self as AnyClass, to: UnsafeRawPointer.self)
      guard let object = unsafe still_object_make(type) else {
        preconditionFailure("this Foundation does not say how \(Delegate.self) is made")
      }
      return unsafe Unmanaged<Delegate>.fromOpaque(object).takeRetainedValue()
    #endif
  }
}
