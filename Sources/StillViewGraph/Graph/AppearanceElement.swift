import StillLayout

/// `onAppear` and `onDisappear` (rule 10.22).
nonisolated public struct _AppearanceActionModifier: ElementModifier {
  package let appear: (() -> Void)?
  package let disappear: (() -> Void)?

  package init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceActionModifier {
  package static func makeElement(
    _ modifier: Self, _ environment: EnvironmentValues, _ maker: _ViewNode, _ inner: _ViewNode
  ) -> ModifierElement<Self> {
    AppearanceElement(modifier, environment, maker, inner)
  }
}

/// Tells when it is placed for the first time, and when it has gone.
final class AppearanceElement: TransparentModifierElement<_AppearanceActionModifier> {
  private var hasAppeared = false

  override func commit(_ pass: inout CommitPass) {
    if !hasAppeared {
      hasAppeared = true
      if let appear = modifier.appear {
        graph.afterLayout(self) { BorrowedMainActor.during { appear() } }
      }
    }
    super.commit(&pass)
  }

  override func wasRetired() {
    guard hasAppeared, let disappear = modifier.disappear else { return }
    graph.leaves(self) { BorrowedMainActor.during { disappear() } }
  }

  /// The transition by which this element, or one around it, goes.
  var departure: Lifecycle? {
    var node: _ViewNode? = self
    while let element = node {
      if let lifecycle = element.lifecycle, lifecycle.isDeparting { return lifecycle }
      node = element.enclosing
    }
    return nil
  }
}

extension View {
  /// Runs an action once the view is in the tree and laid out, before it is first shown.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs an action once the view has left and is no longer shown.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
