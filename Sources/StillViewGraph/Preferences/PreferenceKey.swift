/// Names a value that views hand up to those around them (rule L10.13).
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets one.
  static var defaultValue: Value { get }

  /// Adds the value of the next view in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
