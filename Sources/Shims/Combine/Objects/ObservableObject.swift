import Synchronization

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that publishes before a published property of the object changes, and on request. It is the same one
  /// for the life of the object.
  public var objectWillChange: ObservableObjectPublisher {
    ChangePublishers.shared.publisher(of: self)
  }
}

/// Publishes that an object is about to change.
///
/// Unchecked because its subscribers need not be Sendable: their list takes a lock.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.admit(subscriber) { nil }
  }

  /// Publishes that the object is about to change.
  public func send() { audience.send(()) }
}

/// The publishers of the objects that anybody has asked for theirs.
///
/// A table beside the objects, because a protocol cannot add a stored property to a class. An entry whose
/// object is gone is dropped when the table has doubled since it was last looked through.
final class ChangePublishers: Sendable {
  static let shared = ChangePublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// Unchecked because of the weak references, which are only touched under the lock.
  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private let table = Mutex(Table())

  /// Returns the publisher of an object, creating it if it has none.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let known = existing(for: object)
    if let known { return known }
    let new = ObservableObjectPublisher()
    let entry = Boxed(Entry(object: object, publisher: new))
    return table.withLock { table in
      if let entry = table.entries[id], entry.object != nil { return entry.publisher }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, table.entries.count * 2)
      }
      table.entries[id] = entry.value
      return new
    }
  }

  /// Returns the publisher of an object; nil if none was created.
  func existing(for object: AnyObject) -> ObservableObjectPublisher? {
    let id = ObjectIdentifier(object)
    return table.withLock { table in
      guard let entry = table.entries[id], entry.object != nil else { return nil }
      return entry.publisher
    }
  }

  /// Carries an entry to the table. Unchecked because only the table, under its lock, opens it.
  private struct Boxed: @unchecked Sendable {
    let value: Entry
    init(_ value: Entry) { self.value = value }
  }
}
