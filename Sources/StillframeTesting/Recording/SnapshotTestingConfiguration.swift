/// How snapshots taken inside `withSnapshotTesting` behave.
public struct SnapshotTestingConfiguration: Sendable {
  /// The innermost configuration around the running code; nil outside every one.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// Nil: what the enclosing configuration says, or else the environment.
  public var record: Record?

  public init(record: Record? = nil) {
    self.record = record
  }

  /// When a golden is written.
  ///
  /// A test that writes a golden fails, so that a golden is never taken for checked.
  public enum Record: String, Sendable, CaseIterable {
    /// Every golden is written anew.
    case all
    /// A golden that is missing or does not match is written.
    case failed
    /// A golden that is missing is written.
    case missing
    /// Nothing is written.
    case never
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` is ``all``, `false` is ``missing``.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}

/// Runs `operation` with every snapshot in it recorded as told.
///
/// - Parameter record: nil keeps what the enclosing configuration says.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    .init(record: record ?? SnapshotTestingConfiguration.current?.record), operation: operation)
}

/// Runs an asynchronous `operation` with every snapshot in it recorded as told.
///
/// - Parameter record: nil keeps what the enclosing configuration says.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    .init(record: record ?? SnapshotTestingConfiguration.current?.record), operation: operation,
    isolation: isolation)
}
