import Foundation

extension NSManagedObject {
  /// Returns the values that are not saved, by their keys; all of them for an object that was never saved.
  public func changedValues() -> [String: Any] {
    let saved = managedObjectContext?.savedValues(of: self) ?? [:]
    var result: [String: Any] = [:]
    for key in Set(values.keys).union(saved.keys)
    where !Self.areEqual(values[key], saved[key]) {
      result[key] = values[key] ?? NSNull()
    }
    return result
  }

  /// Returns the values that are saved, by their keys; nil: of all keys.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let saved = managedObjectContext?.savedValues(of: self) ?? [:]
    return saved.filter { keys?.contains($0.key) ?? true }
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let other as AnyHashable): one == other
    default: false
    }
  }
}
