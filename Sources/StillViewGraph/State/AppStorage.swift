public import Foundation

/// A setting that all views with one key share (rule C7.20).
///
/// The standard store lives in memory and belongs to one tree of views, so that no picture depends on what ran
/// before: it begins with what `UserDefaults.standard` has registered, and is not written to it. Other
/// defaults, of this property or of `defaultAppStorage(_:)`, are read when the view appears, and written.
/// The default of a property is never written.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var setting: StoredSetting<Value>
  private let store: UserDefaults?

  private init(
    _ key: String, _ initial: Value, _ form: StoredForm<Value>, _ store: UserDefaults?
  ) {
    setting = StoredSetting(key, initial, form, in: .app)
    self.store = store
  }

  /// The value of the store, or the default of this property.
  public var wrappedValue: Value {
    get { setting.value }
    nonmutating set { setting.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { setting.binding }
}

// Made of a key, closures without state and defaults, which take a lock, as the connected place does.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    let named = (store ?? environment[defaultSettingsEntry]?.store).flatMap {
      $0 === UserDefaults.standard ? nil : $0
    }
    setting.connect(&slot, in: named)
    return false
  }

  package static func areSame(_ a: Self, _ b: Self) -> Bool {
    StoredSetting.areSame(a.setting, b.setting) && a.store === b.store
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
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, StoredForm.int.raw(Value.self), store)
  }
}

extension AppStorage {
  /// A value or nil, kept under a key as its raw number; nil at first, and where no value has what is kept.
  @_disfavoredOverload
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, StoredForm.int.raw(R.self).optional(), store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value, kept under a key as its raw text; `wrappedValue` at first, and where no value has what is kept.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, StoredForm.string.raw(Value.self), store)
  }
}

extension AppStorage {
  /// A value or nil, kept under a key as its raw text; nil at first, and where no value has what is kept.
  @_disfavoredOverload
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

/// The store of the settings of views that name none.
///
/// Unchecked because defaults are not marked as safe; they take a lock of their own.
struct DefaultSettings: Equatable, @unchecked Sendable {
  let store: UserDefaults

  static func == (a: Self, b: Self) -> Bool { a.store === b.store }
}

private let defaultSettingsEntry = EnvironmentEntry<DefaultSettings?>(nil)

/// `defaultAppStorage(_:)`.
nonisolated public struct _DefaultSettingsModifier: EnvironmentModifier {
  let settings: DefaultSettings

  package func change(_ environment: inout EnvironmentValues) {
    environment[defaultSettingsEntry] = settings
  }

  package func isSame(as other: Self) -> Bool { settings == other.settings }
}

extension View {
  /// Keeps the settings of `AppStorage` inside in defaults; `.standard` keeps them in memory.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(_DefaultSettingsModifier(settings: DefaultSettings(store: store)))
  }
}
