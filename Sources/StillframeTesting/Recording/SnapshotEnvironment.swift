package import Foundation

/// The environment variables about snapshots, read once for each assertion.
package struct SnapshotEnvironment: Sendable {
  /// `SNAPSHOT_TESTING_RECORD`; nil when unset or empty.
  package let recordWord: String?
  /// Whether `CI` is set to anything: a missing golden then is a failure and nothing else.
  package let isContinuousIntegration: Bool
  /// `SNAPSHOT_ARTIFACTS`: where pictures of failures go; nil when unset or empty.
  package let artifacts: URL?

  package init(_ variables: [String: String]) {
    func value(_ name: String) -> String? {
      variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    recordWord = value("SNAPSHOT_TESTING_RECORD")
    isContinuousIntegration = value("CI") != nil
    artifacts = value("SNAPSHOT_ARTIFACTS").map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// The environment of this process.
  package static var process: SnapshotEnvironment {
    SnapshotEnvironment(ProcessInfo.processInfo.environment)
  }

  /// Returns the mode that holds: the assertion's own, or the enclosing configuration's, or the environment's, or
  /// the default (`never` in continuous integration, otherwise `missing`).
  ///
  /// - Throws: ``SnapshotFailure/unknownRecordMode(_:)`` when the environment decides with a word
  ///   that is no mode.
  package func recordMode(
    assertion: SnapshotTestingConfiguration.Record?,
    configuration: SnapshotTestingConfiguration.Record?
  ) throws(SnapshotFailure) -> SnapshotTestingConfiguration.Record {
    if let mode = assertion ?? configuration {
      return mode
    }
    guard let recordWord else {
      return isContinuousIntegration ? .never : .missing
    }
    guard let mode = SnapshotTestingConfiguration.Record(rawValue: recordWord) else {
      throw .unknownRecordMode(recordWord)
    }
    return mode
  }
}
