import StillLayout

/// Reports what was wrong with what a control was given, with the path of the view; draws nothing.
nonisolated package struct _WarningModifier: ElementModifier {
  package typealias Element = WarningElement

  let warnings: [String]
  /// Whether it concerns films alone, and stills are right.
  var isOfFilms = false
}

package final class WarningElement: ModifierElement<_WarningModifier> {
  override package func modifierChanged(from old: _WarningModifier?, _ transaction: Transaction) {
    guard old?.warnings != modifier.warnings, !modifier.isOfFilms || environment.systemMotion else {
      return
    }
    for warning in modifier.warnings { graph.warnOfControl(warning, at: self) }
  }
}

extension View {
  /// Reports what was wrong with the numbers or choices of the view.
  nonisolated package func warns(_ warnings: [String]) -> some View {
    modifier(_WarningModifier(warnings: warnings))
  }

  /// Warns that a modifier has no effect where a device would draw one.
  nonisolated package func lacks(
    _ modifier: String, _ reason: String, if isAsked: Bool = true
  ) -> some View {
    warns(isAsked ? ["\(modifier) has no effect: \(reason)"] : [])
  }

  /// Warns, in films, that a modifier has no effect where a device would move something.
  nonisolated package func lacksMotion(
    _ modifier: String, _ reason: String, if isAsked: Bool = true
  ) -> some View {
    self.modifier(
      _WarningModifier(
        warnings: isAsked ? ["\(modifier) has no effect: \(reason)"] : [], isOfFilms: true))
  }
}
