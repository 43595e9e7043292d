import Foundation
import StillframeTesting
import XCTest

/// The assertion in XCTest.
final class AssertSnapshotXCTests: XCTestCase {
  /// What is reported while a test expects failures; nil: failures are reported as ever.
  private var expected: [Failure]?

  private struct Failure {
    let description: String
    let file: String
    let line: Int
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected isExpected: Bool
  ) {
    if expected == nil {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: isExpected)
    } else {
      expected?.append(Failure(description: description, file: filePath, line: lineNumber))
    }
  }

  func testAGoldenThatAgreesPasses() {
    assertSnapshot(of: "same", as: .lines, named: "text", record: .never)
  }

  func testNumbersCountUp() {
    assertSnapshot(of: "first", as: .lines, record: .never)
    assertSnapshot(of: "second", as: .lines, record: .never)
  }

  func testAGoldenThatDoesNotAgreeIsReportedAtItsLine() throws {
    expected = []
    let line = #line + 1
    assertSnapshot(of: "other", as: .lines, named: "text", record: .never)
    let failures = try XCTUnwrap(expected)
    expected = nil
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.line, line)
    XCTAssertEqual(failures.first?.file, #filePath)
    XCTAssertEqual(failures.first?.description.contains("  - same\n  + other"), true)
  }
}
