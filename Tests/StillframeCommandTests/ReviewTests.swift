import Foundation
import StillGoldens
import Stillframe
import StillframeArguments
import StillframeScenes
import StillframeServer
import Testing

@testable import StillframeReview

/// What is decided about snapshots that failed.
@Suite struct ReviewTests {
  /// A package with failures of a picture, a text and a golden that was missing.
  private final class Project {
    let folder: TemporaryFolder
    let green: Data
    let red: Data

    init() throws {
      folder = try TemporaryFolder()
      func picture(_ color: Color) throws -> Data {
        try ImageRenderer(content: color.frame(width: 4, height: 2)).bitmap().pngData()
      }
      (green, red) = (try picture(.green), try picture(.red))
      try write(Data(), "Package.swift")
      try write(Data("func card() {}\nfunc text() {}\nfunc shows() {}".utf8), "Tests/A.swift")
      try write(Data("func new() {}".utf8), "Tests/B.swift")
      try fail(
        "A", "card.1.png", before: green, after: red, words: "Color & <b> turned \"red\"\n8 pixels")
      try fail("A", "text.1.txt", before: Data("one\n".utf8), after: Data("two\n".utf8))
      try fail("B", "new.1.png", before: nil, after: red)
    }

    func write(_ data: Data, _ path: String) throws {
      let url = URL(fileURLWithPath: folder.path(path))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }

    func read(_ path: String) -> Data? { try? folder.data(path) }

    /// As a test leaves it.
    func fail(
      _ suite: String, _ name: String, before: Data?, after: Data, words: String = "It differs.",
      golden: String? = nil, test: String? = nil
    ) throws {
      let path = ".build/snapshot-failures/\(suite)/"
      if let before {
        try write(before, path + "reference." + name)
        try write(before, "snapshots/\(suite)/\(name)")
      }
      try write(after, path + "actual." + name)
      let failure = FailedSnapshot(
        suite: suite, test: test ?? (name.split(separator: ".").first ?? "") + "()",
        file: "Tests/\(suite).swift", line: 7,
        golden: golden ?? "snapshots/\(suite)/\(name)", message: words,
        reference: before == nil ? nil : "reference." + name, actual: "actual." + name,
        difference: nil)
      try write(failure.data, path + name + FailedSnapshot.suffix)
    }

    var list: ReviewList {
      let project = ProjectFolder(folder.url)
      return ReviewList(of: project, in: project.failures)
    }

    func run(_ words: String..., environment: [String: String] = [:]) -> ToolRun {
      let recorder = Recorder()
      let tool = Tool(
        Manual(), scenes: [], console: recorder.console(),
        reviews: ReviewTool(environment: environment))
      let status = tool.run(["review", "--package", folder.path("")] + words)
      return ToolRun(status: status, output: recorder.outputData, errors: recorder.errors)
    }
  }

  @Test func whatIsAcceptedIsTheGoldenAndWhatIsRejectedIsNot() throws {
    let project = try Project()
    let list = project.list
    #expect(list.all.map(\.name) == ["card.1", "text.1", "new.1"])
    try list.accept(0)
    list.reject(1)
    try list.accept(2)
    try list.accept(2)
    #expect(project.read("snapshots/A/card.1.png") == project.red)
    #expect(project.read("snapshots/A/text.1.txt") == Data("one\n".utf8))
    #expect(project.read("snapshots/B/new.1.png") == project.red)
    #expect((list.accepted, list.rejected, list.open) == (2, 1, []))
    // What was accepted is no failure any more, also for the next review.
    #expect(project.list.all.map(\.name) == ["text.1"])
  }

  @Test(arguments: ["../outside.png", "snapshots/../../outside.png", "/tmp/stillframe-outside.png"])
  func goldensOutsideAreLeftAlone(_ path: String) throws {
    let project = try Project()
    try project.fail("A", "card.1.png", before: nil, after: project.red, golden: path)
    let list = project.list
    #expect(list.all[0].state == .refused)
    #expect(throws: ReviewError.self) { try list.accept(0) }
    let outside = project.folder.url.deletingLastPathComponent().path + "/outside.png"
    #expect(!FileManager.default.fileExists(atPath: outside))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/stillframe-outside.png"))
  }

  /// A record may come from a stranger: what it names is written only where the project keeps goldens.
  @Test(arguments: [
    "Package.swift", ".git/hooks/pre-commit", ".swiftpm/configuration/mirrors.json",
    "Sources/A/main.swift",
    "snapshots/A/shows.swift", "snapshots/A/shows.1.sh", "snapshots/A/.shows.png",
    "snapshots/.A/shows.png",
    "snapshots/A/other.1.png", "snapshots/B/shows.1.png", "snapshots/shows.1.png",
    "snapshots/A/B/shows.1.png",
    "Tests/__Snapshots__/B/shows.1.png",
    "snapshots//shows.1.png",
    "snapshots/A/tool.1.png",
  ])
  func onlyGoldensAreWritten(_ path: String) throws {
    let project = try Project()
    try project.write(Data("exit 0\n".utf8), ".git/hooks/pre-commit")
    try project.write(Data("tool".utf8), "snapshots/A/tool.1.png")
    for file in [".git/hooks/pre-commit", "snapshots/A/tool.1.png"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: project.folder.path(file))
    }
    let before = project.read(path)
    try project.fail(
      "A", "card.1.png", before: nil, after: project.red, golden: path, test: "shows()")
    if let before { try project.write(before, ".build/snapshot-failures/A/reference.card.1.png") }
    let list = project.list
    let item = try #require(list.all.first { $0.failure.golden == path })
    #expect(throws: ReviewError.self) { try list.accept(item.number) }
    #expect(project.read(path) == before)
    #expect(item.message.hasPrefix("refused: "))
  }

  @Test(arguments: [
    "snapshots/A/shows.9.png", "Tests/__Snapshots__/A/shows.9.png", "snapshots/A/shows.txt",
  ])
  func goldensThatTheTestWouldMakeAreWritten(_ path: String) throws {
    let project = try Project()
    try project.fail(
      "A", "card.1.png", before: nil, after: project.red, golden: path, test: "shows()")
    try project.list.accept(0)
    #expect(project.read(path) == project.red)
  }

  @Test func artifactsThatAreNoFilesAreRefusedWithoutWaiting() throws {
    let project = try Project()
    let folder = ".build/snapshot-failures/A/"
    let (actual, record) = ("actual.card.1.png", "pipe.1.png" + FailedSnapshot.suffix)
    try FileManager.default.removeItem(atPath: project.folder.path(folder + actual))
    #expect(unsafe mkfifo(project.folder.path(folder + actual), 0o600) == 0)
    #expect(unsafe mkfifo(project.folder.path(folder + record), 0o600) == 0)
    let list = project.list
    #expect(list.count == 3)
    #expect(throws: ReviewError.self) { try list.accept(0) }
    #expect(list.all[0].data(.after) == nil)
    #expect(project.read("snapshots/A/card.1.png") == project.green)
    try FileManager.default.removeItem(atPath: project.folder.path(folder + actual))
    try FileManager.default.createDirectory(
      atPath: project.folder.path(folder + actual), withIntermediateDirectories: false)
    #expect(throws: ReviewError.self) { try project.list.accept(0) }
  }

  @Test func goldensThatLinksLeadOutsideAreLeftAlone() throws {
    let project = try Project()
    let outside = try TemporaryFolder()
    try outside.write("theirs", to: "card.1.png")
    let golden = project.folder.path("snapshots/A/card.1.png")
    try FileManager.default.removeItem(atPath: golden)
    try FileManager.default.createSymbolicLink(
      atPath: golden, withDestinationPath: outside.path("card.1.png"))
    let error = #expect(throws: ReviewError.self) { try project.list.accept(0) }
    #expect(error?.description.contains("outside of the project") == true)
    #expect(try outside.data("card.1.png") == Data("theirs".utf8))
    try FileManager.default.removeItem(atPath: project.folder.path("snapshots/A"))
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.path("snapshots/A"), withDestinationPath: outside.path(""))
    #expect(throws: ReviewError.self) { try project.list.accept(1) }
    #expect(try outside.entries == ["card.1.png"])
  }

  @Test func aGoldenThatHasChangedSinceIsLeftAlone() throws {
    let project = try Project()
    try project.write(Data("three\n".utf8), "snapshots/A/text.1.txt")
    #expect(throws: ReviewError.changed(golden: "snapshots/A/text.1.txt")) {
      try project.list.accept(1)
    }
    #expect(project.read("snapshots/A/text.1.txt") == Data("three\n".utf8))
  }

  @Test func thePageIsAnsweredAndNothingBesideIt() throws {
    let project = try Project()
    let server = ReviewServer(project.list, obsolete: [])
    func get(_ path: String, isChange: Bool = false) -> PageServer.Response {
      server.answer(PageServer.Request(path: path, query: [:], isChange: isChange))
    }
    #expect(get("").type.hasPrefix("text/html"))
    let json = String(decoding: get("failures").body, as: UTF8.self)
    #expect(json.contains(#""address":"picture/0/before""#))
    #expect(json.contains(#""texts":["one\n","two\n"]"#))
    #expect(get("picture/0/before").body == project.green)
    #expect(get("picture/0/after").body == project.red)
    for path in [
      "picture/0/difference", "picture/3/after", "picture/-1/after", "picture/1/after",
      "picture/0/../after", "picture/0/after/0", "picture/0/after/x", "picture", "accept/0",
      "../Package.swift", "picture/0/..", "snapshots/A/card.1.png", "failures/0",
    ] {
      #expect(get(path).status == 404, "\(path)")
    }
    for path in ["", "failures", "accept", "accept/9", "accept/x", "reject/-1", "forget/0"] {
      #expect(get(path, isChange: true).status == 404, "\(path)")
    }
    #expect(get("accept/0", isChange: true).status == 200)
    #expect(get("reject/1", isChange: true).status == 200)
    #expect(project.read("snapshots/A/card.1.png") == project.red)
    try project.write(project.green, "snapshots/B/new.1.png")
    let refused = get("accept/all", isChange: true)
    #expect(refused.status == 409)
    #expect(String(decoding: refused.body, as: UTF8.self).contains("has changed since"))
    #expect(project.read("snapshots/A/text.1.txt") == Data("one\n".utf8), "it was rejected")
  }

  @Test func aKeyForEachOrOneForAll() throws {
    let project = try Project()
    func ask(_ keys: String) throws -> (ReviewList, String) {
      let list = project.list
      let recorder = Recorder()
      var rest = Array(keys)
      try ReviewTerminal(list, console: recorder.console()) {
        rest.isEmpty ? nil : rest.removeFirst()
      }.run()
      return (list, recorder.output)
    }
    let (skipped, words) = try ask("xs?q")
    #expect((skipped.accepted, skipped.rejected, skipped.open.count) == (0, 0, 3))
    #expect(words.contains("1 of 3  A  card.1  (card(), A.swift:7)"))
    #expect(words.contains("Color & <b> turned \"red\""))
    let (some, _) = try ask("ra\u{3}")
    #expect((some.accepted, some.rejected, some.open.count) == (1, 1, 1))
    #expect(project.read("snapshots/A/text.1.txt") == Data("two\n".utf8))
    let (none, _) = try ask("R")
    #expect((none.accepted, none.rejected) == (0, 2))
    let (all, _) = try ask("A")
    #expect(all.accepted == 2)
    #expect(project.read("snapshots/A/card.1.png") == project.red)
  }

  @Test func filesForOtherPrograms() throws {
    let project = try Project()
    let (site, junit) = (project.folder.path("site"), project.folder.path("junit.xml"))
    let run = project.run("--html", site, "--junit", junit, "--suite", "A")
    #expect(run.status == .done && run.errors == "")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site).sorted() == [
        "index.html", "pictures",
      ])
    #expect(project.read("site/pictures/0-before.png") == project.green)
    let page = String(decoding: try #require(project.read("site/index.html")), as: UTF8.self)
    #expect(page.contains(#"pictures/0-after.png"#) && !page.contains("<b> turned"))
    let xml = String(decoding: try #require(project.read("junit.xml")), as: UTF8.self)
    #expect(xml.contains(#"<testsuite name="A" tests="2" failures="2""#))
    #expect(xml.contains(#"message="Color &amp; &lt;b&gt; turned &quot;red&quot;""#))
    #expect(xml.contains(#"file="Tests/A.swift" line="7""#))
    #expect(
      xml.contains(
        "[[ATTACHMENT|\(project.folder.path(".build/snapshot-failures/A/actual.card.1.png"))]]"))
    // Again, over what was there; but not over what is somebody else's.
    #expect(project.run("--html", site).status == .done)
    try project.write(Data(), "site/notes.txt")
    #expect(project.run("--html", site).errors.contains("holds 'notes.txt'"))
  }

  @Test func whatNoTestUsesIsNamedAndPruned() throws {
    let project = try Project()
    try project.write(Data("func shows() {}".utf8), "Tests/A.swift")
    try FileManager.default.removeItem(atPath: project.folder.path(".build"))
    let told = project.run()
    #expect(told.text.contains("obsolete: snapshots/A/card.1.png (A.swift has no test 'card')"))
    #expect(told.text.contains("no snapshot has failed") && told.status == .done)
    try project.write(project.red, "snapshots/A/shows.1.png")
    let pruned = project.run("--prune")
    #expect(pruned.text.contains("removed: snapshots/A/text.1.txt"))
    #expect(project.read("snapshots/A/shows.1.png") != nil)
    #expect(project.read("snapshots/A/text.1.txt") == nil)
    #expect(project.run("--prune").text == "every golden is used\n")
  }

  @Test func wrongWordsAreAnswered() throws {
    let project = try Project()
    #expect(project.run("--terminal", "--html", "x").errors.contains("do not go together"))
    #expect(project.run("--port", "99999").errors.contains("'--port' is a number"))
    #expect(project.run("--failures", "/nowhere").errors.contains("no folder '/nowhere'"))
    #expect(project.run("--html", "/proc/nowhere").errors.contains("cannot be written"))
    let elsewhere = ReviewTool(environment: [:])
    var options = Command.Review()
    options.package = "/proc"
    #expect(throws: ReviewError.noPackage("/proc")) {
      try elsewhere.review(options, console: Recorder().console())
    }
    let other = try TemporaryFolder()
    #expect(
      project.run(environment: ["SNAPSHOT_ARTIFACTS": other.path("")]).text.contains(
        "no snapshot has failed"))
  }

  @Test func aCatalogueHasNoReview() {
    #expect(
      ToolRun(["review"], manual: Manual(program: "pictures", kind: .catalogue)).status == .failed)
  }
}
