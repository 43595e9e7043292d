import Foundation
import StillLayout

/// `onGeometryChange`: tells what a view learns of its place when that has changed (rule L10.20).
nonisolated public struct _GeometryActionModifier<Value: Equatable>: ElementModifier {
  package typealias Element = GeometryActionElement<Value>

  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

/// Asks for the value after each layout; final places count, not those on the way.
package final class GeometryActionElement<Value: Equatable>:
  ModifierElement<_GeometryActionModifier<Value>>, LayoutObserver
{
  private var known: Value?

  override package func modifierChanged(
    from old: _GeometryActionModifier<Value>?, _ transaction: Transaction
  ) {
    if old == nil { graph.observes(self) }
  }

  func observeLayout() {
    guard isPlaced else { return }
    let value = inBodyScope { modifier.value(GeometryProxy(size: frame.size, source: self)) }
    guard value != known else { return }
    let old = known ?? value
    known = value
    modifier.action(old, value)
  }
}

extension View {
  /// Runs an action with what is read of the view's geometry, first and whenever it has changed.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(value: transform) { _, new in action(new) })
  }

  /// Runs an action with what is read of the view's geometry before and now.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(value: transform, action: action))
  }
}
