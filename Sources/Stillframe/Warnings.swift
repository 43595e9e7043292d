import Foundation
import StillReport
import StillViewGraph
import Synchronization

/// Prints warnings without a handler to standard error, each once in the life of the program.
package enum WarningOutput {
  /// The printed warnings; nil if printing is off.
  private static let printed = Mutex<Set<String>?>([])

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
    guard printed.withLock({ $0?.insert(line).inserted ?? false }) else { return }
    FileHandle.standardError.write(Data(line.utf8))
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
