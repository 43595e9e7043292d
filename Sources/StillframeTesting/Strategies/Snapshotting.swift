/// A way to turn a value into something that can be kept as a golden and compared with it.
public struct Snapshotting<Value, Format> {
  /// Of the golden's file, without the full stop; nil for none.
  public var pathExtension: String?
  /// How goldens are stored and compared.
  public var diffing: Diffing<Format>
  /// Makes what is compared from the value of the test.
  public var snapshot: (Value) throws -> Format

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// The same strategy for values that `transform` turns into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = self.snapshot
    return .init(pathExtension: pathExtension, diffing: diffing) {
      try snapshot(transform($0))
    }
  }
}

extension Snapshotting where Value == Format {
  /// A strategy for values that are what is compared.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
