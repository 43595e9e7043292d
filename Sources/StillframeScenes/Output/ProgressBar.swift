import Foundation

/// A bar that fills while frames are made: on a terminal only, and gone afterwards.
package struct ProgressBar {
  private let console: Console
  private static let width = 32

  package init(_ console: Console) {
    self.console = console
  }

  /// Draws the bar anew.
  package func show(_ done: Int, of total: Int) {
    guard console.errorsAreTerminal else { return }
    console.errors(Data(("\r" + Self.text(done, of: total)).utf8))
  }

  /// Removes the bar.
  package func clear() {
    guard console.errorsAreTerminal else { return }
    console.errors(Data("\r\u{1B}[K".utf8))
  }

  /// "[########····] 12/48": full exactly when everything is done.
  package static func text(_ done: Int, of total: Int) -> String {
    let total = max(total, 1)
    let done = min(max(done, 0), total)
    let filled = width * done / total
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: "·", count: width - filled) + "] \(done)/\(total)"
  }
}
