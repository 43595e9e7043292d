public import Foundation

extension NotificationCenter {
  /// Returns the notifications of a name, one after the other, without an end.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }

  /// The notifications of a name as a sequence.
  ///
  /// Unchecked because its values never change, and centres are used from any thread.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    /// No error: the sequence goes on.
    public typealias Failure = Never

    private let publisher: Publisher

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      publisher = Publisher(center: center, name: name, object: object)
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(inner: publisher.values.makeAsyncIterator())
    }

    /// An iterator that waits for the next notification.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Notification
      /// No error: the sequence goes on.
      public typealias Failure = Never

      fileprivate var inner: AsyncPublisher<Publisher>.AsyncIterator

      public mutating func next() async -> Notification? { await inner.next() }
    }
  }
}
