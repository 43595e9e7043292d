import Foundation
import StillGoldens
import Stillframe
import StillframeTesting
import Testing

/// Which goldens nobody uses: only on evidence, and never those of tests that did not run.
@Suite struct ObsoleteGoldenTests {
  private let golden = "snapshots/CardTests/"
  private let test = """
    import Testing
    @Suite struct CardTests {
      @Test func shows() {
        assertSnapshot(of: 1, as: .lines, named: "a")
      }
      @Test func other() { /* if */ assertSnapshot(of: 2, as: .lines, named: "if") }
      @Test func branches() {
        if isSunday { assertSnapshot(of: 2, as: .lines, named: "b") }
      }
    }
    """

  /// A package with a test file and goldens, all of them older than what follows.
  private func package(_ source: String? = nil, _ goldens: [String]) throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    if let source { try package.write(source, to: "Tests/SomeTests/CardTests.swift") }
    for name in goldens { try package.write("x", to: golden + name) }
    try age(package)
    return package
  }

  private func age(_ package: TemporaryPackage) throws {
    for path in package.files(in: ".") {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)],
        ofItemAtPath: package.root.appendingPathComponent(path).path)
    }
  }

  private func obsolete(_ package: TemporaryPackage) -> [String] {
    var goldens = ObsoleteGoldens(ProjectFolder(package.root))
    return goldens.all().map(\.path)
  }

  /// As if a run had ended.
  private func run(
    _ package: TemporaryPackage, _ assertions: [(test: String, name: String)],
    allHavePassed: Bool = true
  ) {
    let run = SnapshotRun()
    for (index, one) in assertions.enumerated() {
      _ = package.assertion(
        test: one.test, named: one.name, line: UInt(index), owner: one.test
      ).failure("x", run: run, environment: ["SNAPSHOT_TESTING_RECORD": "never"])
    }
    run.uses.write(allHavePassed: allHavePassed)
  }

  @Test func withoutARunOnlyWhatHasNoTestIsObsolete() throws {
    let package = try package(
      test, ["shows.a.txt", "shows.b.txt", "gone.a.txt", "other.if.txt", "showsMore.a.txt"])
    try package.write("x", to: "snapshots/GoneTests/shows.a.txt")
    try package.write("x", to: "Tests/SomeTests/__Snapshots__/GoneTests/shows.a.txt")
    try package.write("x", to: "Tests/OtherTests/__Snapshots__/CardTests/shows.a.txt")
    try package.write("x", to: "Tests/SomeTests/__Snapshots__/CardTests/shows.a.txt")
    #expect(
      obsolete(package) == [
        "Tests/OtherTests/__Snapshots__/CardTests/shows.a.txt",
        "Tests/SomeTests/__Snapshots__/GoneTests/shows.a.txt",
        "snapshots/CardTests/gone.a.txt", "snapshots/CardTests/showsMore.a.txt",
        "snapshots/GoneTests/shows.a.txt",
      ])
  }

  @Test func aRunShowsWhatItsTestsDoNotUse() throws {
    let package = try package(test, ["shows.a.txt", "shows.b.txt", "other.b.txt"])
    run(package, [("shows()", "a")])
    // The other test was filtered out.
    #expect(obsolete(package) == ["snapshots/CardTests/shows.b.txt"])
  }

  @Test func aRunWithAFailureShowsNothing() throws {
    let package = try package(test, ["shows.a.txt", "shows.b.txt"])
    run(package, [("shows()", "a")])
    run(package, [("shows()", "a")], allHavePassed: false)
    #expect(obsolete(package) == [])
  }

  @Test func aTestWithBranchesShowsNothing() throws {
    let package = try package(test, ["branches.a.txt", "branches.b.txt"])
    run(package, [("branches()", "a")])
    #expect(obsolete(package) == [])
  }

  @Test(arguments: ["XCTSkipIf(true)", "throw XCTSkip()", "Test.cancel()"])
  func whereTestsMayBeSkippedFromElsewhereARunShowsNothing(_ words: String) throws {
    let package = try package(test, ["shows.a.txt", "shows.b.txt"])
    try package.write("func needsNetwork() { \(words) }", to: "Tests/SomeTests/Support.swift")
    try age(package)
    run(package, [("shows()", "a")])
    #expect(obsolete(package) == [])
  }

  @Test func whatChangedAfterTheRunIsNotJudged() throws {
    let package = try package(test, ["shows.a.txt", "shows.b.txt"])
    run(package, [("shows()", "a")])
    #expect(obsolete(package) == ["snapshots/CardTests/shows.b.txt"])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: package.testFile)
    #expect(obsolete(package) == [])
    try age(package)
    run(package, [("shows()", "a")])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: package.root.appendingPathComponent(golden + "shows.b.txt").path)
    #expect(obsolete(package) == [])
  }

  @Test func aTestThatNamesItselfOtherwiseKeepsEverythingOfItsFile() throws {
    let package = try package(
      "func a() { assertSnapshot(of: 1, as: .lines, testName: word) }", ["else.a.txt"])
    #expect(obsolete(package) == [])
  }

  @Test func goldensOfTestsInWordsAndWithLabelsAreKept() throws {
    let package = try package(
      "@Test func `a name in words`() {}\n@Test func stack(width: Int) {}",
      ["a-name-in-words.1.txt", "stack-width.1.txt", "stack.1.txt", "stacks.1.txt"])
    #expect(obsolete(package) == ["snapshots/CardTests/stacks.1.txt"])
  }

  @Test func packagesInsideAndHiddenFoldersAreLeftAlone() throws {
    let package = try package(nil, [])
    try package.write("", to: "Inner/Package.swift")
    try package.write("x", to: "Inner/snapshots/GoneTests/a.1.txt")
    try package.write("x", to: ".hidden/__Snapshots__/GoneTests/a.1.txt")
    try package.write("x", to: "snapshots/GoneTests/.gitkeep")
    #expect(obsolete(package) == [])
  }
}
