public import Combine
public import Foundation

/// An object of UIKit whose values have keys on Apple's platforms. Without the Objective-C runtime none is found by its key.
public protocol _KeyedValues: NSObject {}

extension _KeyedValues {
  /// No effect: values are not found by their keys.
  public func setValue(_ value: Any?, forKey key: String) {}
  /// Returns nil: values are not found by their keys.
  public func value(forKey key: String) -> Any? { nil }
}

extension UIResponder: _KeyedValues {}
extension UIGestureRecognizer: _KeyedValues {}
extension UIAlertAction: _KeyedValues {}

/// The observation of a value. It ends when nothing refers to it.
public final class NSKeyValueObservation: NSObject {
  /// No effect: nothing is told after the first value.
  public func invalidate() {}
}

/// The values that an observer is told of.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// New values.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Old values.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The present value, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Each change before it is made, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A value before and after a change.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change; nil where it was not asked for.
  public let newValue: Value?
  /// The value before the change: nil.
  public let oldValue: Value?
  /// Whether the change is still to come: false.
  public let isPrior = false
}

extension NSObjectProtocol where Self: NSObject {
  /// Tells of the present value, where `initial` asks for that, and of no other: without the Objective-C runtime changes are not seen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation()
  }

  /// Returns a publisher of the present value, and of no other: without the Objective-C runtime changes are not seen.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    guard options.contains(.initial) else {
      return Empty(completeImmediately: false).eraseToAnyPublisher()
    }
    return Just(self[keyPath: keyPath]).append(Empty(completeImmediately: false))
      .eraseToAnyPublisher()
  }
}

extension RunLoop.Mode {
  /// While a finger scrolls.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension NSObject {
  /// No effect: without the Objective-C runtime changes are not seen.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}

  /// No effect: without the Objective-C runtime changes are not seen.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
}
