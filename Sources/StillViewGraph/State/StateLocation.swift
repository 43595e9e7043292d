import StillLayout
import Synchronization

/// The storage of a value that views read and change: a `@State`'s, or a path into one.
///
/// Unchecked because values need not be Sendable: the lock guards the storage itself, and a picture is
/// rendered by one thread at a time.
package class Location<Value>: @unchecked Sendable {
  package var value: Value {
    preconditionFailure("a location has a value")
  }

  package func set(_ value: Value, _ transaction: Transaction) {}

  /// Whether a body that reads the value is evaluated again when it changes, in addition to other observers.
  package var tellsReaders: Bool { false }

  /// Whether both are the same location.
  package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The storage of a `@State`.
///
/// Bodies see the value that belongs to the update being made, everybody else the one written last (C7.5).
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  // Unchecked for the reason given at `Location`.
  /// The value that bodies see.
  private var shown: Value
  /// The written values that are not shown yet, with the batch that will show each.
  private var written: [(batch: Int, value: Value)] = []
  private let lock = Mutex<Void>(())
  private var readers = StateReaders()
  /// The queue of writes; nil outside a tree of views.
  private let queue: WriteQueue?

  package init(_ value: Value, _ queue: WriteQueue?) {
    shown = value
    self.queue = queue
  }

  override package var tellsReaders: Bool { true }

  override package var value: Value {
    let current = BodyScope.current
    return lock.withLock { _ in
      guard let current else { return written.last?.value ?? shown }
      readers.add(current)
      return shown
    }
  }

  // Values are compared and released outside the lock: `==` and `deinit` of a value may read the state.

  /// Writing while bodies are evaluated has no effect but a warning (C7.9); writing an equal value has none (C7.4).
  override package func set(_ value: Value, _ transaction: Transaction) {
    if let body = BodyScope.current {
      body._warn("changed state while its body was evaluated; the change is left out")
      return
    }
    let last = lock.withLock { _ in written.last?.value ?? shown }
    guard !isSame(last, value) else { return }
    let replaced = lock.withLock { _ -> Value? in
      guard let queue else {
        defer { shown = value }
        return shown
      }
      let batch = queue.add(transaction) { [self] in show($0) }
      let replaced = written.last?.batch == batch ? written.removeLast().value : nil
      written.append((batch, value))
      return replaced
    }
    withExtendedLifetime(replaced) {}
  }

  /// Shows what a batch has written, and tells who has read the value before.
  private func show(_ batch: Int) {
    let change = lock.withLock { _ -> (before: Value, now: Value, readers: [any BodyEvaluator])? in
      guard let first = written.first, first.batch <= batch else { return nil }
      written.removeFirst()
      defer { shown = first.value }
      return (shown, first.value, readers.present)
    }
    guard let change, !isSame(change.before, change.now) else { return }
    for reader in change.readers { reader.stateChanged() }
  }

  private func isSame(_ a: Value, _ b: Value) -> Bool {
    (a as? any Equatable).map { FieldComparison.equate($0, b) } ?? false
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
  override var tellsReaders: Bool { whole.tellsReaders }

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

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  // Unchecked for the reason given at `Location`.
  private let constant: Value

  init(_ value: Value) {
    constant = value
  }

  override var value: Value { constant }
  override var tellsReaders: Bool { true }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? ConstantLocation).map { isSurelySame(constant, $0.constant) } ?? false
  }
}
