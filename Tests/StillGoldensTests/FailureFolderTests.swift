import Foundation
import StillGoldens
import Testing

/// The records of failed tests, and the notes of goldens that were used.
@Suite struct FailureFolderTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("goldens-\(UInt64.random(in: 0 ... .max))", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func failure(_ actual: String, line: Int = 1) -> FailedSnapshot {
    FailedSnapshot(
      suite: "A", test: "a()", file: "A.swift", line: line, golden: "snapshots/A/a.png",
      message: "m", reference: nil, actual: actual, difference: nil)
  }

  @Test func recordsComeByLine() throws {
    try withFolder { url in
      for line in [30, 4, 12] {
        try Data().write(to: url.appendingPathComponent("\(line).png"))
        try failure("\(line).png", line: line).data
          .write(to: url.appendingPathComponent("\(line).png" + FailedSnapshot.suffix))
      }
      let folder = FailureFolder(url)
      #expect(folder.entries().map(\.failure.line) == [4, 12, 30])
      FailureFolder.remove(try #require(folder.entries().first))
      #expect(folder.entries().map(\.failure.line) == [12, 30])
      let left = try FileManager.default.contentsOfDirectory(atPath: url.path)
      #expect(left.count == 4)
    }
  }

  @Test(arguments: ["", ".", "..", "../a.png", "/etc/hostname", "b/../../a.png"])
  func recordsOfFilesElsewhereAreLeftOut(_ name: String) throws {
    try withFolder { url in
      let record = url.appendingPathComponent("a.png" + FailedSnapshot.suffix)
      try failure("a.png").data.write(to: record)
      #expect(FailureFolder(url).entries().count == 1)
      try failure(name).data.write(to: record)
      #expect(FailureFolder(url).entries().isEmpty)
    }
  }

  @Test(arguments: ["", "{", "[]", #"{"version": 2}"#, #"{"version": 1, "line": 1e400}"#])
  func recordsThatCannotBeReadAreLeftOut(_ text: String) throws {
    try withFolder { url in
      try Data(text.utf8).write(to: url.appendingPathComponent("a" + FailedSnapshot.suffix))
      #expect(FailureFolder(url).entries().isEmpty)
      let use = url.appendingPathComponent("use.json")
      try Data(text.utf8).write(to: use)
      #expect(GoldenUse.read(use) == nil)
    }
  }

  @Test func linksLeadNowhereElse() throws {
    try withFolder { url in
      let inside = url.appendingPathComponent("package", isDirectory: true)
      try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: inside.appendingPathComponent("out"), withDestinationURL: url)
      let project = ProjectFolder(inside)
      #expect(project.place(outside: inside.appendingPathComponent("a/b.png")) == nil)
      #expect(project.place(outside: inside.appendingPathComponent("out/b.png")) != nil)
      #expect(project.place(outside: url.appendingPathComponent("b.png")) != nil)
    }
  }

  @Test func onlyWhatNoTestCanUseIsObsolete() throws {
    try withFolder { url in
      func put(_ path: String, _ text: String = "") throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try put("Tests/CardTests.swift", "@Test func shows() { check(named: \"wide\") }")
      for name in ["CardTests/shows.wide.png", "CardTests/hides.png", "OldTests/shows.png"] {
        try put("snapshots/" + name)
      }
      var goldens = ObsoleteGoldens(ProjectFolder(url))
      #expect(
        goldens.all().map { "\($0.path): \($0.reason)" } == [
          "snapshots/CardTests/hides.png: CardTests.swift has no test 'hides'",
          "snapshots/OldTests/shows.png: there is no test file OldTests.swift",
        ])
    }
  }
}
