/// The value of an environment's property as a view has read it last.
///
/// The macro `@Entry` makes a default at each reading. Another instance of it is no change, otherwise a view that reads it would be
/// evaluated again with each change around it, and a page whose bar has a button of that view would never come to rest.
final class LazyDefault<Value> {
  private(set) var value: Value
  /// Whether nothing had set what the value follows from; nil: nobody asked.
  private let isDefault: Bool?

  private init(_ value: Value, isDefault: Bool?) {
    self.value = value
    self.isDefault = isDefault
  }

  /// Returns the last value if nothing has changed, and otherwise a new one.
  static func next(
    after last: LazyDefault?, _ value: Value, at keyPath: KeyPath<EnvironmentValues, Value>,
    in environment: EnvironmentValues
  ) -> LazyDefault {
    guard let last else { return LazyDefault(value, isDefault: nil) }
    if isSurelySame(last.value, value) {
      last.value = value
      return last
    }
    let isDefault = environment.hasDefault(at: keyPath)
    if isDefault, last.isDefault == true { return last }
    return LazyDefault(value, isDefault: isDefault)
  }

  /// Whether a type is a program's own. Values of the library may hold the environment that they were read from.
  static func isPossible(for type: Value.Type) -> Bool {
    programTypes.value(of: type) { ViewPlan.isOfProgram(type) }
  }
}

private let programTypes = TypeCache<Bool>()
