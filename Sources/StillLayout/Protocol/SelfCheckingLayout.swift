/// A layout that knows whether its own numbers make sense.
package protocol SelfCheckingLayout {
  /// A warning about bad numbers, which were replaced by safe ones.
  var warning: String? { get }
}
