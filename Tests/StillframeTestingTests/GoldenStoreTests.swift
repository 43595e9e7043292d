import Foundation
import StillframeTesting
import Testing

/// Where goldens and the files of failures are, and what happens when they cannot be.
@Suite struct GoldenStoreTests {
  @Test func goldensAreBesideTheTestFileWithoutASnapshotsFolder() throws {
    let package = try TemporaryPackage(snapshots: false)
    _ = package.assertion(named: "a").failure("one")
    #expect(
      package.files(in: "Tests/SomeTests/__Snapshots__") == ["CardTests/shows.a.txt"])
  }

  @Test func aFileCalledSnapshotsIsNoFolder() throws {
    let package = try TemporaryPackage(snapshots: false)
    try package.write("", to: "snapshots")
    _ = package.assertion(named: "a").failure("one")
    #expect(
      package.files(in: "Tests/SomeTests/__Snapshots__") == ["CardTests/shows.a.txt"])
  }

  @Test func theNearestManifestCounts() throws {
    let package = try TemporaryPackage()
    try package.write("// inner", to: "Tests/Package.swift")
    _ = package.assertion(named: "a").failure("one")
    #expect(package.files(in: "snapshots") == [])
    #expect(package.files(in: "Tests/SomeTests/__Snapshots__") == ["CardTests/shows.a.txt"])
  }

  @Test func failuresLeaveReferenceAndActual() throws {
    let package = try TemporaryPackage()
    try package.write("one\n", to: "snapshots/CardTests/shows.a.txt")
    let failure = try #require(package.assertion(named: "a").failure("two"))
    let folder = ".build/snapshot-failures/CardTests"
    #expect(
      package.files(in: folder) == [
        "shows.a.actual.txt", "shows.a.reference.txt", "shows.a.txt.failure.json",
      ])
    #expect(package.read("\(folder)/shows.a.actual.txt") == "two\n")
    #expect(package.read("\(folder)/shows.a.reference.txt") == "one\n")
    for file in ["shows.a.actual.txt", "shows.a.reference.txt"] {
      #expect(failure.description.contains("\(folder)/\(file)"))
    }
  }

  @Test func artifactsGoWhereTheEnvironmentSays() throws {
    let package = try TemporaryPackage()
    try package.write("one\n", to: "snapshots/CardTests/shows.a.txt")
    _ = package.assertion(named: "a").failure(
      "two",
      environment: ["SNAPSHOT_ARTIFACTS": package.root.appendingPathComponent("kept").path])
    #expect(
      package.files(in: "kept") == [
        "CardTests/shows.a.actual.txt", "CardTests/shows.a.reference.txt",
        "CardTests/shows.a.txt.failure.json",
      ])
    #expect(package.files(in: ".build") == [])
  }

  @Test func aPassingTestWritesNothing() throws {
    let package = try TemporaryPackage()
    try package.write("one\n", to: "snapshots/CardTests/shows.a.txt")
    #expect(package.assertion(named: "a").failure("one") == nil)
    #expect(package.files(in: ".") == ["Package.swift", "snapshots/CardTests/shows.a.txt"])
  }

  @Test func aGoldenThatCannotBeWrittenIsAFailureWithItsPath() throws {
    let package = try TemporaryPackage()
    try package.write("in the way", to: "snapshots/CardTests")
    let failure = try #require(package.assertion(named: "a").failure("one"))
    #expect(failure.description.contains("snapshots/CardTests/shows.a.txt cannot be written: "))
    #expect(package.read("snapshots/CardTests") == "in the way")
  }

  @Test func aValueThatCannotBeMadeIsAFailureWithItsReason() throws {
    struct Broken: Error, CustomStringConvertible {
      let description = "no such size"
    }
    let package = try TemporaryPackage()
    let failure = #expect(throws: SnapshotFailure.self) {
      try package.assertion(named: "a").check(
        { () throws -> String in throw Broken() }, as: .lines,
        environment: SnapshotEnvironment([:]), run: SnapshotRun())
    }
    #expect(failure?.description == "The snapshot could not be made: no such size")
    #expect(package.files(in: "snapshots") == [])
  }
}
