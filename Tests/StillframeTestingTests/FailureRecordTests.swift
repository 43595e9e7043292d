import Foundation
import StillGoldens
import Stillframe
import StillframeTesting
import Testing

/// What a failing assertion leaves for whoever decides about it.
@Suite struct FailureRecordTests {
  private func check(
    _ width: CGFloat, _ package: TemporaryPackage, _ variables: [String: String] = [:]
  ) -> SnapshotFailure? {
    do {
      try package.assertion(named: "a", line: 12).check(
        { Color.red.frame(width: width, height: 4) }, as: .image,
        environment: SnapshotEnvironment(variables), run: SnapshotRun())
      return nil
    } catch {
      return error
    }
  }

  @Test func aFailureIsNotedBesideItsPicturesAndForgottenWhenTheTestPasses() throws {
    let package = try TemporaryPackage()
    _ = check(4, package)
    let failures = ".build/snapshot-failures"
    #expect(package.files(in: failures) == [])
    #expect(check(6, package) != nil)
    let entries = FailureFolder(package.root.appendingPathComponent(failures)).entries()
    let failure = try #require(entries.first?.failure)
    #expect(entries.count == 1)
    #expect(failure.suite == "CardTests" && failure.test == "shows()" && failure.line == 12)
    #expect(failure.file == "Tests/SomeTests/CardTests.swift")
    #expect(failure.golden == "snapshots/CardTests/shows.a.png")
    #expect(failure.message.contains("had .frame(width: 4, height: 4)"))
    #expect(
      failure.artifacts.map { package.files(in: failures).contains("CardTests/" + $0) } == [
        true, true, true,
      ])
    #expect(check(4, package) == nil)
    #expect(package.files(in: failures) == [])
  }

  @Test func whereNothingIsRecordedAMissingGoldenIsNotedToo() throws {
    let package = try TemporaryPackage()
    #expect(check(4, package, ["CI": "1"]) != nil)
    let entries = FailureFolder(package.root.appendingPathComponent(".build/snapshot-failures"))
      .entries()
    #expect(entries.map(\.failure.reference) == [nil])
    #expect(entries.map(\.failure.actual) == ["shows.a.actual.png"])
  }

  @Test(arguments: ["../outside.png", "/etc/hostname", "", "..", "link.png"])
  func aNoteThatNamesFilesElsewhereIsLeftOut(_ name: String) throws {
    let package = try TemporaryPackage()
    let outside = try TemporaryPackage()
    try outside.write("theirs", to: "target.png")
    try package.write("x", to: "failures/a.png")
    try FileManager.default.createSymbolicLink(
      at: package.root.appendingPathComponent("failures/link.png"),
      withDestinationURL: outside.root.appendingPathComponent("target.png"))
    var failure = FailedSnapshot(
      suite: "A", test: "a()", file: "A.swift", line: 1, golden: "snapshots/A/a.png", message: "m",
      reference: nil, actual: "a.png", difference: nil)
    let folder = FailureFolder(package.root.appendingPathComponent("failures"))
    let note = package.root.appendingPathComponent("failures/a.png.failure.json")
    try failure.data.write(to: note)
    #expect(folder.entries().count == 1)
    failure.actual = name
    try failure.data.write(to: note)
    #expect(folder.entries().count == 0)
  }

  @Test func gitHubShowsAFailureBesideItsSource() throws {
    #expect(GitHubAnnotation(["CI": "true"]) == nil)
    let annotation = try #require(
      GitHubAnnotation(["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/github/workspace/cards"]))
    #expect(
      annotation.words(
        "Text \"Cat\" moved, 100%\nof it", file: "/github/workspace/cards/Tests/A,B:C.swift",
        line: 7)
        == "::error file=Tests/A%2CB%3AC.swift,line=7,title=Snapshot::Text \"Cat\" moved, 100%25%0Aof it\n"
    )
    #expect(annotation.words("m", file: "/elsewhere/A.swift", line: 7).contains("file=/elsewhere/"))
  }
}
