import StillframeTesting
import Testing

/// What the goldens of assertions are called.
@Suite struct AssertionNameTests {
  @Test func namesCannotLeaveTheFolder() throws {
    let package = try TemporaryPackage()
    _ = package.assertion(test: "../x()", named: "../../y").failure("one")
    #expect(package.files(in: "snapshots") == ["CardTests/x.y.txt"])
  }

  @Test func anExtensionCannotLeaveTheFolderEither() throws {
    let package = try TemporaryPackage()
    _ = package.assertion(named: "a").failure("one", pathExtension: "../../t x/t")
    #expect(package.files(in: "snapshots") == ["CardTests/shows.a.t-x-t"])
    #expect(package.assertion(named: "b").failure("one", pathExtension: "/") != nil)
    #expect(package.files(in: "snapshots") == ["CardTests/shows.a.t-x-t"])
  }

  @Test func namesOfOneTextInTwoFormsCollide() throws {
    let package = try TemporaryPackage()
    let run = SnapshotRun()
    _ = package.assertion(named: "\u{E9}").failure("one", run: run)
    let failure = try #require(package.assertion(named: "e\u{301}").failure("one", run: run))
    #expect(failure.description.hasPrefix("Two snapshots of this run have the golden"))
    let other = package.assertion(named: "日本").failure("one", run: run)
    #expect(other?.description.contains("recorded it") == true)
  }

  @Test func withoutANameSnapshotsAreNumberedFromOneInEachTest() throws {
    let package = try TemporaryPackage()
    let run = SnapshotRun()
    _ = package.assertion(test: "first()").failure("one", run: run)
    _ = package.assertion(test: "first()").failure("two", run: run)
    _ = package.assertion(test: "second()", owner: "two").failure("three", run: run)
    #expect(
      package.files(in: "snapshots/CardTests") == ["first.1.txt", "first.2.txt", "second.1.txt"])
    #expect(package.read("snapshots/CardTests/first.2.txt") == "two\n")
  }

  @Test func casesOfOneTestCannotBeNumbered() throws {
    let package = try TemporaryPackage()
    let failure = try #require(package.assertion(isParameterized: true).failure("one"))
    #expect(failure.description.contains("run in any order"))
    #expect(package.files(in: "snapshots") == [])
    let named = package.assertion(named: "a", isParameterized: true).failure("one")
    #expect(named?.description.contains("recorded it") == true)
  }

  @Test func testsOfOneNameInOneFileCannotBothNumberTheirSnapshots() throws {
    let package = try TemporaryPackage()
    let run = SnapshotRun()
    _ = package.assertion(owner: "SuiteA").failure("one", run: run)
    let failure = try #require(package.assertion(owner: "SuiteB").failure("two", run: run))
    #expect(failure.description.hasPrefix("Two tests of this file are called 'shows'"))
  }

  @Test func twoSnapshotsWithOneGoldenFail() throws {
    let package = try TemporaryPackage()
    try package.write("one\n", to: "snapshots/CardTests/shows.a-b.txt")
    let run = SnapshotRun()
    #expect(package.assertion(named: "a b", line: 10).failure("one", run: run) == nil)
    let failure = try #require(package.assertion(named: "a/b", line: 20).failure("one", run: run))
    #expect(failure.description.contains("CardTests.swift:10 and CardTests.swift:20"))
    #expect(package.assertion(named: "a b").failure("one") == nil, "another run is not disturbed")
  }

  @Test func namesThatDifferInCaseOnlyCollide() throws {
    let package = try TemporaryPackage()
    let run = SnapshotRun()
    _ = package.assertion(named: "wide").failure("one", run: run)
    let failure = try #require(package.assertion(named: "Wide").failure("one", run: run))
    #expect(failure.description.hasPrefix("Two snapshots of this run have the golden"))
  }
}
