import Foundation
import StillReport
import StillViewGraph
import Synchronization

/// Where warnings go that nobody takes: to standard error, each once in the life of the program.
package enum WarningOutput {
  /// What was printed; nil: nothing is to be.
  private static let printed = Mutex<Set<String>?>([])

  /// Prints none from now on: for programs that show warnings in their own way.
  package static func silence() {
    printed.withLock { $0 = nil }
  }

  static func show(_ warnings: [LayoutWarning]) {
    for warning in warnings { show(line: "warning: \(warning)\n") }
  }

  /// What is found out while a picture is painted, when its views have been warned of.
  static func show(_ warning: String) {
    show(line: "warning: \(warning)\n")
  }

  /// An error where the program is given nil instead of it.
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

  /// - Throws: `RenderError.warned` with those of views inside which warnings are errors.
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
