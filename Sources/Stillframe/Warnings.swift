import Foundation
import StillReport
import StillViewGraph
import Synchronization

/// Prints warnings without a handler to standard error, each once, as far as they are remembered.
package enum WarningOutput {
  /// The printed warnings; nil if printing is off.
  private static let printed = Mutex<PrintedLines?>(PrintedLines())

  /// Prints none from now on: for programs that show warnings in their own way.
  package static func silence() {
    printed.withLock { $0 = nil }
  }

  static func show(_ warnings: [LayoutWarning]) {
    for warning in warnings { show(line: "warning: \(warning)\n") }
  }

  /// Prints a warning that arises while a picture is painted, after the warnings about its views.
  static func show(_ warning: String) {
    show(line: "warning: \(warning)\n")
  }

  /// Prints an error that the API reports to the program only as nil.
  static func show(_ error: RenderError) {
    show(line: "error: \(error)\n")
  }

  private static func show(line: String) {
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

/// Passes the warnings of a tree on, each once.
struct WarningOutlet {
  private var known: [LayoutWarning] = []

  /// Passes new warnings on.
  ///
  /// - Throws: `RenderError.warned` with the warnings of views in which warnings are errors.
  mutating func pass(
    _ graph: ViewGraph, to taker: ((LayoutWarning) -> Void)?
  ) throws(RenderError) {
    let new = graph.warnings.filter { !known.contains($0) }
    known += new
    if let taker {
      for warning in new { taker(warning) }
    } else {
      WarningOutput.show(new)
    }
    if !graph.strictWarnings.isEmpty { throw .warned(graph.strictWarnings) }
  }
}
