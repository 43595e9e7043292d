/// A value that all views with one key share in a scene (rule C7.21): in a picture, the default until it is
/// set.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var setting: StoredSetting<Value>

  private init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
    setting = StoredSetting(key, initial, form, in: .scene)
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
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: ConnectedProperty {
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

extension SceneStorage where Value: _StorableValue {
  /// A Boolean, a number, a text, an address, bytes or a moment, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, Value._storedForm)
  }
}

extension SceneStorage {
  /// The same or nil, kept under a key; nil at first.
  public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(key, nil, Wrapped._storedForm.optional())
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value, kept under a key as its raw number; `wrappedValue` at first, and where no value has what is kept.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, StoredForm.int.raw(Value.self))
  }
}

extension SceneStorage {
  /// A value or nil, kept under a key as its raw number; nil at first, and where no value has what is kept.
  @_disfavoredOverload
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, StoredForm.int.raw(R.self).optional())
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value, kept under a key as its raw text; `wrappedValue` at first, and where no value has what is kept.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, StoredForm.string.raw(Value.self))
  }
}

extension SceneStorage {
  /// A value or nil, kept under a key as its raw text; nil at first, and where no value has what is kept.
  @_disfavoredOverload
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, StoredForm.string.raw(R.self).optional())
  }
}

extension SceneStorage where Value: Codable {
  /// A value, kept under a key as JSON.
  package init(coded initial: Value, _ key: String) {
    self.init(key, initial, StoredForm.data.coded(Value.self))
  }
}
