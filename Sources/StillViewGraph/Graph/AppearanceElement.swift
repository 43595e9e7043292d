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

  nonisolated public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    AppearanceNode(view, inputs)
  }
}

/// Tells when it is placed for the first time, and when it has gone; of several elements of one modifier the first and the last one tell.
package final class AppearanceElement: ModifierElement<_AppearanceActionModifier>,
  CommittedElement, RemovalObserver, AppearanceObserver
{
  private let group: AppearanceGroup
  private var hasAppeared = false

  package required init(
    _ modifier: _AppearanceActionModifier, _ environment: EnvironmentValues, _ maker: _ViewNode,
    _ inner: _ViewNode
  ) {
    group = (maker as? any AppearanceGroupHolder)?.group ?? AppearanceGroup()
    super.init(modifier, environment, maker, inner)
  }

  override package var asCommitted: (any CommittedElement)? { self }

  package func commit(_ pass: inout CommitPass) {
    commitInner(&pass)
    guard !hasAppeared, !isLeaving else { return }
    hasAppeared = true
    group.add(self)
    guard let appear = modifier.appear else {
      _ = group.appears()
      return
    }
    graph.afterLayout(self) { [group] in
      if group.appears() { appear() }
    }
  }

  func wasRemoved(isAtOnce: Bool) {
    guard hasAppeared else { return }
    hasAppeared = false
    group.remove()
    // Elements that come in the same update keep the group shown.
    guard group.isEmpty, modifier.disappear != nil || !group.isClosed else { return }
    let disappear = modifier.disappear
    graph.cycle.actions.addDisappearance(self, isAtOnce: isAtOnce) { [group] in
      if group.disappears() { disappear?() }
    }
  }

  /// A row that was scrolled away: it will appear again.
  func disappears() {
    wasRemoved(isAtOnce: false)
  }
}

extension View {
  /// Runs an action once the view is in the tree and laid out, before it is first shown; once for several views.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs an action once the view has left and is no longer shown.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
