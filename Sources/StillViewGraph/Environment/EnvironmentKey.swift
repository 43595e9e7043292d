/// A value that flows down the tree of views, by type.
public protocol EnvironmentKey {
  /// What flows down.
  associatedtype Value
  /// What a view reads where nobody set the value.
  static var defaultValue: Value { get }
}
