import Foundation
import StillGoldens
import StillImageFile
import Stillframe
import StillframeTesting
import Testing

/// Goldens that are none, or lie where they may not: a clear failure, and everything as it was.
@Suite struct BadGoldenTests {
  private let path = "snapshots/CardTests/shows.a.png"

  private func check(_ package: TemporaryPackage, named name: String = "a") -> SnapshotFailure? {
    do {
      try package.assertion(named: name).check(
        { Color.red.frame(width: 4, height: 4) }, as: .image,
        environment: SnapshotEnvironment([:]), run: SnapshotRun())
      return nil
    } catch {
      return error
    }
  }

  @Test func aTruncatedGoldenCannotBeRead() throws {
    let package = try TemporaryPackage()
    _ = check(package)
    let golden = package.root.appendingPathComponent(path)
    let part = try Data(contentsOf: golden).prefix(40)
    try part.write(to: golden)
    let failure = try #require(check(package))
    #expect(failure.description.contains("shows.a.png cannot be read: "))
    #expect(try Data(contentsOf: golden) == part)
  }

  @Test func aGoldenThatIsNoPictureCannotBeRead() throws {
    let package = try TemporaryPackage()
    try package.write("no picture", to: path)
    #expect(check(package)?.description.contains("shows.a.png cannot be read: ") == true)
    #expect(package.read(path) == "no picture")
  }

  @Test func aGoldenThatIsAFolderCannotBeRead() throws {
    let package = try TemporaryPackage()
    try package.write("inside", to: path + "/file")
    #expect(check(package)?.description.contains("shows.a.png cannot be read: ") == true)
    #expect(package.read(path + "/file") == "inside")
  }

  @Test func aGoldenThatIsHugeCannotBeRead() throws {
    let package = try TemporaryPackage()
    try package.write("", to: path)
    #expect(unsafe truncate(package.root.appendingPathComponent(path).path, 3 << 30) == 0)
    #expect(check(package)?.description.contains("shows.a.png cannot be read: ") == true)
  }

  /// A golden of another format than its name says is compared by its pixels, or cannot be read.
  @Test(arguments: ["gif", "svg", "pdf", "jpg"]) func aGoldenOfAnotherFormatCannotBeRead(
    _ format: String
  ) throws {
    let package = try TemporaryPackage()
    let beginnings = [
      "gif": "GIF89a\u{4}\u{0}\u{4}\u{0}\u{0}\u{0}\u{0};",
      "svg": "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>",
      "pdf": "%PDF-1.4\n", "jpg": "\u{FF}\u{D8}\u{FF}",
    ]
    let bytes = try #require(beginnings[format])
    try package.write(bytes, to: path)
    #expect(check(package)?.description.contains("shows.a.png cannot be read: ") == true)
    #expect(package.read(path) == bytes)
  }

  @Test func aGoldenThatIsALinkToItselfIsRefused() throws {
    let package = try TemporaryPackage()
    try package.write("", to: "snapshots/CardTests/other")
    try FileManager.default.createSymbolicLink(
      atPath: package.root.appendingPathComponent(path).path, withDestinationPath: "shows.a.png")
    let failure = try #require(check(package))
    #expect(!failure.description.contains("recorded the golden"), "\(failure.description)")
  }

  @Test(.timeLimit(.minutes(10))) func aGoldenThatIsAPipeIsNotWaitedFor() throws {
    let package = try TemporaryPackage()
    try package.write("", to: "snapshots/CardTests/other")
    #expect(unsafe mkfifo(package.root.appendingPathComponent(path).path, 0o644) == 0)
    #expect(check(package)?.description.contains("shows.a.png cannot be read: ") == true)
  }

  /// Test processes that record and compare one picture at once: each reads a whole one.
  @Test func processesThatRecordOnePictureReadWholeOnes() async throws {
    let package = try TemporaryPackage()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<3 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [root = package.root.path as String, number = number as Int] in
            let assertion = SnapshotAssertion(
              file: root + "/Tests/SomeTests/CardTests.swift", line: 10, test: "shows()", name: "a",
              owner: "one", isParameterized: false, record: nil)
            func outcome(_ mode: String) -> String {
              do {
                try assertion.check(
                  { Color.red.frame(width: CGFloat(4 + number), height: 4) }, as: .image,
                  environment: SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": mode]),
                  run: SnapshotRun())
                return "passed"
              } catch {
                return error.description
              }
            }
            for turn in 0..<20 {
              let words = outcome(turn % 2 == 0 ? "all" : "never")
              precondition(!words.contains("cannot be"), words)
            }
          }
        }
      }
    }
    #expect(package.files(in: "snapshots") == ["CardTests/shows.a.png"])
    let golden = try Data(contentsOf: package.root.appendingPathComponent(path))
    #expect(try PictureDecoder(golden).height == 4)
  }

  /// Two test processes that record one golden at once: one of them wins, and nothing else is left.
  @Test func processesThatRecordOneGoldenLeaveAWholeOne() async throws {
    let package = try TemporaryPackage()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<3 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [root = package.root.path as String, number = number as Int] in
            for turn in 0..<40 {
              let golden = URL(fileURLWithPath: root + "/snapshots/CardTests/shows.a.txt")
              try FileManager.default.createDirectory(
                at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
              let text = String(repeating: "\(number)", count: 20_000 + turn)
              try AtomicFile.write(Data(text.utf8), to: golden)
              let read = try AtomicFile.readRegular(golden)
              precondition(Set(read).count == 1 && read.count >= 20_000)
            }
          }
        }
      }
    }
    #expect(package.files(in: "snapshots") == ["CardTests/shows.a.txt"])
  }

  @Test(arguments: [true, false]) func aLinkThatLeavesTheProjectIsRefused(
    _ isThere: Bool
  ) throws {
    let package = try TemporaryPackage()
    let outside = try TemporaryPackage()
    let target = outside.root.appendingPathComponent("target.png")
    if isThere { try outside.write("theirs", to: "target.png") }
    try package.write("", to: "snapshots/CardTests/other")
    try FileManager.default.createSymbolicLink(
      at: package.root.appendingPathComponent(path), withDestinationURL: target)
    let failure = try #require(check(package))
    #expect(failure.description.contains("outside of the project"))
    #expect(outside.read("target.png") == (isThere ? "theirs" : nil))
  }

  @Test func aFolderThatIsALinkOutOfTheProjectIsRefused() throws {
    let package = try TemporaryPackage()
    let outside = try TemporaryPackage()
    try FileManager.default.createSymbolicLink(
      at: package.root.appendingPathComponent("snapshots/CardTests"),
      withDestinationURL: outside.root)
    #expect(check(package)?.description.contains("outside of the project") == true)
    #expect(outside.files(in: ".") == ["Package.swift"])
  }

  @Test func aNameThatIsTooLongForAFileIsRefused() throws {
    let package = try TemporaryPackage()
    let failure = try #require(check(package, named: String(repeating: "a", count: 300)))
    #expect(failure.description.contains("give the snapshot a shorter name"))
    #expect(package.files(in: "snapshots") == [])
  }

  @Test func goldensOfTheirsAreCalledAsTheyCallThem() throws {
    for (name, file) in [
      ("iPhone 13 (dark)", "iPhone-13-dark"), ("a--b", "a-b"), ("日本", "日本"), ("a_b.c", "a_b-c"),
      ("👩 x", "x"),
    ] {
      #expect(try GoldenNaming.shared.sanitized(name) == file)
    }
    #expect(try GoldenNaming.shared.ofTest("shows(_:)") == "shows-_")
    #expect(throws: UnusableGoldenName.self) { try GoldenNaming.shared.sanitized("👩") }
  }

  @Test func textGoldensOfTheirsAgreeWithAndWithoutALineFeed() throws {
    let package = try TemporaryPackage(snapshots: false)
    let path = "Tests/SomeTests/__Snapshots__/CardTests/shows.a.txt"
    for golden in ["one", "one\n"] {
      try package.write(golden, to: path)
      #expect(package.assertion(named: "a").failure("one") == nil)
      #expect(package.read(path) == golden)
    }
    _ = package.assertion(named: "b").failure("new")
    #expect(package.read("Tests/SomeTests/__Snapshots__/CardTests/shows.b.txt") == "new")
  }
}
