import StillframeTesting
import Testing

/// The assertion in Swift Testing.
@Suite struct AssertSnapshotTests {
  @Test func aGoldenThatAgreesPasses() {
    assertSnapshot(of: "same", as: .lines, named: "text", record: .never)
  }

  @Test func numbersCountUp() {
    assertSnapshot(of: "first", as: .lines, record: .never)
    assertSnapshot(of: "second", as: .lines, record: .never)
  }

  @Test(arguments: ["left", "right"]) func argumentsNameTheirGoldens(_ side: String) {
    assertSnapshot(of: side, as: .lines, named: side, record: .never)
  }

  @Test func aGoldenThatDoesNotAgreeIsReportedAtItsLine() {
    withKnownIssue {
      assertSnapshot(of: "other", as: .lines, named: "text", record: .never)
    } matching: { issue in
      issue.sourceLocation?.fileName == "AssertSnapshotTests.swift"
        && issue.comments.contains { $0.rawValue.contains("  - same\n  + other") }
    }
  }

  @Test func aPullbackComparesWhatItMakes() {
    assertSnapshot(
      of: 17, as: Snapshotting.lines.pullback { (number: Int) in "number \(number)" },
      named: "number", record: .never)
  }
}
