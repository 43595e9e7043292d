public import Foundation

/// A value that all views with one key share in a scene (rule C7.21): in a picture, the default until it is
/// set.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
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
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: ConnectedProperty {
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

extension SceneStorage where Value == Bool {
  /// True or false, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .bool, "scene:")
  }
}

extension SceneStorage where Value == Int {
  /// A whole number, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .int, "scene:")
  }
}

extension SceneStorage where Value == Double {
  /// A number, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .double, "scene:")
  }
}

extension SceneStorage where Value == String {
  /// A text, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .string, "scene:")
  }
}

extension SceneStorage where Value == URL {
  /// An address, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .url, "scene:")
  }
}

extension SceneStorage where Value == Data {
  /// Bytes, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .data, "scene:")
  }
}

extension SceneStorage where Value == Date {
  /// A moment, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .date, "scene:")
  }
}

extension SceneStorage where Value == Bool? {
  /// True or false or nil, kept under a key; nil at first.
  public init(_ key: String) {
    self.init(key, nil, StoredForm.bool.optional(), "scene:")
  }
}

extension SceneStorage where Value == Int? {
  /// A whole number or nil, kept under a key; nil at first.
  public init(_ key: String) {
    self.init(key, nil, StoredForm.int.optional(), "scene:")
  }
}

extension SceneStorage where Value == Double? {
  /// A number or nil, kept under a key; nil at first.
  public init(_ key: String) {
    self.init(key, nil, StoredForm.double.optional(), "scene:")
  }
}

extension SceneStorage where Value == String? {
  /// A text or nil, kept under a key; nil at first.
  public init(_ key: String) {
    self.init(key, nil, StoredForm.string.optional(), "scene:")
  }
}

extension SceneStorage where Value == URL? {
  /// An address or nil, kept under a key; nil at first.
  public init(_ key: String) {
    self.init(key, nil, StoredForm.url.optional(), "scene:")
  }
}

extension SceneStorage where Value == Data? {
  /// Bytes or nil, kept under a key; nil at first.
  public init(_ key: String) {
    self.init(key, nil, StoredForm.data.optional(), "scene:")
  }
}

extension SceneStorage where Value == Date? {
  /// A moment or nil, kept under a key; nil at first.
  public init(_ key: String) {
    self.init(key, nil, StoredForm.date.optional(), "scene:")
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value, kept under a key as its raw number; `wrappedValue` at first, and where no value has what is kept.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, StoredForm.int.raw(Value.self), "scene:")
  }
}

extension SceneStorage {
  /// A value or nil, kept under a key as its raw number; nil at first, and where no value has what is kept.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, StoredForm.int.raw(R.self).optional(), "scene:")
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value, kept under a key as its raw text; `wrappedValue` at first, and where no value has what is kept.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, StoredForm.string.raw(Value.self), "scene:")
  }
}

extension SceneStorage {
  /// A value or nil, kept under a key as its raw text; nil at first, and where no value has what is kept.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, StoredForm.string.raw(R.self).optional(), "scene:")
  }
}

extension SceneStorage where Value: Codable {
  /// A value, kept under a key as JSON.
  package init(coded initial: Value, _ key: String) {
    self.init(key, initial, StoredForm.data.coded(Value.self), "scene:")
  }
}
