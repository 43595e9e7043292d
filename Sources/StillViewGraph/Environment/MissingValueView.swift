/// The environment key for views in the place of those that miss something.
private struct MissingValueViewKey: EnvironmentKey {
  static var defaultValue: (@Sendable (_ view: String, _ value: String) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// Makes the view in the place of one that misses an object of its surroundings, from the names of the view and of the object's type
  /// (default: nil, nothing is shown in its place; rule C7.13).
  package var missingValueView: (@Sendable (_ view: String, _ value: String) -> AnyView)? {
    get { self[MissingValueViewKey.self] }
    set { self[MissingValueViewKey.self] = newValue }
  }
}
