import StillReport
import StillViewGraph

extension WarningOutput {
  /// Prints an error that the API reports to the program only as nil.
  static func show(_ error: RenderError) {
    show(line: "error: \(error)\n")
  }
}

/// Passes the warnings of a tree on, each once.
struct WarningSink {
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
