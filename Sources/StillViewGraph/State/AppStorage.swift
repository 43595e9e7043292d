public import Foundation

/// A setting that all views with one key share (rule C7.20).
///
/// The store lives in memory, belongs to one tree of views and is empty at first: a default is never written
/// to it. A `UserDefaults` that is given only tells stores apart; nothing is read from it or written to it.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var setting: StoredSetting<Value>

  private init(
    _ key: String, _ initial: Value, _ form: StoredForm<Value>, _ store: UserDefaults?
  ) {
    // Properties with a store of their own share values with those of the same store only.
    let namespace = store.map { "app \(ObjectIdentifier($0).hashValue):" } ?? "app:"
    setting = StoredSetting(key, initial, form, in: namespace)
  }

  /// The value of the store, or the default of this property.
  public var wrappedValue: Value {
    get { setting.value }
    nonmutating set { setting.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { setting.binding }
}

// Made of a key and closures without state; the place that it is connected to takes a lock.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    setting.connect(&slot)
    return false
  }

  package static func areSame(_ a: Self, _ b: Self) -> Bool {
    StoredSetting.areSame(a.setting, b.setting)
  }
}

extension AppStorage where Value: _StorableValue {
  /// A Boolean, a number, a text, an address, bytes or a moment, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, Value._storedForm, store)
  }
}

extension AppStorage {
  /// The same or nil, kept under a key; nil at first.
  public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(key, nil, Wrapped._storedForm.optional(), store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value, kept under a key as its raw number; `wrappedValue` at first, and where no value has what is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, StoredForm.int.raw(Value.self), store)
  }
}

extension AppStorage {
  /// A value or nil, kept under a key as its raw number; nil at first, and where no value has what is kept.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, StoredForm.int.raw(R.self).optional(), store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value, kept under a key as its raw text; `wrappedValue` at first, and where no value has what is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, StoredForm.string.raw(Value.self), store)
  }
}

extension AppStorage {
  /// A value or nil, kept under a key as its raw text; nil at first, and where no value has what is kept.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, StoredForm.string.raw(R.self).optional(), store)
  }
}

extension AppStorage where Value: Codable {
  /// A value, kept under a key as JSON.
  package init(coded initial: Value, _ key: String, store: UserDefaults?) {
    self.init(key, initial, StoredForm.data.coded(Value.self), store)
  }
}
