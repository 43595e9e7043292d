import Stillframe
public import Testing

/// The configuration of a whole test or suite, as ``withSnapshotTesting(record:diffTool:operation:)`` gives it
/// to a block.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let inner = configuration.inside(SnapshotTestingConfiguration.current)
    try await SnapshotTestingConfiguration.$current.withValue(inner) {
      try await FontScope.$isEmbeddedOnly.withValue(
        inner.fonts == .embeddedOnly, operation: function)
    }
  }
}

/// The trait under the name that swift-snapshot-testing gives it.
public typealias _SnapshotsTestTrait = SnapshotsTrait

extension Trait where Self == SnapshotsTrait {
  /// Keeps what encloses the test or suite.
  public static var snapshots: Self { snapshots() }

  /// Records the snapshots of the test or suite as told; nil keeps what encloses it.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Returns which fonts the pictures of the test or suite may use.
  public static func fonts(_ fonts: SnapshotFonts) -> Self {
    var configuration = SnapshotTestingConfiguration()
    configuration.fonts = fonts
    return SnapshotsTrait(configuration: configuration)
  }

  /// Makes pictures that cannot depend on the machine, and comparisons without tolerance: only embedded and registered
  /// fonts, every warning about a view a failure, every pixel the same whatever `precision` says.
  public static var strict: Self {
    var configuration = SnapshotTestingConfiguration()
    configuration.fonts = .embeddedOnly
    configuration.isStrict = true
    return SnapshotsTrait(configuration: configuration)
  }

  /// Takes the snapshots of the test or suite as a configuration says.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
