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

  /// A folder in memory where the system has one with room: disks take longer for minutes after files were removed.
  private static var place: URL {
    let memory = URL(fileURLWithPath: "/dev/shm")
    let values = try? FileManager.default.attributesOfFileSystem(forPath: memory.path)
    let room = (values?[.systemFreeSize] as? NSNumber)?.intValue ?? 0
    let isFit = room > 200 << 20 && FileManager.default.isWritableFile(atPath: memory.path)
    return isFit ? memory : FileManager.default.temporaryDirectory
  }

  static func measure(_ bench: Bench) throws {
    guard bench.wants("batch/cards/1-job") || bench.wants("batch/cards/2-jobs") else { return }
    let count = bench.options.isQuick ? 24 : 1_000
    let folder = place.appendingPathComponent("stillframe-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = folder.appendingPathComponent("rows.jsonl")
    let lines = (1...count).map { "{\"id\":\($0),\"title\":\"Pictures from views, no. \($0)\"}\n" }
    try Data(lines.joined().utf8).write(to: rows)

    func run(_ jobs: Int) throws -> Double {
      let pictures = folder.appendingPathComponent("pictures")
      defer { try? FileManager.default.removeItem(at: pictures) }
      let output = pictures.path + "/{id}.png"
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
