package import StillAnimation
import StillLayout

/// The animation of a control's own part: a change of a value inside moves with it, whatever the change says.
///
/// It moves the part in its control. The control itself, which layout may move at the same time, keeps the transaction
/// around.
nonisolated package struct _SystemAnimationModifier<Value: Equatable>: TransactionModifier {
  /// Nil: the transaction stays as it is.
  let animation: Animation?
  let value: Value

  package static var alwaysApplies: Bool { false }
  package static var isolatesMovement: Bool { true }

  package func applies(after old: Self) -> Bool { value != old.value }

  package func edit(_ transaction: inout Transaction) {
    guard let animation, transaction.allowsSystemMotion else { return }
    transaction.animation = animation
  }
}

extension View {
  /// Moves the parts inside by an animation of the system when `value` changes; nil changes nothing.
  nonisolated package func systemAnimation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    modifier(_SystemAnimationModifier(animation: animation, value: value))
  }
}

extension Transaction {
  /// Whether parts of the system move in the change: not where its animations are disabled.
  package var allowsSystemMotion: Bool { !disablesAnimations && !disablesSystemMotion }

  /// Returns the transaction of the update in which the current body is evaluated, as it reaches that body; outside all
  /// bodies an empty one.
  package static var ofCurrentBody: Transaction {
    guard let body = BodyScope.current else { return Transaction() }
    return body.graph.transaction(inside: body)
  }

  /// Returns a function that returns the transaction of the update in which it is called, as it reaches the current body;
  /// outside all bodies an empty one.
  package static var followingCurrentBody: () -> Transaction {
    guard let body = BodyScope.current else { return { Transaction() } }
    return { [weak body] in body.map { $0.graph.transaction(inside: $0) } ?? Transaction() }
  }

  /// Whether parts of the system move in a change that an action makes now.
  package static var actionsMoveSystem: Bool {
    current.allowsSystemMotion && !(ViewGraph.current?.disablesSystemMotion ?? false)
  }
}
