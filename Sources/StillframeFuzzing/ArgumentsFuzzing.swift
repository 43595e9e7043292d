import Foundation
import StillframeArguments

/// Reads any words as a command line.
enum ArgumentsFuzzing {
  /// Words that commands know; bytes below their number stand for them.
  private static let known = [
    "list", "render", "animate", "report", "explain", "diff", "help", "--help", "-h", "-o", "-",
    "--",
    "--size", "--scale", "--fps", "--duration", "--frames-limit", "--font", "--threshold", "--json",
    "--dark",
    "--opaque", "--force", "--no-system-fonts", "flow", "320x200", "nan", "-1", "1e400", "", "=",
    "--size=1x",
  ]

  static func run(_ bytes: UnsafeRawBufferPointer) {
    // Zero bytes end words, as in a process's own arguments.
    let words = unsafe bytes.split(separator: 0, maxSplits: 32, omittingEmptySubsequences: false)
      .map { word in
        // Behind the last word that is told apart, zeros are letters.
        if word.count == 1, let first = word.first, (1...known.count).contains(Int(first)) {
          return known[Int(first) - 1]
        }
        return String(decoding: word, as: UTF8.self)
      }
    do {
      let command = try Command(words)
      precondition(command == command || "\(command)".contains("nan"))
    } catch {
      precondition(!error.description.isEmpty)
    }
  }
}
