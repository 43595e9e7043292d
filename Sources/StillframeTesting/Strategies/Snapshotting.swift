/// A way to turn a value into something that can be kept as a golden and compared with it.
public struct Snapshotting<Value, Format> {
  /// Of the golden's file, without the full stop; nil for none.
  public var pathExtension: String?
  /// The storage and comparison of goldens.
  public var diffing: Diffing<Format>
  /// Makes what is compared from the value of the test, now or later.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy whose snapshots may take their time.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy whose snapshots are made at once; what `snapshot` throws fails the assertion.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) throws -> Format
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in Async(catching: { try snapshot(value) }) })
  }

  /// Returns the same strategy for values that `transform` turns into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = self.snapshot
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { other in
        do {
          return snapshot(try transform(other))
        } catch {
          return Async(catching: { throw error })
        }
      })
  }

  /// Returns the same strategy for values that `transform` turns into this one's in their own time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = self.snapshot
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { other in
        Async(
          .init { receive in
            transform(other).deliver { delivery in
              switch delivery.value {
              case .success(let value):
                snapshot(value).deliver { made in
                  receive(.init(made.value, story: made.story ?? delivery.story))
                }
              case .failure(let error): receive(.init(.failure(error)))
              }
            }
          })
      })
  }
}

/// A strategy for values that are what is compared.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy for values that are what is compared.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(
      pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: $0) })
  }
}
