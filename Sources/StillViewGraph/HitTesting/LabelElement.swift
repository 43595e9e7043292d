import StillLayout

/// A modifier that gives a view a label for screen readers, by which events find it.
nonisolated package protocol LabelModifier: ElementModifier {
  associatedtype Element = LabelElement<Self>

  /// Returns the label in words; nil where there is none for the time being.
  func label(in environment: EnvironmentValues) -> String?
}

/// An element that has a label.
package protocol LabelledElement: _ViewNode {
  /// Nil where there is none for the time being.
  var accessibilityLabel: String? { get }
}

/// Carries a label, put into words when it is asked for.
package final class LabelElement<Modifier: LabelModifier>: ModifierElement<Modifier>,
  LabelledElement
{
  package var accessibilityLabel: String? { modifier.label(in: environment) }
}
