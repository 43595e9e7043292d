public import Foundation

/// A type whose values ``AppStorage`` and ``SceneStorage`` keep as they are.
public protocol _StorableValue {
  static var _storedForm: _StoredForm<Self> { get }
}

extension Bool: _StorableValue {
  public static var _storedForm: _StoredForm<Bool> { .bool }
}

extension Int: _StorableValue {
  public static var _storedForm: _StoredForm<Int> { .int }
}

extension Double: _StorableValue {
  public static var _storedForm: _StoredForm<Double> { .double }
}

extension String: _StorableValue {
  public static var _storedForm: _StoredForm<String> { .string }
}

extension URL: _StorableValue {
  public static var _storedForm: _StoredForm<URL> { .url }
}

extension Data: _StorableValue {
  public static var _storedForm: _StoredForm<Data> { .data }
}

extension Date: _StorableValue {
  public static var _storedForm: _StoredForm<Date> { .date }
}
