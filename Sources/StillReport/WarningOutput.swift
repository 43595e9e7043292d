import Foundation
import Synchronization

/// Prints warnings without a handler to standard error, each once, as far as they are remembered.
package enum WarningOutput {
  /// The printed warnings; nil if printing is off.
  private static let printed = Mutex<PrintedLines?>(PrintedLines())

  /// Prints none from now on: for programs that show warnings in their own way.
  package static func silence() {
    printed.withLock { $0 = nil }
  }

  package static func show(_ warnings: [LayoutWarning]) {
    for warning in warnings { show(line: "warning: \(warning)\n") }
  }

  /// Prints a warning that is none of a view's in a tree: of a picture that is painted, of a view that is not shown.
  package static func show(_ warning: String) {
    show(line: "warning: \(warning)\n")
  }

  /// Prints a line, with its end.
  package static func show(line: String) {
    guard printed.withLock({ $0?.insert(line) ?? false }) else { return }
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// The lines that were printed, bounded in bytes: when there are too many, all are forgotten.
struct PrintedLines {
  private var lines: Set<String> = []
  private(set) var byteCount = 0

  /// The most bytes of all lines.
  static let mostBytes = 1 << 20

  /// Remembers a line.
  ///
  /// - Returns: Whether it was not remembered.
  mutating func insert(_ line: String) -> Bool {
    guard !lines.contains(line) else { return false }
    let cost = line.utf8.count + 64
    if byteCount + cost > Self.mostBytes { self = PrintedLines() }
    guard cost <= Self.mostBytes else { return true }
    byteCount += cost
    lines.insert(line)
    return true
  }
}
