public import Foundation
public import StillViewGraph

extension AppStorage where Value == TabViewCustomization {
  /// What a user has changed of tabs, kept under a key; nothing at first.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(coded: TabViewCustomization(), key, store: store)
  }

  /// What a user has changed of tabs, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: TabViewCustomization, _ key: String, store: UserDefaults? = nil) {
    self.init(coded: wrappedValue, key, store: store)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// What a user has changed of tabs, kept under a key; nothing at first.
  public init(_ key: String) {
    self.init(coded: TabViewCustomization(), key)
  }

  /// What a user has changed of tabs, kept under a key; `wrappedValue` at first.
  public init(wrappedValue: TabViewCustomization, _ key: String) {
    self.init(coded: wrappedValue, key)
  }
}
