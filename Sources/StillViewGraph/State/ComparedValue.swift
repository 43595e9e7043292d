/// A value that is no `Equatable` in SwiftUI, and of which two can be told to be the same nevertheless, so that views that read them
/// need no evaluation.
package protocol ComparedValue {
  /// Whether both do and say the same, whenever they are asked.
  func isSame(as other: Self) -> Bool
}

/// Of two that are missing nothing can differ.
extension Optional: ComparedValue {
  package func isSame(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let a?, let b?): isSurelySame(a, b)
    default: false
    }
  }
}

/// Whether two values are the same; false if unknown, because the object that a value refers to may have changed.
package func isSurelySame<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<Compared: ComparedValue>(_ a: Compared) -> Bool {
    (b as? Compared).map { a.isSame(as: $0) } ?? false
  }
  if let a = a as? any Equatable { return FieldComparison.equate(a, b) }
  return (a as? any ComparedValue).map { compare($0) } ?? false
}
