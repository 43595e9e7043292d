/// A key under which a view stores a value for the layout around it.
public protocol LayoutValueKey {
  /// What is stored.
  associatedtype Value
  /// What a view has that does not set the value.
  static var defaultValue: Value { get }
}

/// A trait that `zIndex` sets: drawing order among siblings (rule 10.24).
package enum ZIndexKey: LayoutValueKey {
  package static var defaultValue: Double { 0 }
}
