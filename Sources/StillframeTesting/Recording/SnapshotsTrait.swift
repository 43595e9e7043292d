public import Testing

/// The record mode of a whole test or suite, as ``withSnapshotTesting(record:operation:)`` gives it
/// to a block.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let record: SnapshotTestingConfiguration.Record?

  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: record, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Records the snapshots of the test or suite as told; nil keeps what encloses it.
  public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> Self {
    SnapshotsTrait(record: record)
  }
}
