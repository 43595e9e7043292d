/// A key under which a view stores a value for the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that does not set one.
  static var defaultValue: Value { get }
}

/// A trait that `zIndex` sets: drawing order among siblings (rule L10.24).
package enum ZIndexKey: LayoutValueKey {
  package static var defaultValue: Double { 0 }
}
