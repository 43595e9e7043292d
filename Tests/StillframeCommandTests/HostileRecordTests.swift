import Foundation
import StillGoldens
import StillImageFile
import StillframeArguments
import StillframeScenes
import Testing

@testable import StillframeReview

/// Records of failures that were not written by a test, as artefacts of a stranger's pull request may have.
@Suite struct HostileRecordTests {
  private final class Project {
    let folder: TemporaryFolder
    static let evil = Data("evil\n".utf8)

    init() throws {
      folder = try TemporaryFolder()
      try write("manifest\n", "Package.swift")
      try write("func shows() {}\n", "Tests/A.swift")
      try write("hook\n", ".git/hooks/pre-commit")
      #expect(unsafe chmod(folder.path(".git/hooks/pre-commit"), 0o755) == 0)
    }

    func write(_ text: String, _ path: String) throws {
      let url = URL(fileURLWithPath: folder.path(path))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    /// A record of which every word is the stranger's.
    func fail(
      golden: String, suite: String = "A", test: String = "shows()", file: String = "Tests/A.swift",
      reference: String? = nil
    ) throws {
      if let reference { try write(reference, ".build/snapshot-failures/A/r.txt") }
      try write("evil\n", ".build/snapshot-failures/A/a.txt")
      let failure = FailedSnapshot(
        suite: suite, test: test, file: file, line: 1, golden: golden, message: "It differs.",
        reference: reference == nil ? nil : "r.txt", actual: "a.txt", difference: nil)
      try write(
        String(decoding: failure.data, as: UTF8.self),
        ".build/snapshot-failures/A/x" + FailedSnapshot.suffix)
    }

    var list: ReviewList {
      let project = ProjectFolder(folder.url)
      return ReviewList(of: project, in: project.failures)
    }
  }

  @Test(arguments: [
    "Package.swift", ".git/hooks/pre-commit", ".swiftpm/configuration/mirrors.json",
    "Tests/A.swift",
    "Tests/__Snapshots__/A/shows.swift", "snapshots/A/shows.1.sh", "snapshots/A/shows.1.SWIFT",
    "snapshots/A/shows.swift.txt", "snapshots/A/.shows.1.txt", "snapshots/.git/shows.1.txt",
    "snapshots/A/other.1.txt", "snapshots/B/shows.1.txt", "snapshots/A/B/shows.1.txt",
    "snapshots/A/shows", "Sources/snapshots/A/shows.1.txt", ".a/__Snapshots__/A/shows.1.txt",
    "Sources/__Snapshots__/A/shows.1.txt", "./snapshots/A/shows.1.txt", "snapshots//A/shows.1.txt",
    "snapshots/A/../A/shows.1.txt", "", "/", "snapshots/A/", "snapshots/A/shows.1.txt\u{0}.png",
  ])
  func onlyGoldensOfTheRecordsTestAreWritten(_ path: String) throws {
    let project = try Project()
    for reference in [nil, "manifest\n", "hook\n"] {
      try project.fail(golden: path, reference: reference)
      let list = project.list
      #expect(list.all.map(\.state) == [.refused])
      #expect(list.all.first?.refusal != nil)
      #expect(throws: ReviewError.self) { try list.accept(0) }
      list.reject(0)
      #expect(list.open.isEmpty && list.all.map(\.state) == [.refused])
    }
    #expect(try project.folder.data("Package.swift") == Data("manifest\n".utf8))
    #expect(try project.folder.data(".git/hooks/pre-commit") == Data("hook\n".utf8))
    #expect(!FileManager.default.fileExists(atPath: project.folder.path("snapshots")))
  }

  @Test(arguments: ["snapshots/A/shows.1.txt", "Tests/__Snapshots__/A/shows.1.txt"])
  func goldensThatTheTestWouldMakeAreWritten(_ path: String) throws {
    let project = try Project()
    try project.fail(golden: path)
    try project.list.accept(0)
    #expect(try project.folder.data(path) == Project.evil)
  }

  @Test func aNewGoldenNeedsATestThatWouldMakeIt() throws {
    let project = try Project()
    try project.fail(golden: "snapshots/A/hides.1.txt", test: "hides()")
    #expect(project.list.all.first?.state == .refused)
    try project.fail(golden: "snapshots/B/shows.1.txt", suite: "B", file: "Tests/B.swift")
    #expect(project.list.all.first?.state == .refused)
    try project.fail(golden: "snapshots/A/shows.1.txt", file: "../A.swift")
    #expect(project.list.all.first?.state == .refused)
  }

  @Test func aGoldenThatMayBeRunIsNotWritten() throws {
    let project = try Project()
    try project.write("old\n", "snapshots/A/shows.1.txt")
    #expect(unsafe chmod(project.folder.path("snapshots/A/shows.1.txt"), 0o755) == 0)
    try project.fail(golden: "snapshots/A/shows.1.txt", reference: "old\n")
    #expect(throws: ReviewError.self) { try project.list.accept(0) }
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["actual", "record", "golden"])
  func nothingWaitsForPipes(_ place: String) throws {
    let project = try Project()
    try project.fail(golden: "snapshots/A/shows.1.txt", reference: "old\n")
    try project.write("old\n", "snapshots/A/shows.1.txt")
    let path =
      switch place {
      case "actual": ".build/snapshot-failures/A/a.txt"
      case "record": ".build/snapshot-failures/A/x" + FailedSnapshot.suffix
      default: "snapshots/A/shows.1.txt"
      }
    try FileManager.default.removeItem(atPath: project.folder.path(path))
    #expect(unsafe mkfifo(project.folder.path(path), 0o644) == 0)
    let list = project.list
    #expect(list.all.allSatisfy { $0.state == .refused } && list.open.isEmpty)
    #expect(list.all.allSatisfy { place != "actual" || $0.data(.after) == nil })
    if list.count > 0 { #expect(throws: ReviewError.self) { try list.accept(0) } }
  }

  /// Names of strangers are text on the page and in the report, whatever they say.
  @Test func namesThatTryToBeScriptsAreText() throws {
    let project = try Project()
    let script = "</script><script>alert(1)</script><img src=x onerror=alert(1)>]]>\"'&"
    try project.fail(golden: "snapshots/\(script)", suite: script, test: script, file: script)
    for option in ["--html", "--junit"] {
      let tool = Tool(
        Manual(), scenes: [], console: Recorder().console(), reviews: ReviewTool(environment: [:]))
      _ = tool.run([
        "review", "--package", project.folder.path(""), option, project.folder.path("out" + option),
      ])
    }
    for file in ["out--html/index.html", "out--junit"] {
      let text = String(decoding: try project.folder.data(file), as: UTF8.self)
      #expect(text.contains("alert(1)"), "\(file)")
      #expect(!text.contains("<script>alert") && !text.contains("<img src=x"), "\(file)")
    }
  }

  @Test func whatIsRefusedIsShownAsSuch() throws {
    let project = try Project()
    try project.fail(golden: "Package.swift", reference: "manifest\n")
    let recorder = Recorder()
    let tool = Tool(
      Manual(), scenes: [], console: recorder.console(), reviews: ReviewTool(environment: [:]))
    let junit = project.folder.path("junit.xml")
    _ = tool.run([
      "review", "--package", project.folder.path(""), "--junit", junit, "--html",
      project.folder.path("site"),
    ])
    let xml = String(decoding: try project.folder.data("junit.xml"), as: UTF8.self)
    #expect(xml.contains("refused: it lies in no folder of goldens of 'A'"))
    let page = String(decoding: try project.folder.data("site/index.html"), as: UTF8.self)
    #expect(page.contains(#""refusal":"it lies in no folder of goldens"#))
  }
}
