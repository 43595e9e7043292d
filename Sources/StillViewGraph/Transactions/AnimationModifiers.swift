public import StillAnimation

/// `animation(_:value:)`: what changes inside when the value does moves with the animation (rules L8.31 and L8.32).
nonisolated public struct _AnimationModifier<Value: Equatable>: TransactionModifier {
  package let animation: Animation?
  package let value: Value

  package static var alwaysApplies: Bool { false }

  package func applies(after old: Self) -> Bool { value != old.value }

  package func edit(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// `animation(_:)` without a value: whatever changes inside moves with the animation (C8.31).
nonisolated public struct _EveryAnimationModifier: TransactionModifier {
  let animation: Animation?

  package static var alwaysApplies: Bool { true }

  package func applies(after old: Self) -> Bool { true }

  package func edit(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// `transaction(_:)`: changes every transaction on its way down.
nonisolated public struct _TransactionModifier: TransactionModifier {
  let transform: (inout Transaction) -> Void

  package static var alwaysApplies: Bool { true }

  package func applies(after old: Self) -> Bool { true }

  package func edit(_ transaction: inout Transaction) { transform(&transaction) }
}

/// `transaction(value:_:)`: changes the transaction of updates in which the value changes.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: TransactionModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  package static var alwaysApplies: Bool { false }

  package func applies(after old: Self) -> Bool { value != old.value }

  package func edit(_ transaction: inout Transaction) { transform(&transaction) }
}

/// Starts the part of a view that `animation(_:body:)` and `transaction(_:body:)` are for.
nonisolated struct TransactionScope: TransactionModifier {
  let transform: (inout Transaction) -> Void

  static var alwaysApplies: Bool { true }
  static var isolatesMovement: Bool { true }

  func applies(after old: Self) -> Bool { true }

  func edit(_ transaction: inout Transaction) {
    let before = transaction
    transform(&transaction)
    transaction.suspended = SuspendedTransaction(before)
  }
}

/// Ends it: what is inside goes on with the transaction from before.
nonisolated struct TransactionScopeEnd: TransactionModifier {
  static var alwaysApplies: Bool { true }
  static var isolatesMovement: Bool { true }

  func applies(after old: Self) -> Bool { true }

  func edit(_ transaction: inout Transaction) {
    if let suspended = transaction.suspended { transaction = suspended.transaction }
  }
}

extension View {
  /// Moves what changes in this view when `value` changes; nil: lets it jump.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Moves whatever changes in this view.
  @available(
    iOS, deprecated: 100000.0, message: "Use withAnimation or animation(_:value:) instead."
  )
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(_EveryAnimationModifier(animation: animation))
  }

  /// Moves what the modifiers that `body` applies change, and leaves the view itself alone (rule L8.31).
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transactions of all changes inside.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transactions of changes inside in which `value` changes.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transactions for the modifiers that `body` applies, and leaves those of the view itself alone.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(modifier(TransactionScopeEnd())))
      .modifier(TransactionScope(transform: transform))
  }
}
