import Synchronization

/// Where a value lives that views read and change: a `@State`'s storage, or a path into one.
///
/// Unchecked because values need not be Sendable: the lock guards the storage itself, and a picture is
/// rendered by one thread at a time.
package class Location<Value>: @unchecked Sendable {
  package var value: Value {
    preconditionFailure("a location has a value")
  }

  package func set(_ value: Value, _ transaction: Transaction) {}

  /// Whether both stand for the same place.
  package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The storage of a `@State`.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  // Unchecked for the reason given at `Location`.
  private var stored: Value
  private let lock = Mutex<Void>(())
  private var readers: [Reader] = []

  private struct Reader {
    weak var node: (any BodyEvaluator)?
  }

  init(_ value: Value) {
    stored = value
  }

  override var value: Value {
    let current = BodyScope.current
    return lock.withLock { _ in
      if let current, !readers.contains(where: { $0.node === current }) {
        readers.removeAll { $0.node == nil }
        readers.append(Reader(node: current))
      }
      return stored
    }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    let readers = lock.withLock { _ -> [Reader] in
      let same = (stored as? any Equatable).map { FieldComparison.equate($0, value) } ?? false
      stored = value
      return same ? [] : self.readers
    }
    for reader in readers { reader.node?.stateChanged(transaction) }
  }
}

/// A part of another location's value.
final class ProjectedLocation<Whole, Part>: Location<Part>, @unchecked Sendable {
  // Unchecked for the reason given at `Location`.
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Part>

  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.path = path
  }

  override var value: Part { whole.value[keyPath: path] }

  override func set(_ value: Part, _ transaction: Transaction) {
    var changed = whole.value
    changed[keyPath: path] = value
    whole.set(changed, transaction)
  }

  override func isSame(as other: Location<Part>) -> Bool {
    guard let other = other as? ProjectedLocation<Whole, Part> else { return false }
    return whole.isSame(as: other.whole) && path == other.path
  }
}

/// A value computed by closures.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  // Unchecked for the reason given at `Location`.
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override var value: Value { read() }
  override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}
