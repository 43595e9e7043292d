public import StillAnimation

/// What a change of state carries along, above all its animation (rule 8.31).
public struct Transaction: Sendable {
  /// How what changes is to move; nil: not at all.
  public var animation: Animation?
  /// Whether `.animation` modifiers inside are ignored.
  public var disablesAnimations = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction of `withAnimation` or `withTransaction` on this thread.
  @TaskLocal package static var current = Transaction()

  /// This one, with what the other one says in addition.
  package func merged(with other: Transaction) -> Transaction {
    var result = self
    if let animation = other.animation { result.animation = animation }
    if other.disablesAnimations { result.disablesAnimations = true }
    return result
  }
}

/// Makes changes of state with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Makes changes of state whose effects move (rule 8.31).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}
