import Foundation

/// A value of an object as the type that a property has.
enum ManagedValue {
  /// Returns a value as a type: itself, as another number, as a set of objects, and without a value an empty one.
  static func typed<Value>(_ value: Any?) -> Value? {
    guard let value else { return (Value.self as? any WithoutValue.Type)?.none as? Value }
    if let known = value as? Value { return known }
    let type: Any.Type = (Value.self as? any OptionalValue.Type)?.wrappedType ?? Value.self
    if let kind = type as? any NumericValue.Type, let number = number(value) {
      return kind.init(truncating: number) as? Value
    }
    if let kind = type as? any SetValue.Type {
      return kind.make(ManagedRelation.objects(value)) as? Value
    }
    return (Value.self as? any WithoutValue.Type)?.none as? Value
  }

  /// Returns what an optional holds; any other value itself.
  static func unwrapped<Value>(_ value: Value) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
    case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
    default: nil
    }
  }
}

private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  var wrapped: Any? { self }
}

private protocol NumericValue {
  init(truncating number: NSNumber)
}

extension Int: NumericValue {}
extension Int16: NumericValue {}
extension Int32: NumericValue {}
extension Int64: NumericValue {}
extension Double: NumericValue {}
extension Float: NumericValue {}
extension Bool: NumericValue {}

private protocol SetValue {
  static func make(_ objects: [NSManagedObject]) -> Any
}

extension Set: SetValue {
  static func make(_ objects: [NSManagedObject]) -> Any {
    Set(objects.compactMap { $0 as? Element })
  }
}

/// A type of which there is something where an object has no value.
private protocol WithoutValue {
  static var none: Any { get }
}

extension Optional: WithoutValue { static var none: Any { Self(nilLiteral: ()) as Any } }
extension Int: WithoutValue { static var none: Any { Int(0) } }
extension Int16: WithoutValue { static var none: Any { Int16(0) } }
extension Int32: WithoutValue { static var none: Any { Int32(0) } }
extension Int64: WithoutValue { static var none: Any { Int64(0) } }
extension Double: WithoutValue { static var none: Any { Double(0) } }
extension Float: WithoutValue { static var none: Any { Float(0) } }
extension Bool: WithoutValue { static var none: Any { false } }
extension String: WithoutValue { static var none: Any { "" } }
extension Data: WithoutValue { static var none: Any { Data() } }
extension Date: WithoutValue { static var none: Any { Date(timeIntervalSinceReferenceDate: 0) } }
extension UUID: WithoutValue { static var none: Any { UUID() } }
extension Decimal: WithoutValue { static var none: Any { Decimal(0) } }
extension Array: WithoutValue { static var none: Any { Self() } }
extension Set: WithoutValue { static var none: Any { Self() } }
extension Dictionary: WithoutValue { static var none: Any { Self() } }
extension NSSet: WithoutValue { static var none: Any { NSSet() } }
extension NSOrderedSet: WithoutValue { static var none: Any { NSOrderedSet() } }
