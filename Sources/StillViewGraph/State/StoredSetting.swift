import Foundation

/// A key of a store with the value where the store has none, connected to the store of its tree of views.
struct StoredSetting<Value> {
  let key: String
  /// The part of the store whose keys it shares.
  let part: SettingsPart
  private let initial: Value
  private let form: StoredForm<Value>
  private var location: StoredLocation<Value>?

  init(_ key: String, _ initial: Value, _ form: StoredForm<Value>, in part: SettingsPart) {
    self.key = key
    self.initial = initial
    self.form = form
    self.part = part
  }

  /// The value of the store, or that of this property.
  var value: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  var binding: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initial)
  }

  /// Connects to the place in the store, or in defaults, which `slot` keeps.
  mutating func connect(_ slot: inout AnyObject?, in defaults: UserDefaults? = nil) {
    if let known = slot as? StoredLocation<Value>, known.isKept(in: defaults) {
      location = known
    } else if let graph = BodyScope.current?.graph {
      let setting = graph.settings.setting(
        key, in: part, defaults, graph.writes, load: form.load)
      let new = StoredLocation(setting, of: graph.settings, initial, form)
      slot = new
      location = new
    }
  }

  static func areSame(_ a: Self, _ b: Self) -> Bool {
    a.key == b.key && a.part == b.part
  }
}
