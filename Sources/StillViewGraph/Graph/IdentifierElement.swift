internal import StillLayout
internal import StillReport

/// `accessibilityIdentifier`: a name under which tests find the view. No effect on layout.
nonisolated public struct _AccessibilityIdentifierModifier: ElementModifier {
  package typealias Element = IdentifierElement

  package let identifier: String
}

/// Carries a name for reports and taps.
package final class IdentifierElement:
  ModifierElement<_AccessibilityIdentifierModifier>
{
  package var identifier: String { modifier.identifier }
  override package var asAccessible: (any AccessibleElement)? { self }
}

extension View {
  /// Names the view for `LayoutReport` and `Stage`; no effect on layout.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityIdentifierModifier(identifier: identifier))
  }
}
