/// A value that flows down the tree of views, by type.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value that a view reads if none was set.
  static var defaultValue: Value { get }
}
