public import Foundation

/// Fails the running test when a value's snapshot is not what its golden holds.
///
/// Works in Swift Testing and in XCTest. The golden is `snapshots/<TestFile>/<test>.<name>.<ext>`
/// when a folder `snapshots` stands beside the package's manifest, otherwise in `__Snapshots__/<TestFile>/`
/// beside the test file. When there is none, it is recorded and the test fails once, saying so
/// (see ``SnapshotTestingConfiguration/Record``). A golden is never written by a comparison that fails.
///
/// ```swift
/// assertSnapshot(of: Badge(count: 3), as: .image(scale: 2), named: "three")
/// ```
///
/// - Parameters:
///   - value: the value to check; evaluated once.
///   - snapshotting: the conversion to a picture or text.
///   - name: distinguishes the snapshots of one test (default: their running number, from 1).
///   - recording: the record mode (default: that of the enclosing configuration, otherwise `SNAPSHOT_TESTING_RECORD`).
///   - timeout: the limit for an asynchronous snapshot, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = TestSite(fileID: fileID, file: filePath, line: line, column: column)
  let assertion = SnapshotAssertion(
    at: site, test: testName, named: name, record: recording, timeout: timeout)
  if let failure = assertion.failure(of: value, as: snapshotting) { site.fail(failure) }
}

/// Fails the running test for every strategy by which a value's snapshot is not what its golden holds; the keys name
/// the goldens.
///
/// - Parameters:
///   - value: the value to check; evaluated once per strategy.
///   - strategies: the conversions to pictures or texts, by name.
///   - recording: the record mode (default: that of the enclosing configuration, otherwise `SNAPSHOT_TESTING_RECORD`).
///   - timeout: seconds that each snapshot may take that is not made at once.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Fails the running test for every strategy by which a value's snapshot is not what its golden holds; the goldens are
/// numbered.
///
/// - Parameters:
///   - value: the value to check; evaluated once per strategy.
///   - strategies: the conversions to pictures or texts.
///   - recording: the record mode (default: that of the enclosing configuration, otherwise `SNAPSHOT_TESTING_RECORD`).
///   - timeout: seconds that each snapshot may take that is not made at once.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Returns the difference between a value's snapshot and its golden, for custom assertions; nil if they agree.
///
/// - Parameters:
///   - value: the value to check; evaluated once.
///   - snapshotting: the conversion to a picture or text.
///   - name: distinguishes the snapshots of one test (default: their running number, from 1).
///   - recording: the record mode (default: that of the enclosing configuration, otherwise `SNAPSHOT_TESTING_RECORD`).
///   - snapshotDirectory: path of the folder that holds the golden; nil: as `assertSnapshot` has it.
///   - timeout: the limit for an asynchronous snapshot, in seconds.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let site = TestSite(fileID: fileID, file: filePath, line: line, column: column)
  let assertion = SnapshotAssertion(
    at: site, test: testName, named: name, record: recording, directory: snapshotDirectory,
    timeout: timeout)
  return assertion.failure(of: value, as: snapshotting)
}
