/// Makes a view react to taps.
nonisolated public struct _TapModifier: ElementModifier {
  package let action: @MainActor () -> Void

  package init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }
}

/// Carries what a tap does.
package final class TapElement: TransparentModifierElement<_TapModifier> {
  override package var tapAction: (() -> Void)? {
    guard environment.isEnabled else { return nil }
    let action = modifier.action
    return { callIsolated(action) }
  }
}

extension _TapModifier {
  package static func makeElement(
    _ modifier: Self, _ environment: EnvironmentValues, _ maker: _ViewNode, _ inner: _ViewNode
  ) -> ModifierElement<Self> {
    TapElement(modifier, environment, maker, inner)
  }
}
