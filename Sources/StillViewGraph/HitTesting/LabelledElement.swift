import StillLayout

/// An element that has an accessibility label.
package protocol LabelledElement: _ViewNode {
  /// Nil where there is none for the time being.
  var accessibilityLabel: String? { get }
}
