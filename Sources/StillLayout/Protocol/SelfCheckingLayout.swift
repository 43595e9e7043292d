/// A layout that knows whether its own numbers make sense.
package protocol SelfCheckingLayout {
  /// What was wrong with its numbers and is made safe.
  var warning: String? { get }
}
