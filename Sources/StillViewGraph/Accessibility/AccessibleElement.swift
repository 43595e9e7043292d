import StillLayout

/// An element that adds something to the accessibility tree, or changes what is inside adds. Of any other element the
/// tree has what is inside.
package protocol AccessibleElement: _ViewNode {
  /// Adds the element's own items and those inside it, in drawing order.
  func addAccessibility(_ pass: inout AccessibilityPass, to items: inout [AccessibilityItem])
}
