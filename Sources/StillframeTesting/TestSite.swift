import Foundation
import Testing
import XCTest

/// The source location of an assertion, and the framework that runs the test.
struct TestSite {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt

  /// Fails the running test here.
  func fail(_ message: String) {
    GitHubAnnotation.process?.print(message, file: file.description, line: line)
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: fileID.description, filePath: file.description, line: Int(line),
          column: Int(column)))
    } else {
      XCTFail(message, file: file, line: line)
    }
  }

  /// Tells tests of one name in one file apart.
  func owner(of test: String) -> String {
    Test.current.map { "\($0.id)" } ?? "\(fileID).\(test)"
  }
}

extension SnapshotAssertion {
  /// The assertion of a running test.
  init(
    at site: TestSite, test: String, named name: String?,
    record: SnapshotTestingConfiguration.Record?, directory: String? = nil, timeout: TimeInterval
  ) {
    self.init(
      file: site.file.description, line: site.line, test: test, name: name,
      owner: site.owner(of: test),
      isParameterized: Test.Case.current?.isParameterized ?? false, record: record,
      directory: directory, timeout: timeout)
  }

  /// Checks a value; nil when it is as it should be.
  func failure<Value, Format>(
    of value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> String? {
    do {
      try check(value, as: strategy)
      return nil
    } catch {
      return error.description
    }
  }
}
