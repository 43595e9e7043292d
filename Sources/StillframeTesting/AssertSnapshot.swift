import Testing
import XCTest

/// Fails the running test when a value's snapshot is not what its golden holds.
///
/// Works in Swift Testing and in XCTest. The golden is `snapshots/<TestFile>/<test>.<name>.<ext>`
/// when a folder `snapshots` stands beside the package's manifest, else in `__Snapshots__/<TestFile>/`
/// beside the test file. When there is none, it is recorded and the test fails once, saying so
/// (see ``SnapshotTestingConfiguration/Record``). A golden is never written by a comparison that fails.
///
/// - Parameters:
///   - value: what is checked; made once.
///   - snapshotting: how it becomes a picture or text.
///   - name: tells the snapshots of one test apart; nil: their running number, from 1.
///   - recording: nil: what encloses the call says, else `SNAPSHOT_TESTING_RECORD`.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let test = Test.current
  let assertion = SnapshotAssertion(
    file: filePath.description, line: line, test: testName, name: name,
    owner: test.map { "\($0.id)" } ?? "\(fileID).\(testName)",
    isParameterized: Test.Case.current?.isParameterized ?? false, record: recording)
  do {
    try assertion.check(value, as: snapshotting)
  } catch {
    if test != nil {
      Issue.record(
        Comment(rawValue: error.description),
        sourceLocation: SourceLocation(
          fileID: fileID.description, filePath: filePath.description, line: Int(line),
          column: Int(column)))
    } else {
      XCTFail(error.description, file: filePath, line: line)
    }
  }
}
