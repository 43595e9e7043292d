import Foundation
import StillframeTesting
import Testing

typealias Record = SnapshotTestingConfiguration.Record

/// Which record mode holds, and what each does to the golden.
@Suite struct RecordModeTests {
  @Test(arguments: Record.allCases)
  func environmentNamesTheMode(_ mode: Record) throws {
    let environment = SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": mode.rawValue, "CI": "true"])
    #expect(try environment.recordMode(assertion: nil, configuration: nil) == mode)
  }

  @Test func defaultIsMissingAndNeverInContinuousIntegration() throws {
    #expect(
      try SnapshotEnvironment([:]).recordMode(assertion: nil, configuration: nil) == .missing)
    #expect(
      try SnapshotEnvironment(["CI": "1"]).recordMode(assertion: nil, configuration: nil) == .never)
    #expect(
      try SnapshotEnvironment(["CI": ""]).recordMode(assertion: nil, configuration: nil) == .missing
    )
  }

  @Test(arguments: ["sometimes", "All", " all"])
  func anUnknownWordIsAnError(_ word: String) {
    let environment = SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": word])
    let failure = #expect(throws: SnapshotFailure.self) {
      try environment.recordMode(assertion: nil, configuration: nil)
    }
    #expect(
      failure?.description
        == "SNAPSHOT_TESTING_RECORD is '\(word)'; it has to be one of all, failed, missing, never.")
  }

  @Test func theInnermostModeWins() throws {
    let environment = SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": "never"])
    #expect(try environment.recordMode(assertion: .all, configuration: .failed) == .all)
    #expect(try environment.recordMode(assertion: nil, configuration: .failed) == .failed)
  }

  @Test func configurationsNest() async {
    #expect(SnapshotTestingConfiguration.current == nil)
    withSnapshotTesting(record: .never) {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
      withSnapshotTesting {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
      }
      withSnapshotTesting(record: true) {
        #expect(SnapshotTestingConfiguration.current?.record == .all)
      }
    }
    await withSnapshotTesting(record: false) {
      await Task.yield()
      #expect(SnapshotTestingConfiguration.current?.record == .missing)
    }
  }

  @Test(.snapshots(record: .failed)) func theTraitSetsTheModeOfItsTest() {
    #expect(SnapshotTestingConfiguration.current?.record == .failed)
  }

  @Test func aMissingGoldenIsRecordedAndFailsOnce() throws {
    let package = try TemporaryPackage()
    let first = try #require(package.assertion(named: "a").failure("one"))
    #expect(
      first.description.hasPrefix("There was no golden: this run recorded it. Look at it, and run"))
    #expect(first.description.contains("snapshots/CardTests/shows.a.txt"))
    #expect(package.read("snapshots/CardTests/shows.a.txt") == "one\n")
    #expect(package.assertion(named: "a").failure("one") == nil)
  }

  @Test func inContinuousIntegrationAMissingGoldenIsNotRecorded() throws {
    let package = try TemporaryPackage()
    let failure = try #require(
      package.assertion(named: "a").failure("one", environment: ["CI": "true"]))
    #expect(failure.description.hasPrefix("There is no golden at "))
    #expect(package.files(in: "snapshots") == [])
    #expect(
      package.files(in: ".build/snapshot-failures") == [
        "CardTests/shows.a.actual.txt", "CardTests/shows.a.txt.failure.json",
      ])
  }

  @Test(arguments: [Record.missing, .never])
  func aGoldenThatDoesNotMatchIsNotTouched(_ mode: Record) throws {
    let package = try TemporaryPackage()
    let golden = "snapshots/CardTests/shows.a.txt"
    try package.write("one\n", to: golden)
    #expect(package.assertion(named: "a", record: mode).failure("two") != nil)
    #expect(package.read(golden) == "one\n")
    #expect(package.assertion(named: "a", record: mode).failure("one") == nil)
  }

  @Test func failedReplacesAGoldenThatDoesNotMatchAndFails() throws {
    let package = try TemporaryPackage()
    let golden = "snapshots/CardTests/shows.a.txt"
    try package.write("one\n", to: golden)
    let failure = try #require(package.assertion(named: "a", record: .failed).failure("two"))
    #expect(failure.description.contains("this run replaced the golden"))
    #expect(failure.description.contains("  - one\n  + two"))
    #expect(package.read(golden) == "two\n")
    #expect(package.assertion(named: "a", record: .failed).failure("two") == nil)
  }

  @Test func failedReplacesAGoldenThatCannotBeRead() throws {
    let package = try TemporaryPackage()
    let golden = package.root.appendingPathComponent("snapshots/CardTests/shows.a.txt")
    try package.write("", to: "snapshots/CardTests/shows.a.txt")
    try Data([0xFF, 0xFE, 0xFD]).write(to: golden)
    let refused = try #require(package.assertion(named: "a").failure("two"))
    #expect(refused.description.hasSuffix("shows.a.txt cannot be read: it is not UTF-8 text"))
    #expect(try Data(contentsOf: golden) == Data([0xFF, 0xFE, 0xFD]))
    #expect(package.assertion(named: "a", record: .failed).failure("two") != nil)
    #expect(package.read("snapshots/CardTests/shows.a.txt") == "two\n")
  }

  @Test func allRecordsAndFailsEvenWhenNothingChanged() throws {
    let package = try TemporaryPackage()
    for text in ["one", "two", "two"] {
      let failure = try #require(package.assertion(named: "a", record: .all).failure(text))
      #expect(failure.description.hasPrefix("The record mode is 'all'"))
      #expect(package.read("snapshots/CardTests/shows.a.txt") == "\(text)\n")
    }
  }
}
