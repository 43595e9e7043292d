import Foundation
public import Stillframe

/// A value of an intent that a person gives.
///
/// Unchecked because the value is accessed under the lock; it may be of any type.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var given: Value?

  /// The value. One that was never set is the empty one of its type.
  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ given }) { return value }
      if let value = EmptyValues.of(Value.self) { return value }
      preconditionFailure(
        "the parameter of type \(Value.self) has no value: give it a default or set it first")
    }
    set { lock.withLock { given = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// The name.
  public let title: LocalizedStringResource?

  private init(_ title: LocalizedStringResource?, _ value: Value?) {
    self.title = title
    given = value
  }

  /// A value with a name.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title, nil)
  }

  /// A value with a name, and a first value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title, defaultValue)
  }

  /// A value with a name, a first value and bounds, which nothing checks.
  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, inclusiveRange: (Bound, Bound),
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title, defaultValue)
  }

  /// A value with a name, a first value and its choices, which nothing shows.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) {
    self.init(title, defaultValue)
  }

  /// A value with a name and its choices, which nothing shows.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) {
    self.init(title, nil)
  }

  /// A value without a name.
  public convenience init() {
    self.init(nil, nil)
  }

  /// Throws: nobody can be asked.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.requestUnavailable
  }
}

/// The values of types that are empty.
private enum EmptyValues {
  static func of<Value>(_ type: Value.Type) -> Value? {
    let empty: Any? =
      switch type {
      case is String.Type: ""
      case is Int.Type: 0
      case is Double.Type: 0.0
      case is Bool.Type: false
      case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
      case let type as any ExpressibleByNilLiteral.Type: make(type)
      case let type as any RangeReplaceableCollection.Type: make(type)
      case let type as any AppEnum.Type: first(type)
      default: nil
      }
    return empty as? Value
  }

  private static func make(_ type: any ExpressibleByNilLiteral.Type) -> Any? {
    type.init(nilLiteral: ())
  }

  private static func make(_ type: any RangeReplaceableCollection.Type) -> Any? { type.init() }

  private static func first<E: AppEnum>(_ type: E.Type) -> Any? { type.allCases.first }
}
