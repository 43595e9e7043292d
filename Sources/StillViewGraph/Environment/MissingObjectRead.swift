/// The environment key for reads of missing objects.
private struct MissingObjectReadKey: EnvironmentKey {
  static var defaultValue: (@Sendable () -> Never)? { nil }
}

extension EnvironmentValues {
  /// Ends an attempt to evaluate bodies without the objects that their `@EnvironmentObject` properties do not find, once one is read
  /// (default: nil, such views are left out before their bodies; rule C7.13).
  package var missingObjectRead: (@Sendable () -> Never)? {
    get { self[MissingObjectReadKey.self] }
    set { self[MissingObjectReadKey.self] = newValue }
  }
}
