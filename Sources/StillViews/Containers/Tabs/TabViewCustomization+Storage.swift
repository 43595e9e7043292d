public import Foundation
public import StillViewGraph

extension AppStorage where Value == TabViewCustomization {
  /// The user's changes to tabs, stored under a key (default: none).
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(coded: TabViewCustomization(), key, store: store)
  }

  /// The user's changes to tabs, stored under a key (default: `wrappedValue`).
  public init(wrappedValue: TabViewCustomization, _ key: String, store: UserDefaults? = nil) {
    self.init(coded: wrappedValue, key, store: store)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// The user's changes to tabs, stored under a key (default: none).
  public init(_ key: String) {
    self.init(coded: TabViewCustomization(), key)
  }

  /// The user's changes to tabs, stored under a key (default: `wrappedValue`).
  public init(wrappedValue: TabViewCustomization, _ key: String) {
    self.init(coded: wrappedValue, key)
  }
}
