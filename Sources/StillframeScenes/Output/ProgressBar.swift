import Foundation

/// A bar that fills while things are made, how many a second, and how long it still takes: on a terminal only, and gone
/// afterwards.
package struct ProgressBar {
  private let console: Console
  private let things: String?
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private static let width = 32

  /// - Parameter things: The counted things, for the rate per second; nil: no rate is shown.
  package init(_ console: Console, counting things: String? = nil) {
    self.console = console
    self.things = things
    start = clock.now
  }

  /// Draws the bar again.
  package func show(_ done: Int, of total: Int) {
    guard console.errorsAreTerminal else { return }
    var line = Self.text(done, of: total)
    if let things { line += Self.pace(done, of: total, things, in: clock.now - start) }
    console.errors(Data(("\r" + line + "\u{1B}[K").utf8))
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

  /// "  240 frames/s, 3 s left", from what was done in a time; nothing before that says anything.
  package static func pace(
    _ done: Int, of total: Int, _ things: String, in time: Duration
  ) -> String {
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    guard done > 0, seconds > 0.05 else { return "" }
    let pace = Double(done) / seconds
    let left = Int((Double(max(total - done, 0)) / pace).rounded(.up))
    let clock =
      left < 60
      ? "\(left) s"
      : left < 3600
        ? "\(left / 60) min \(left % 60) s" : "\(left / 3600) h \(left % 3600 / 60) min"
    let shown = pace < 10 ? String(format: "%.1f", pace) : "\(Int(pace))"
    return "  \(shown) \(things)/s, \(clock) left"
  }
}
