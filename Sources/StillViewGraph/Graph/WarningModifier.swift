import StillLayout

/// Reports what was wrong with what a control was given, with the path of the view; draws nothing.
nonisolated package struct _WarningModifier: ElementModifier {
  let warnings: [String]
}

extension _WarningModifier {
  package static func makeElement(
    _ modifier: Self, _ environment: EnvironmentValues, _ maker: _ViewNode, _ inner: _ViewNode
  ) -> ModifierElement<Self> {
    WarningElement(modifier, environment, maker, inner)
  }
}

private final class WarningElement: TransparentModifierElement<_WarningModifier> {
  override func modifierChanged(from old: _WarningModifier?, _ transaction: Transaction) {
    guard old?.warnings != modifier.warnings else { return }
    for warning in modifier.warnings { graph.warnOfControl(warning, at: self) }
  }
}

extension View {
  /// Reports what was wrong with the numbers or choices of the view.
  nonisolated package func warns(_ warnings: [String]) -> some View {
    modifier(_WarningModifier(warnings: warnings))
  }
}
