internal import StillLayout

/// `accessibilityIdentifier`: a name under which tests find the view. No effect on layout.
nonisolated public struct _AccessibilityIdentifierModifier: ElementModifier {
  package let identifier: String
}

/// Carries a name for reports and taps.
package final class IdentifierElement:
  TransparentModifierElement<_AccessibilityIdentifierModifier>
{
  package var identifier: String { modifier.identifier }
}

extension View {
  /// Names the view for `LayoutReport` and `Stage`; no effect on layout.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityIdentifierModifier(identifier: identifier))
  }
}

extension _AccessibilityIdentifierModifier {
  package static func makeElement(
    _ modifier: Self, _ environment: EnvironmentValues, _ maker: _ViewNode, _ inner: _ViewNode
  ) -> ModifierElement<Self> {
    IdentifierElement(modifier, environment, maker, inner)
  }
}
