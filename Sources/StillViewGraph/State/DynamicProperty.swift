/// A stored property of a view that the engine connects to something that outlives the view's value.
///
/// Types of your own may contain other dynamic properties; `update` is called before each evaluation.
public protocol DynamicProperty: SendableMetatype {
  /// Called before each evaluation of a body; does nothing unless it is written.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the engine itself connects.
package protocol ConnectedProperty: DynamicProperty {
  /// Connects the value to what `slot` keeps, in an environment; true when what a body would read from
  /// it has changed since the last connection.
  mutating func connect(_ slot: inout AnyObject?, environment: EnvironmentValues) -> Bool

  /// Whether two values refer to the same storage.
  static func areSame(_ a: Self, _ b: Self) -> Bool
}

/// A dynamic property that shows a view a value of its surroundings.
package protocol ShowingProperty: ConnectedProperty {
  /// The value, once connected.
  var shownValue: Any? { get }
}

/// A dynamic property without which a body cannot be evaluated.
package protocol RequiringProperty: ConnectedProperty {
  /// Once connected: the value that is missing; nil when all is there.
  var missing: MissingValue? { get }
}

/// A value of the surroundings that a view needs, and that is not there.
package struct MissingValue {
  /// The name of its type.
  let type: String
  /// The warning's text.
  let message: String

  /// The part of a warning that tells a missing `@EnvironmentObject` from other values.
  package static let objectMark = "declares an @EnvironmentObject"
}

/// The value of a property when it was last connected.
private final class LastValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension ConnectedProperty {
  /// Stores a value in `slot`; true if it differs from the previous one, or cannot be compared.
  package static func remember<Value>(_ value: Value, in slot: inout AnyObject?) -> Bool {
    guard let last = slot as? LastValue<Value> else {
      slot = LastValue(value)
      return true
    }
    let same = isSurelySame(last.value, value)
    last.value = value
    return !same
  }
}

extension DynamicProperty {
  /// Connects the property at an address.
  static func connect(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    let typed = unsafe pointer.assumingMemoryBound(to: Self.self)
    var changed = false
    if let connected = Self.self as? any ConnectedProperty.Type {
      func open<P: ConnectedProperty>(_ type: P.Type) -> Bool {
        unsafe pointer.assumingMemoryBound(to: P.self).pointee
          .connect(&slot, environment: environment)
      }
      changed = open(connected)
    }
    unsafe typed.pointee.update()
    return changed
  }

  /// Returns the value that the property at an address did not find.
  static func missing(_ pointer: UnsafeRawPointer) -> MissingValue? {
    guard let connected = Self.self as? any RequiringProperty.Type else { return nil }
    func open<P: RequiringProperty>(_ type: P.Type) -> MissingValue? {
      unsafe pointer.assumingMemoryBound(to: P.self).pointee.missing
    }
    return open(connected)
  }

  /// Returns the value of its surroundings that the property at an address shows; nil for any other kind of
  /// property.
  static func shownValue(_ pointer: UnsafeRawPointer) -> Any? {
    guard let showing = Self.self as? any ShowingProperty.Type else { return nil }
    func open<P: ShowingProperty>(_ type: P.Type) -> Any? {
      unsafe pointer.assumingMemoryBound(to: P.self).pointee.shownValue
    }
    return open(showing)
  }

  /// Whether the properties at two addresses refer to the same storage.
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    guard let connected = Self.self as? any ConnectedProperty.Type else { return true }
    func open<P: ConnectedProperty>(_ type: P.Type) -> Bool {
      unsafe P.areSame(
        a.assumingMemoryBound(to: P.self).pointee, b.assumingMemoryBound(to: P.self).pointee)
    }
    return open(connected)
  }
}
