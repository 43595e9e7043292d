/// The configuration of snapshots inside `withSnapshotTesting`.
public struct SnapshotTestingConfiguration: Sendable {
  /// The innermost configuration around the running code; nil outside every one.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// Nil: what the enclosing configuration says, otherwise the environment.
  public var record: Record?
  /// The advice in a failure for looking at the difference (default: that of the enclosing configuration).
  public var diffTool: DiffTool?
  /// The fonts that a picture may use (default: those of the enclosing configuration).
  package var fonts: SnapshotFonts?
  /// Whether warnings fail and tolerances are off.
  package var isStrict = false

  /// Creates a configuration; nil keeps the enclosing value.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// This one where it says something, otherwise what is around it.
  func inside(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    var result = self
    result.record = record ?? outer?.record
    result.diffTool = diffTool ?? outer?.diffTool ?? Self.ofProcess.diffTool ?? .default
    result.fonts = fonts ?? outer?.fonts
    result.isStrict = isStrict || outer?.isStrict == true
    return result
  }

  /// The condition under which a golden is written.
  ///
  /// A test that writes a golden fails, so that a golden is never taken for checked.
  public enum Record: String, Sendable, CaseIterable {
    /// Writes every golden again.
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

  /// ``all`` for true, ``missing`` for false.
  init(_ isRecording: Bool) { self = isRecording ? .all : .missing }
}

/// Runs `operation` with every snapshot in it recorded as told.
///
/// - Parameters:
///   - record: nil keeps what the enclosing configuration says.
///   - diffTool: the advice in failures for comparing files (default: that of the enclosing configuration).
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool)
      .inside(SnapshotTestingConfiguration.current), operation: operation)
}

/// Runs an asynchronous `operation` with every snapshot in it recorded as told.
///
/// - Parameters:
///   - record: nil keeps what the enclosing configuration says.
///   - diffTool: the advice in failures for comparing files (default: that of the enclosing configuration).
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record, diffTool: diffTool)
      .inside(SnapshotTestingConfiguration.current), operation: operation, isolation: isolation)
}
