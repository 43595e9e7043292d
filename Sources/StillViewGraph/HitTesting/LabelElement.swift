import StillLayout

/// A modifier that gives a view a label for screen readers, by which events find it.
nonisolated package protocol LabelModifier: ElementModifier {
  /// The label in words.
  func label(in environment: EnvironmentValues) -> String
}

extension LabelModifier {
  package static func makeElement(
    _ modifier: Self, _ environment: EnvironmentValues, _ maker: _ViewNode, _ inner: _ViewNode
  ) -> ModifierElement<Self> {
    LabelElement(modifier, environment, maker, inner)
  }
}

/// An element that has a label.
package protocol LabelledElement: _ViewNode {
  var accessibilityLabel: String { get }
}

/// Carries a label, put into words when it is asked for.
private final class LabelElement<Modifier: LabelModifier>: TransparentModifierElement<Modifier>,
  LabelledElement
{
  var accessibilityLabel: String { modifier.label(in: environment) }
}
