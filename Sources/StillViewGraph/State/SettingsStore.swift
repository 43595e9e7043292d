import Foundation
import Synchronization

/// A part of a store of settings with keys of its own.
enum SettingsPart {
  /// The settings of the app.
  case app
  /// The settings of a scene.
  case scene
}

/// The settings that views of one tree share: in memory, at first what a program has registered, and gone
/// with the tree, so that no picture depends on what ran before. Those of defaults that a program names begin
/// with what these hold, and are written to them.
final class SettingsStore: Sendable {
  /// A key in the part of the store that has it.
  private struct Name: Hashable {
    let part: SettingsPart
    let key: String
    let defaults: ObjectIdentifier?
  }

  private let settings = Mutex<[Name: KeptSetting]>([:])

  /// Returns the setting of a key; `load` reads the defaults that hold it.
  func setting(
    _ key: String, in part: SettingsPart, _ defaults: UserDefaults?, _ queue: WriteQueue,
    load: @escaping (Any) -> StoredValue?
  ) -> KeptSetting {
    let name = Name(part: part, key: key, defaults: defaults.map { ObjectIdentifier($0) })
    if let known = settings.withLock({ $0[name] }) { return known }
    let source = unsafe defaults ?? (part == .app ? Self.registered : nil)
    let object = source?.object(forKey: key)
    let new = KeptSetting(key, defaults, StateLocation(object.flatMap(load), queue), load)
    return settings.withLock { settings in
      if let known = settings[name] { return known }
      settings[name] = new
      return new
    }
  }

  /// Defaults of a name that nothing is kept under: they give what the program has registered, and nothing else.
  // Unsafe because defaults are not marked as safe; they take a lock of their own.
  nonisolated(unsafe) private static let registered = UserDefaults(
    suiteName: "stillframe.registered")

  /// Writes a setting, and shows it in the others of the same key whose defaults have it, too.
  func write(_ value: StoredValue?, to setting: KeptSetting, _ transaction: Transaction) {
    setting.state.set(value, transaction)
    guard let defaults = setting.defaults, BodyScope.current == nil else { return }
    defaults.keep(value, setting.key)
    let others = settings.withLock { $0.values.filter { $0.key == setting.key && $0 !== setting } }
    for other in others where other.defaults != nil {
      other.state.set(other.loaded, transaction)
    }
  }
}

/// A value of a store of settings.
///
/// Unchecked because defaults are not marked as safe; they take a lock of their own.
final class KeptSetting: @unchecked Sendable {
  let key: String
  /// The value that views see.
  let state: StateLocation<StoredValue?>
  /// The defaults that hold the value; nil for one in memory.
  let defaults: UserDefaults?
  private let load: (Any) -> StoredValue?

  init(
    _ key: String, _ defaults: UserDefaults?, _ state: StateLocation<StoredValue?>,
    _ load: @escaping (Any) -> StoredValue?
  ) {
    self.key = key
    self.defaults = defaults
    self.state = state
    self.load = load
  }

  /// The value of the defaults.
  var loaded: StoredValue? { (defaults?.object(forKey: key)).flatMap(load) }
}

/// A value of a store, or a default where the store has none.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  // Unchecked for the reason given at `Location`.
  private let setting: KeptSetting
  private let store: SettingsStore
  private let initial: Value
  private let form: StoredForm<Value>

  init(
    _ setting: KeptSetting, of store: SettingsStore, _ initial: Value, _ form: StoredForm<Value>
  ) {
    self.setting = setting
    self.store = store
    self.initial = initial
    self.form = form
  }

  override var value: Value { setting.state.value.flatMap(form.read) ?? initial }

  override func set(_ value: Value, _ transaction: Transaction) {
    store.write(form.write(value), to: setting, transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    setting === (other as? StoredLocation<Value>)?.setting
  }

  /// Returns whether the value is that of the given defaults, or of the memory.
  func isKept(in defaults: UserDefaults?) -> Bool { setting.defaults === defaults }
}
