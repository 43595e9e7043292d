/// The version of the preferences that a reader has seen inside an element: whether it must read again.
struct PreferenceSight {
  /// The element's version that was seen; nil: none yet.
  private var version: UInt32?

  /// Whether preferences inside may have changed since this was asked last.
  mutating func isOutdated(by element: _ViewNode) -> Bool {
    defer { version = element.preferenceVersion }
    return version != element.preferenceVersion
  }
}
