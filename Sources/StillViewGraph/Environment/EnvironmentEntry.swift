/// A value of the environment that the library itself defines, with its default.
///
/// One line a value: `let fontEntry = EnvironmentEntry<Font?>(nil)`. Users have `EnvironmentKey`.
package final class EnvironmentEntry<Value>: @unchecked Sendable {
  // Unchecked because the value may be of a type that is not Sendable; it never changes, and what it holds
  // (styles, text systems) is only read.
  package let defaultValue: Value

  package init(_ defaultValue: Value) {
    self.defaultValue = defaultValue
  }
}
