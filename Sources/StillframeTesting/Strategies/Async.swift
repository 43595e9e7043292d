package import Stillframe

/// A value that may take its time: what a strategy makes of the value of a test.
///
/// Most are there at once. One that calls back later is waited for, as long as the assertion's `timeout` says.
public struct Async<Value> {
  /// The result of a snapshot: the value or an error, and its explanation.
  package struct Delivery {
    package let value: Result<Value, any Error>
    /// The explained layout; computed only on request. Nil for a value that shows no views.
    package var story: SnapshotStory?

    package init(_ value: Result<Value, any Error>, story: SnapshotStory? = nil) {
      self.value = value
      self.story = story
    }
  }

  package let deliver: (@escaping (Delivery) -> Void) -> Void

  /// A value that comes with what explains it.
  package struct Delivering {
    let deliver: (@escaping (Delivery) -> Void) -> Void

    package init(_ deliver: @escaping (@escaping (Delivery) -> Void) -> Void) {
      self.deliver = deliver
    }
  }

  package init(_ delivering: Delivering) {
    deliver = delivering.deliver
  }

  /// A value that is there when `run` calls its callback, once.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    deliver = { receive in run { receive(Delivery(.success($0))) } }
  }

  /// A value that is there.
  public init(value: Value) {
    deliver = { receive in receive(Delivery(.success(value))) }
  }

  /// A value that is made at once, or fails to be.
  package init(story: (() throws -> LayoutReport)? = nil, catching make: () throws -> Value) {
    self.init(telling: story.map { SnapshotStory($0) }, catching: make)
  }

  /// A value that is made at once, or fails to be.
  package init(telling story: SnapshotStory?, catching make: () throws -> Value) {
    let delivery = Delivery(Result(catching: make), story: story)
    deliver = { receive in receive(delivery) }
  }

  /// Hands the value to a callback, once it is there; never when it cannot be made.
  public var run: (_ callback: @escaping (Value) -> Void) -> Void {
    { [deliver] callback in
      deliver { if case .success(let value) = $0.value { callback(value) } }
    }
  }

  /// Returns the same, turned into something else when it is there.
  public func map<NewValue>(
    _ transform: @escaping (_ value: Value) throws -> NewValue
  ) -> Async<NewValue> {
    Async<NewValue>(
      .init { [deliver] receive in
        deliver { delivery in
          receive(.init(Result { try transform(delivery.value.get()) }, story: delivery.story))
        }
      })
  }
}
