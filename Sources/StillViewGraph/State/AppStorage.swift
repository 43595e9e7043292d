public import Foundation

/// A setting that all views with one key share (rule C7.20).
///
/// The store lives in memory, belongs to one tree of views and is empty at first: a default is never written
/// to it. A `UserDefaults` that is given only tells stores apart; nothing is read from it or written to it.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let namespace: String
  private let initial: Value
  private let form: StoredForm<Value>
  private var location: StoredLocation<Value>?

  private init(_ key: String, _ initial: Value, _ form: StoredForm<Value>, _ namespace: String) {
    self.key = key
    self.initial = initial
    self.form = form
    self.namespace = namespace
  }

  /// The value of the store, or the default of this property.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }
}

// Made of a key and closures without state; the place that it is connected to takes a lock.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    if let known = slot as? StoredLocation<Value> {
      location = known
    } else if let graph = BodyScope.current?.graph {
      let new = StoredLocation(graph.settings.cell(namespace + key, graph.writes), initial, form)
      slot = new
      location = new
    }
    return false
  }

  package static func areSame(_ a: Self, _ b: Self) -> Bool {
    a.key == b.key && a.namespace == b.namespace
  }
}

extension AppStorage where Value == Bool {
  /// True or false, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .bool, appNamespace(store))
  }
}

extension AppStorage where Value == Int {
  /// A whole number, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .int, appNamespace(store))
  }
}

extension AppStorage where Value == Double {
  /// A number, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .double, appNamespace(store))
  }
}

extension AppStorage where Value == String {
  /// A text, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .string, appNamespace(store))
  }
}

extension AppStorage where Value == URL {
  /// An address, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .url, appNamespace(store))
  }
}

extension AppStorage where Value == Data {
  /// Bytes, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .data, appNamespace(store))
  }
}

extension AppStorage where Value == Date {
  /// A moment, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .date, appNamespace(store))
  }
}

extension AppStorage where Value == Bool? {
  /// True or false or nil, kept under a key; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StoredForm.bool.optional(), appNamespace(store))
  }
}

extension AppStorage where Value == Int? {
  /// A whole number or nil, kept under a key; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StoredForm.int.optional(), appNamespace(store))
  }
}

extension AppStorage where Value == Double? {
  /// A number or nil, kept under a key; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StoredForm.double.optional(), appNamespace(store))
  }
}

extension AppStorage where Value == String? {
  /// A text or nil, kept under a key; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StoredForm.string.optional(), appNamespace(store))
  }
}

extension AppStorage where Value == URL? {
  /// An address or nil, kept under a key; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StoredForm.url.optional(), appNamespace(store))
  }
}

extension AppStorage where Value == Data? {
  /// Bytes or nil, kept under a key; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StoredForm.data.optional(), appNamespace(store))
  }
}

extension AppStorage where Value == Date? {
  /// A moment or nil, kept under a key; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StoredForm.date.optional(), appNamespace(store))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value, kept under a key as its raw number; `wrappedValue` at first, and where no value has what is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, StoredForm.int.raw(Value.self), appNamespace(store))
  }
}

extension AppStorage {
  /// A value or nil, kept under a key as its raw number; nil at first, and where no value has what is kept.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, StoredForm.int.raw(R.self).optional(), appNamespace(store))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value, kept under a key as its raw text; `wrappedValue` at first, and where no value has what is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, StoredForm.string.raw(Value.self), appNamespace(store))
  }
}

extension AppStorage {
  /// A value or nil, kept under a key as its raw text; nil at first, and where no value has what is kept.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, StoredForm.string.raw(R.self).optional(), appNamespace(store))
  }
}

/// Properties with a store of their own share values with those of the same store only.
private func appNamespace(_ store: UserDefaults?) -> String {
  guard let store else { return "app:" }
  return "app \(ObjectIdentifier(store).hashValue):"
}

extension AppStorage where Value: Codable {
  /// A value, kept under a key as JSON.
  package init(coded initial: Value, _ key: String, store: UserDefaults?) {
    self.init(key, initial, StoredForm.data.coded(Value.self), appNamespace(store))
  }
}
