import Synchronization

/// The values of the variables below, for code that has no block around its assertions.
private let globals = Mutex(SnapshotTestingConfiguration())

extension SnapshotTestingConfiguration {
  /// The configuration of the process, by the variables `isRecording` and `diffTool`.
  static var ofProcess: SnapshotTestingConfiguration { globals.withLock { $0 } }
}

/// Whether every golden is written again, for the whole process. ``withSnapshotTesting(record:diffTool:operation:)``
/// and the trait `snapshots(record:)` set it for a part.
///
/// Reading it inside such a block returns the block's value.
@available(
  iOS, deprecated: 100000.0, message: "Use withSnapshotTesting(record:) or .snapshots(record:)."
)
public var isRecording: Bool {
  get { (SnapshotTestingConfiguration.current?.record ?? globals.withLock { $0.record }) == .all }
  set { globals.withLock { $0.record = newValue ? .all : .missing } }
}

/// The same as `isRecording`, under its former name.
@available(iOS, deprecated: 100000.0, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// The advice in failures for comparing files, for the whole process.
@available(iOS, deprecated: 100000.0, message: "Use withSnapshotTesting(diffTool:).")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get {
    SnapshotTestingConfiguration.current?.diffTool ?? globals.withLock { $0.diffTool } ?? .default
  }
  set { globals.withLock { $0.diffTool = newValue } }
}
