import StillLayout

/// Names a value that views hand up to those around them (rule 10.13).
public protocol PreferenceKey {
  associatedtype Value

  /// What is read where no view sets the value.
  static var defaultValue: Value { get }

  /// Adds the value of the next view in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension _ViewNode {
  /// What the views inside and this one hand up; nil when none of them sets the key.
  ///
  /// Reduced over the elements that layout has placed, in their order: views on their way out do not count
  /// (rule 10.15), a background comes before what it lies behind, an overlay after what it lies on (rule 3.10).
  ///
  /// - Complexity: linear in the elements inside.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    StackRoom.ensured {
      if let own = self as? any PreferenceWriter {
        return own.writtenPreference(key)
      }
      return innerPreference(key)
    }
  }

  /// What the views inside hand up.
  final func innerPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var value: K.Value?
    for element in placedElements {
      guard let next = element.preference(key) else { continue }
      if var reduced = value {
        K.reduce(value: &reduced, nextValue: { next })
        value = reduced
      } else {
        value = next
      }
    }
    return value
  }
}

/// An element that sets or changes a preference.
protocol PreferenceWriter: _ViewNode {
  /// What the element hands up for a key, whether it is its own or not.
  func writtenPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}
