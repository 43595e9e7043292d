import Synchronization

/// Something that goes on until it is cancelled.
public protocol Cancellable {
  /// Stops the activity and releases its resources.
  func cancel()
}

extension Cancellable {
  /// Keeps this one among others, and cancels it when they are let go.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }

  /// Keeps this one behind others, and cancels it when they are let go.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}

/// Cancels when it is let go.
///
/// Unchecked because the action need not be Sendable: the lock lets exactly one thread take and run it.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = StateLock()
  private var action: (() -> Void)?

  /// Runs a closure when it is cancelled or let go, once.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// A cancellable that cancels another one when it is cancelled or released.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  public func cancel() {
    let due = lock { () -> (() -> Void)? in
      defer { action = nil }
      return action
    }
    due?()
  }

  /// Keeps it in a set, until it is taken out or the set is let go.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Keeps it in a collection, until it is taken out or the collection is let go.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
