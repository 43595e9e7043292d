import Foundation
import StillImageFile
import Testing

@testable import Stillframe
@testable import StillframeScenes

/// Batches whose rows, scenes or folders do what no batch expects.
@Suite struct HostileBatchTests {
  private struct Row: Decodable, Sendable {
    let id: String
    var sleeps: Double?
    var folder: String?
    var removes: String?
  }

  private let scenes: [any SceneList] = [
    Still("card", rows: Row.self) { row in
      if let sleeps = row.sleeps { Thread.sleep(forTimeInterval: sleeps) }
      if let removes = row.removes { try? FileManager.default.removeItem(atPath: removes) }
      return Color.red.frame(width: 2, height: 2)
    }
  ]
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func batch(_ rows: [String], _ words: String..., pattern: String = "out/{id}.png") throws
    -> ToolRun
  {
    try folder.write(rows.map { $0 + "\n" }.joined(), to: "rows.jsonl")
    return ToolRun(
      ["batch", "card", "--rows", folder.path("rows.jsonl"), "-o", folder.path(pattern)] + words,
      scenes: scenes)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(path))
  }

  @Test func aRowThatTakesTooLongIsNamedAndTheOthersAreMade() throws {
    let began = ContinuousClock.now
    let run = try batch(
      [#"{"id": "a"}"#, #"{"id": "b", "sleeps": 20}"#, #"{"id": "c"}"#],
      "--time-limit", "1.5", "--jobs", "1")
    #expect(ContinuousClock.now - began < .seconds(15))
    #expect(run.status == .failed)
    #expect(run.errors.contains("error: row 2: it took longer than 1.5 s"), "\(run.errors)")
    #expect(run.errors.contains("1 of 3 rows failed"))
    #expect(exists("out/a.png") && !exists("out/b.png") && exists("out/c.png"))
  }

  @Test func manyRowsThatTakeTooLongEndTheBatch() throws {
    let count = RowWorkers.mostAbandoned + 4
    let run = try batch(
      (0..<count).map { #"{"id": "\#($0)", "sleeps": 9}"# }, "--time-limit", "0.2", "--jobs", "4")
    #expect(run.status == .failed)
    #expect(run.errors.contains("so the batch was ended after"), "\(run.errors)")
  }

  @Test func picturesThatWereRemovedMeanwhileAreReported() throws {
    let run = try batch(
      [
        #"{"id": "a"}"#, #"{"id": "b"}"#,
        #"{"id": "c", "removes": "\#(folder.path("out"))"}"#,
      ], "--jobs", "1")
    #expect(run.status == .failed)
    #expect(
      run.errors.contains("2 of 3 pictures were removed while the batch ran"), "\(run.errors)")
    #expect(run.errors.contains("out/a.png"))
    let again = try batch([#"{"id": "a"}"#, #"{"id": "b"}"#, #"{"id": "c"}"#], "--resume")
    #expect(again.status == .done && again.errors == "" && exists("out/a.png"))
  }

  /// A line without an end, and a device that never ends.
  @Test(.timeLimit(.minutes(10))) func rowsWithoutAnEndAreRefused() throws {
    let path = folder.path("endless.jsonl")
    #expect(FileManager.default.createFile(atPath: path, contents: Data()))
    #expect(unsafe truncate(path, 1 << 40) == 0)
    for rows in [path, "/dev/zero"] {
      let run = ToolRun(
        ["batch", "card", "--rows", rows, "-o", folder.path("{id}.png")], scenes: scenes)
      #expect(run.status == .failed)
      #expect(run.errors.contains("it has a line without an end"), "\(run.errors)")
    }
  }

  /// In a process of its own, whose folder a view changes.
  @Test func aViewThatChangesTheFolderMovesNoPicture() async throws {
    for name in ["here", "there"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: false)
    }
    await #expect(processExitsWith: .success) { [path = folder.url.path as String] in
      let scenes: [any SceneList] = [
        Still("card", rows: Row.self) { row in
          _ = row.folder.map(FileManager.default.changeCurrentDirectoryPath)
          return Color.red.frame(width: 2, height: 2)
        }
      ]
      #expect(FileManager.default.changeCurrentDirectoryPath(path + "/here"))
      let rows = (0..<4).map { #"{"id": "\#($0)", "folder": "\#(path)/there"}"# }
      try Data(rows.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: "rows.jsonl"))
      let run = ToolRun(
        ["batch", "card", "--rows", "rows.jsonl", "-o", "{id}.png"], scenes: scenes)
      #expect(run.status == .done, "\(run.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("here"))
    #expect(names.sorted() == ["0.png", "1.png", "2.png", "3.png", "rows.jsonl"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("there")).isEmpty)
  }

  /// In a process of its own, which may take no more memory than it has.
  @Test func withoutMemoryThereIsOneSentence() async {
    await #expect(processExitsWith: .success) { [path = folder.url.path as String] in
      let scenes: [any SceneList] = [
        Still("card", rows: Row.self) { _ in Color.red.frame(width: 2, height: 2) }
      ]
      try Data(#"{"id": "a"}"#.utf8).write(to: URL(fileURLWithPath: path + "/rows.jsonl"))
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmSize:") })
      let taken = try #require(UInt(line.filter(\.isNumber)))
      var limit = rlimit(rlim_cur: (taken + 32 << 10) << 10, rlim_max: .max)
      #expect(unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
      let run = ToolRun(
        ["batch", "card", "--rows", path + "/rows.jsonl", "-o", path + "/{id}.png"], scenes: scenes)
      #expect(run.status == .failed)
      #expect(
        run.errors.contains("the process may not use enough memory for a batch"), "\(run.errors)")
    }
  }
}
