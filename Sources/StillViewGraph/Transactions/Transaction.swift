public import StillAnimation

/// The context of a state change, above all its animation (rule L8.31).
public struct Transaction: Sendable {
  /// The animation of the change; nil: none.
  public var animation: Animation?
  /// Whether `.animation` modifiers inside are ignored.
  public var disablesAnimations = false
  /// Whether the change is one of a continuous series, as those of a drag.
  public var isContinuous = false
  /// Whether the values that change are followed to know their velocity later.
  public var tracksVelocity = false
  /// Whether the change belongs to a series without end, such as a phase animator's: rest does not wait for its motions.
  package var isOfLoop = false
  /// Whether parts of the system show the end of the change at once (`UIView.setAnimationsEnabled(_:)`).
  package var disablesSystemMotion = false
  /// Callbacks for the completion of this change's animations.
  package private(set) var completions: [AnimationCompletion] = []
  /// Values of users' own keys, in the order in which they were first set.
  private var values: [TransactionEntry] = []
  /// The transaction before a modifier whose content is to go on with it (`animation(_:body:)`).
  package var suspended: SuspendedTransaction?

  /// Nothing carried along: no animation.
  public init() {}

  /// Whether it says nothing.
  var isPlain: Bool {
    animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && !isOfLoop
      && !disablesSystemMotion
      && completions.isEmpty && values.isEmpty && suspended == nil
  }

  /// An animation for everything that changes; nil for none.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key of your own (rule L8.34).
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      let entry = values.first { $0.key == ObjectIdentifier(key) }
      return entry.flatMap { $0.value as? K.Value } ?? K.defaultValue
    }
    set {
      let entry = TransactionEntry(key: ObjectIdentifier(key), value: newValue)
      if let index = values.firstIndex(where: { $0.key == entry.key }) {
        values[index] = entry
      } else {
        values.append(entry)
      }
    }
  }

  /// Calls `completion` once the animations that the change starts are complete (rule L8.33).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// The transaction of `withAnimation` or `withTransaction` on this thread.
  @TaskLocal package static var current = Transaction()

  /// This one, with what the other one says in addition.
  package func merged(with other: Transaction) -> Transaction {
    var result = self
    if let animation = other.animation { result.animation = animation }
    if other.disablesAnimations { result.disablesAnimations = true }
    if other.isContinuous { result.isContinuous = true }
    if other.tracksVelocity { result.tracksVelocity = true }
    if other.isOfLoop { result.isOfLoop = true }
    if other.disablesSystemMotion { result.disablesSystemMotion = true }
    result.completions += other.completions
    for entry in other.values {
      result.values.removeAll { $0.key == entry.key }
      result.values.append(entry)
    }
    return result
  }

  /// Whether changes made with the one and with the other belong to one update (C7.8).
  package func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && disablesSystemMotion == other.disablesSystemMotion
      && completions.elementsEqual(other.completions, by: ===)
      && values.elementsEqual(other.values) { $0.isSame(as: $1) }
  }
}

/// A value that travels with a change of state, by type.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none was set.
  static var defaultValue: Value { get }
}

/// The value of one key.
///
/// Unchecked because users' values need not be Sendable: a transaction is handed from the thread that changes
/// state to the one that updates the views, and nothing else looks into it.
private struct TransactionEntry: @unchecked Sendable {
  let key: ObjectIdentifier
  let value: Any

  func isSame(as other: TransactionEntry) -> Bool {
    guard key == other.key, let value = value as? any Equatable else { return false }
    return FieldComparison.equate(value, other.value)
  }
}

/// A transaction put aside.
package final class SuspendedTransaction: Sendable {
  package let transaction: Transaction

  package init(_ transaction: Transaction) {
    self.transaction = transaction
  }
}

/// Makes changes of state with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Makes changes of state with a transaction in which one value differs.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Makes changes of state whose effects move (rule L8.31).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Makes changes of state whose effects move, and says when they have come to rest (rules L8.19 and L8.33).
///
/// `completion` runs once, when all animations that the changes started are complete by the criterion; when
/// none was started, right after the update.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  let whenDone = AnimationCompletion(completionCriteria, completion)
  transaction.add(whenDone)
  defer { whenDone.endOfBlock() }
  return try withTransaction(transaction, body)
}

nonisolated private struct KeepsScrollVelocityKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  /// Whether a scroll view that is moved by code goes on at the speed that it had. Kept; nothing goes on by itself here.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[KeepsScrollVelocityKey.self] }
    set { self[KeepsScrollVelocityKey.self] = newValue }
  }

  fileprivate mutating func add(_ completion: AnimationCompletion) {
    completions.append(completion)
  }
}
