import Foundation
import Stillframe
import Testing

@testable import StillframeScenes

/// A picture for every row.
@Suite struct BatchTests {
  private struct Ticket: Decodable, Sendable {
    let id: String
    let width: Double
    var seats: [Int]?
  }

  private let scenes: [any SceneList] = [
    Still("ticket", rows: Ticket.self) { ticket in
      Color.red.frame(width: ticket.width, height: 2)
    },
    Still("square", size: CGSize(width: 4, height: 4)) { Color.red },
  ]

  /// Runs `batch` on rows in a folder, in which `out` is the pictures' own.
  private func batch(
    _ rows: String, in folder: TemporaryFolder, _ words: String..., pattern: String = "out/{id}.png"
  ) throws -> ToolRun {
    try folder.write(rows, to: "rows.jsonl")
    return ToolRun(
      ["batch", "ticket", "--rows", folder.path("rows.jsonl"), "-o", folder.path(pattern)] + words,
      scenes: scenes)
  }

  private func made(_ folder: TemporaryFolder) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path("out"))) ?? [])
      .filter { $0.hasSuffix(".png") }.sorted()
  }

  private func row(_ id: String, _ width: Int = 3) -> String {
    #"{"id": "\#(id)", "width": \#(width)}"# + "\n"
  }

  @Test func everyRowBecomesAPictureNamedAfterItsKey() throws {
    let folder = try TemporaryFolder()
    let run = try batch(row("a", 3) + row("b", 5), in: folder, "--scale", "2")
    #expect(run.status == .done && run.output.isEmpty && run.errors == "")
    #expect(made(folder) == ["a.png", "b.png"])
    let bitmap = try Bitmap(pngData: folder.data("out/b.png"))
    #expect(bitmap.width == 10 && bitmap.height == 4)
  }

  @Test func oneThreadAndManyMakeTheSameFiles() throws {
    let rows = (1...60).map { row("r\($0)", $0) }.joined()
    let (one, many) = (try TemporaryFolder(), try TemporaryFolder())
    for (folder, jobs) in [(one, "1"), (many, "7")] {
      let run = try batch(rows, in: folder, "--jobs", jobs)
      #expect(run.status == .done, "\(jobs) jobs: \(run.errors)")
    }
    #expect(made(one).count == 60 && made(one) == made(many))
    for name in made(one) {
      #expect(try one.data("out/" + name) == many.data("out/" + name), "\(name)")
    }
  }

  /// The most memory that this process has taken so far, in KiB.
  private static func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber)))
  }

  @Test func memoryDoesNotDependOnTheNumberOfRows() async throws {
    let folder = try TemporaryFolder()
    // In a process of its own, in which nothing else takes memory.
    await #expect(processExitsWith: .exitCode(0)) { [path = folder.url.path as String] in
      let scenes: [any SceneList] = [
        Still("ticket", rows: Ticket.self) { Color.red.frame(width: $0.width, height: 2) }
      ]
      var peaks: [Int] = []
      for count in [100, 10_000] {
        let rows = (0..<count).map { #"{"id": "\#(count)-\#($0)", "width": \#($0 % 50 + 1)}"# }
        let file = path + "/rows-\(count)"
        try Data(rows.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
        let run = ToolRun(
          ["batch", "ticket", "--rows", file, "-o", path + "/{id}.png"], scenes: scenes)
        guard run.status == .done else { exit(2) }
        peaks.append(try Self.peak())
      }
      // The rows that were put together here take some of it.
      exit(peaks[1] < peaks[0] + 12_000 ? 0 : 3)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 10_102)
  }

  @Test func rowsThatFailAreNamedAndTheOthersAreMade() throws {
    let folder = try TemporaryFolder()
    let rows =
      row("a") + "no json\n" + #"{"id": "b"}"# + "\n\n" + #"{"width": 3}"# + "\n"
      + #"{"id": ["x"], "width": 3}"# + "\n" + #"{"id": "", "width": 3}"# + "\n"
      + row("none", 0) + "[1]\n" + #"{"id": "c", "width": "wide"}"# + "\n"
      + #"{"id": "d", "width": 3, "seats": [1, "two"]}"# + "\n" + #"{"id": "e", "wid"#
    let run = try batch(rows, in: folder, "--jobs", "1")
    #expect(run.status == .failed)
    #expect(made(folder) == ["a.png"])
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(
      lines
        == [
          "row 2: it is not JSON",
          "row 3: it has no key 'width'",
          "row 5: it has no key 'id', which its file is to be named after",
          "row 6: 'id' is neither a text nor a number, so no file can be named after it",
          "row 7: 'id' is empty, so no file can be named after it",
          "row 8: the content is 0.0 × 2.0 points, so there is nothing to paint; give it a frame or a larger "
            + "proposedSize",
          "row 9: it is no object in braces",
          "row 10: 'width' is no number",
          "row 11: 'seats.1' is no whole number that fits",
          "row 12: it is not JSON",
          "10 of 11 rows failed; the others' pictures are made",
        ].map { "stillframe: error: " + $0 })
  }

  @Test func twoRowsForOneFileAreAnErrorBeforeAnythingIsWritten() throws {
    let folder = try TemporaryFolder()
    let rows = row("a") + row("b/c") + row("x") + row("b c") + row("b:c") + row("a")
    let run = try batch(rows, in: folder)
    #expect(run.status == .failed && made(folder) == [])
    #expect(
      run.errors.hasPrefix(
        "stillframe: error: rows 2 and 5 would both be written to '\(folder.path("out/b_c.png"))'"))
    let apart = try batch(rows, in: folder, pattern: "out/{width}/{id}-{width}.png")
    #expect(apart.status == .failed && made(folder) == [])
  }

  /// More rows than the table of names holds at a time.
  @Test func twinsAreFoundAmongAnyNumberOfRows() throws {
    let folder = try TemporaryFolder()
    let rows = (1...70_000).map { #"{"id":\#($0)}"# + "\n" }
    try folder.write((rows + [rows[65_431]]).joined(), to: "duplicates.jsonl")
    try folder.write(rows.joined(), to: "rows.jsonl")
    let pattern = try BatchPattern("{id}.png")
    #expect(try NameCheck.run(RowFile(folder.path("rows.jsonl")), pattern) == 70_000)
    #expect(throws: BatchError.sameFile("65432.png", first: 65_432, second: 70_001)) {
      try NameCheck.run(RowFile(folder.path("duplicates.jsonl")), pattern)
    }
  }

  @Test func aNameStaysInItsFolder() throws {
    let folder = try TemporaryFolder()
    let rows = row("../../x") + row(".hidden") + row("a\\u0000b") + row("..") + row("/etc/x")
    #expect(try batch(rows, in: folder).status == .done)
    #expect(
      made(folder) == ["_._.._x.png", "_..png", "_etc_x.png", "_hidden.png", "a_b.png"].sorted())
    #expect(try folder.entries == ["out", "rows.jsonl"])
  }

  @Test(arguments: [
    ("Zürich 3", "Zürich 3"), ("नमस्ते", "नमस्ते"), ("a.b-c_d", "a.b-c_d"), ("a\nb", "a_b"),
    ("😀", "_"), ("..", "_."), ("CON:", "CON_"), ("\u{202E}gpj", "_gpj"),
  ])
  func whatNoNameMayHoldIsReplaced(_ text: String, _ name: String) {
    #expect(SafeName.of(text) == name)
  }

  @Test func longNamesAreCutAndStayApart() throws {
    let long = String(repeating: "ä", count: 300)
    let names = try [long, long + "1"].map { try #require(SafeName.of($0)) }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.utf8.count <= 180 && $0.hasPrefix("ää") })
  }

  @Test func aResumedBatchMakesWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    let rows = (1...9).map { row("r\($0)", $0) }.joined()
    #expect(try batch(rows, in: folder).status == .done)
    let whole = try made(folder).map { try folder.data("out/" + $0) }
    try FileManager.default.removeItem(atPath: folder.path("out/r4.png"))
    try folder.write("kept", to: "out/r2.png")
    #expect(try batch(rows, in: folder, "--resume").status == .done)
    #expect(made(folder).count == 9)
    #expect(try folder.data("out/r2.png") == Data("kept".utf8))
    #expect(try folder.data("out/r4.png") == whole[3])
    #expect(try batch(rows, in: folder).status == .done)
    #expect(try made(folder).map { try folder.data("out/" + $0) } == whole)
  }

  @Test func linesEndAsTheyLike() throws {
    let folder = try TemporaryFolder()
    let rows = "\u{FEFF}" + #"{"id": 1, "width": 2}"# + "\r\n  \r\n" + #"{"id": true, "width": 2}"#
    let run = try batch(rows, in: folder)
    // The ids are a number and a flag, which name files but are no text for the view.
    #expect(run.errors.contains("row 1: 'id' is no text") && run.errors.contains("row 3: 'id'"))
    let reader = try RowFile(folder.path("rows.jsonl"))
    let pattern = try BatchPattern("{id}.png")
    var paths: [String] = []
    while let row = try reader.next() { paths.append(try pattern.path(for: row.line ?? Data())) }
    #expect(paths == ["1.png", "true.png"])
  }

  @Test func rowsAcrossPiecesOfAFileAreWhole() throws {
    let folder = try TemporaryFolder()
    let words = (0..<400).map { String(repeating: "x", count: $0 * 3) + "\($0)" }
    try folder.write(words.joined(separator: "\n\n"), to: "rows")
    let reader = try RowFile(folder.path("rows"))
    var read: [(String, Int, Int)] = []
    while let row = try reader.next() {
      read.append((String(decoding: row.line ?? Data(), as: UTF8.self), row.number, row.offset))
    }
    #expect(read.map(\.0) == words)
    #expect(read.map(\.1) == (0..<400).map { 2 * $0 + 1 })
    for (word, number, offset) in read.shuffled() {
      let again = try #require(try reader.row(at: offset, number: number))
      #expect(String(decoding: again.line ?? Data(), as: UTF8.self) == word)
    }
  }

  @Test(arguments: [
    ("card.png", "every row would be written to 'card.png'"), ("{id.png", "has a brace too many"),
    ("id}.png", "has a brace too many"), ("{}.png", "has a brace too many"),
    ("{id}.gif", "cannot write {id}.gif: use .png, .jpg, .webp, .pdf or .svg"),
  ])
  func aPatternThatCannotBeMeantIsAnError(_ pattern: String, _ words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(row("a"), to: "rows.jsonl")
    let run = ToolRun(
      ["batch", "ticket", "--rows", folder.path("rows.jsonl"), "-o", pattern], scenes: scenes)
    #expect(run.status == .failed && run.errors.contains(words), "\(run.errors)")
  }

  @Test func scenesAndRowsBelongTogether() throws {
    let folder = try TemporaryFolder()
    try folder.write(row("a"), to: "rows.jsonl")
    let words = ["--rows", folder.path("rows.jsonl"), "-o", folder.path("{id}.png")]
    #expect(
      ToolRun(["batch", "square"] + words, scenes: scenes).errors.contains("not made of rows"))
    #expect(
      ToolRun(["render", "ticket", "-o", "-"], scenes: scenes).errors.contains("made of a row"))
    #expect(ToolRun(["report", "ticket"], scenes: scenes).errors.contains("made of a row"))
    #expect(
      ToolRun(["animate", "ticket", "-o", "-"], scenes: scenes).errors.contains("does not move"))
    #expect(ToolRun(["list"], scenes: scenes).text == "ticket  rows   \nsquare  still  \n")
    let gone = ToolRun(
      ["batch", "ticket", "--rows", folder.path("gone"), "-o", "{id}.png"], scenes: scenes)
    #expect(gone.status == .failed && gone.errors.contains("no such file"))
  }

  @Test func aWarningThatManyRowsShareIsSaidOnce() throws {
    struct Mark: Decodable, Sendable { let id: Int }
    let scene = Still("mark", rows: Mark.self) { mark in
      Image("nowhere").accessibilityLabel("\(mark.id)").frame(width: 2, height: 2)
    }
    let folder = try TemporaryFolder()
    try folder.write((1...5).map { "{\"id\":\($0)}\n" }.joined(), to: "rows.jsonl")
    let words = [
      "batch", "mark", "--rows", folder.path("rows.jsonl"), "-o", folder.path("{id}.png"),
      "--jobs", "1",
    ]
    let run = ToolRun(words, scenes: [scene])
    #expect(run.status == .done)
    #expect(run.errors.hasPrefix("stillframe: warning: row 1: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    let strict = ToolRun(words + ["--strict"], scenes: [scene])
    #expect(strict.status == .failed && strict.errors.contains("5 of 5 rows failed"))
  }
}
