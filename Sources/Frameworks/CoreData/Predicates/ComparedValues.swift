import Foundation

/// The order of values of unknown types.
enum ComparedValues {
  /// Returns the order of two values; nothing comes before everything, and unlike types are alike.
  static func compare(_ a: Any?, _ b: Any?) -> ComparisonResult {
    switch (a.flatMap(unwrapped), b.flatMap(unwrapped)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let a?, let b?):
      if let a = number(a), let b = number(b) { return order(a, b) }
      if let a = a as? Date, let b = b as? Date { return a.compare(b) }
      if let a = text(a), let b = text(b) { return a.compare(b) }
      return .orderedSame
    }
  }

  static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a.flatMap(unwrapped), b.flatMap(unwrapped)) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let a?, let b?):
      if let a = number(a), let b = number(b) { return a == b }
      if let a = text(a), let b = text(b) { return a == b }
      if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
      if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
      return false
    }
  }

  /// Returns the content of optionals; nil for nothing.
  static func unwrapped(_ value: Any) -> Any? {
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  static func text(_ value: Any) -> String? {
    switch value {
    case let value as String: value
    case let value as NSString: String(describing: value)
    case let value as UUID: value.uuidString
    case let value as URL: value.absoluteString
    default: nil
    }
  }

  static func elements(_ value: Any) -> [Any]? {
    switch value {
    case let value as [Any]: value
    case let value as NSArray: value.map { $0 }
    case let value as NSSet: value.allObjects
    case let value as NSOrderedSet: value.array
    case let value as Set<AnyHashable>: value.map(\.base)
    default: nil
    }
  }

  private static func order(_ a: Double, _ b: Double) -> ComparisonResult {
    a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }
}
