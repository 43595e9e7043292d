import Foundation
import Stillframe
import StillframeArguments
import StillframeScenes

/// The social card for every row of a file, from JSON to files: what `batch` does.
enum BatchSubject {
  private struct Row: Decodable, Sendable {
    let id: Int
    let title: String
  }

  static func measure(_ bench: Bench) throws {
    guard bench.wants("batch/cards/1-job") || bench.wants("batch/cards/2-jobs") else { return }
    let count = bench.options.isQuick ? 24 : 1_000
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = folder.appendingPathComponent("rows.jsonl")
    let lines = (1...count).map { "{\"id\":\($0),\"title\":\"Pictures from views, no. \($0)\"}\n" }
    try Data(lines.joined().utf8).write(to: rows)

    // A folder of its own for each run: file systems take longer where files were replaced a moment ago.
    var runs = 0
    func run(_ jobs: Int) throws -> Double {
      runs += 1
      let output = folder.appendingPathComponent("\(runs)").path + "/{id}.png"
      return nanoseconds {
        let scene = Still("card", rows: Row.self) { SocialCard(title: $0.title) }
        let console = Console(
          output: { _ in }, errors: { FileHandle.standardError.write($0) })
        let status = Tool(Manual(kind: .catalogue), scenes: scene.entries, console: console).run([
          "batch", "card", "--rows", rows.path, "-o", output, "--opaque", "--jobs", "\(jobs)",
        ])
        precondition(status == .done, "every card can be made")
      }
    }
    try bench.time(
      "batch/cards/1-job", .perSecond("cards"), count: Double(count), goal: .atLeast(180),
      atLeast: 3
    ) {
      ({ try run(1) }, .nothing)
    }
    try bench.time(
      "batch/cards/2-jobs", .perSecond("cards"), count: Double(count), goal: .ratioAtLeast(1.9),
      atLeast: 3
    ) {
      ({ try run(2) }, .measured("1 job") { try run(1) })
    }
  }
}
