import Foundation
import StillImageFile
import StillframeScenes

/// Reads any bytes as rows of a batch, and names files after them.
enum RowFuzzing {
  private static let path = "/dev/shm/stillframe-rows-\(getpid())"

  static func run(_ bytes: UnsafeRawBufferPointer) {
    do {
      try unsafe Data(bytes).write(to: URL(fileURLWithPath: path))
      let (rows, pattern) = (try RowFile(path), try BatchPattern("out/{id}-{n}.png"))
      while let row = try rows.next() {
        guard let line = row.line else { continue }
        let path: String
        do { path = try pattern.path(for: line) } catch {
          precondition(!error.description.isEmpty)
          continue
        }
        precondition(path.hasPrefix("out/") && path.hasSuffix(".png"), "a row leaves its folder")
        precondition(!path.dropFirst(4).contains("/") && !path.contains("\u{0}"))
        precondition(!path.dropFirst(4).hasPrefix("."), "a row's file is hidden")
      }
    } catch { precondition(!"\(error)".isEmpty) }
  }

  static let seeds: [[UInt8]] = [
    #"{"id": "a", "n": 1}"# + "\n" + #"{"id": "../é\u0000", "n": 1e300}"#,
    "\u{FEFF}" + #"{"id": true, "n": -0.5}"# + "\r\n\r\n" + #"{"n": [1], "id": null}"#,
  ].map { Array($0.utf8) }
}
