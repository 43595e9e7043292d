import Dispatch
import Foundation

/// Tells what is being compiled while it takes long, on standard error.
///
/// Unchecked because its initialiser alone sets its properties, of which the timer calls closures on a queue of its own.
final class CompilationProgress: @unchecked Sendable {
  private let timer: any DispatchSourceTimer
  private let isTerminal: Bool

  /// Seconds until the first message, and between two.
  private static let interval = (terminal: 2, other: 60)

  /// - Parameter subject: the module, with its files and rounds: "'Kit' (12 files, round 2)".
  init(_ subject: String) {
    let isTerminal = isatty(STDERR_FILENO) != 0
    self.isTerminal = isTerminal
    let step = isTerminal ? Self.interval.terminal : Self.interval.other
    let start = ContinuousClock.now
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "stillframe.progress"))
    timer.setEventHandler {
      let seconds = Int((ContinuousClock.now - start) / .seconds(1))
      let text = "compiling \(subject): \(seconds) s"
      Self.write(isTerminal ? "\r\u{1B}[K\(text)" : "stillframe: \(text)\n")
    }
    timer.schedule(deadline: .now() + .seconds(step), repeating: .seconds(step))
    timer.resume()
  }

  /// Ends the messages, and removes the last one from a terminal.
  func end() {
    timer.cancel()
    if isTerminal { Self.write("\r\u{1B}[K") }
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
