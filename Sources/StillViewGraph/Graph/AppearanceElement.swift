import StillLayout

/// `onAppear` and `onDisappear` (rule L10.22).
nonisolated public struct _AppearanceActionModifier: ElementModifier {
  package typealias Element = AppearanceElement

  package let appear: (() -> Void)?
  package let disappear: (() -> Void)?

  /// A modifier that runs `appear` as `onAppear(perform:)` does, and `disappear` as `onDisappear(perform:)`.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }
}

/// Tells when it is placed for the first time, and when it has gone.
package final class AppearanceElement: ModifierElement<_AppearanceActionModifier>,
  CommittedElement, RemovalObserver, AppearanceObserver
{
  private var hasAppeared = false

  override package var asCommitted: (any CommittedElement)? { self }

  package func commit(_ pass: inout CommitPass) {
    commitInner(&pass)
    guard !hasAppeared, !isLeaving else { return }
    hasAppeared = true
    if let appear = modifier.appear { graph.afterLayout(self, appear) }
  }

  func wasRemoved(isAtOnce: Bool) {
    guard hasAppeared, let disappear = modifier.disappear else { return }
    graph.cycle.actions.addDisappearance(self, isAtOnce: isAtOnce, disappear)
  }

  /// A row that was scrolled away: it will appear again.
  func disappears() {
    wasRemoved(isAtOnce: false)
    hasAppeared = false
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
