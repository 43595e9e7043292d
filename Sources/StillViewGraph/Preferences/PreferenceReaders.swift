import StillGeometry
public import StillLayout

/// `onPreferenceChange`: tells what the views inside hand up, after layout (rule L10.16).
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ElementModifier
where Key.Value: Equatable {
  package typealias Element = PreferenceActionElement<Key>

  let action: (Key.Value) -> Void
  /// Whether the action makes its changes with the animation of the update that is under way, from one value to another.
  var followsUpdate: ((Key.Value, Key.Value) -> Bool)?
}

/// Compares what is handed up with what was.
package final class PreferenceActionElement<Key: PreferenceKey>:
  ModifierElement<_PreferenceActionModifier<Key>>, LayoutObserver
where Key.Value: Equatable {
  private var known = Key.defaultValue
  /// The update in which the views inside were first looked at: what they hand up then is no change.
  private var firstUpdate = -1
  private var seen = PreferenceSight()

  override package func modifierChanged(
    from old: _PreferenceActionModifier<Key>?, _ transaction: Transaction
  ) {
    if old == nil { graph.observes(self) }
  }

  func observeLayout() {
    if firstUpdate < 0 { firstUpdate = graph.updateNumber }
    guard seen.isOutdated(by: inner) else { return }
    let value = innerPreference(Key.self) ?? Key.defaultValue
    guard value != known else { return }
    let last = known
    known = value
    guard let follows = modifier.followsUpdate, graph.updateNumber != firstUpdate,
      follows(last, value),
      let animation = graph.transaction(inside: self).animation
    else { return modifier.action(value) }
    withTransaction(Transaction(animation: animation)) { modifier.action(value) }
  }
}

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: a view made of what another hands up (rule L10.17).
nonisolated public struct _PreferenceReadingModifier<Key: PreferenceKey, Content: View>:
  ElementModifier
{
  package typealias Element = PreferenceReadingElement<Key, Content>

  let alignment: Alignment
  let isBehind: Bool
  let content: (Key.Value) -> Content
}

/// Builds its secondary view once layout has settled what the primary one hands up, and again when that
/// changes.
package final class PreferenceReadingElement<Key: PreferenceKey, Content: View>:
  SecondaryHolder<_PreferenceReadingModifier<Key, Content>, Content>, LayoutObserver,
  ReportedElement
{
  private var known: Key.Value?
  private var seen = PreferenceSight()

  override package func modifierChanged(
    from old: _PreferenceReadingModifier<Key, Content>?, _ transaction: Transaction
  ) {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    if old == nil { graph.observes(self) }
    if let known { build(known, transaction) }
  }

  private func build(_ value: Key.Value, _ transaction: Transaction) {
    let content = inBodyScope { modifier.content(value) }
    insideBody { setSecondary(content, transaction) }
  }

  func observeLayout() {
    guard seen.isOutdated(by: inner) else { return }
    let value = inner.preference(Key.self) ?? Key.defaultValue
    if let known, let new = value as? any Equatable, FieldComparison.equate(new, known) { return }
    known = value
    build(value, Transaction())
    placementChanged()
  }

  override package var alignment: Alignment { modifier.alignment }
  override package var isBehind: Bool { modifier.isBehind }
  package var reportName: String? { modifier.isBehind ? "background" : "overlay" }
}

extension View {
  /// Runs an action when what the views inside hand up has changed.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Takes settings that the views inside hand up; what they change moves with the change that they are part of (rule C6.20).
  ///
  /// - Parameter moves: Whether the change from one value to another moves so (default: every one does).
  nonisolated package func onSettingsChange<K: PreferenceKey>(
    _ key: K.Type, where moves: @escaping (K.Value, K.Value) -> Bool = { _, _ in true },
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action, followsUpdate: moves))
  }

  /// Lays a view over this one that is made of what this one hands up.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      _PreferenceReadingModifier<Key, T>(
        alignment: alignment, isBehind: false, content: transform))
  }

  /// Lays a view behind this one that is made of what this one hands up.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      _PreferenceReadingModifier<Key, T>(alignment: alignment, isBehind: true, content: transform))
  }
}
