package import Foundation
import Glibc
import StillImageFile
import Synchronization

/// The two streams that a tool writes to; tests put their own in place.
package struct Console: Sendable {
  /// The name at the start of messages.
  package var program: String
  /// Pictures and answers.
  package var output: @Sendable (Data) throws -> Void
  /// Messages.
  package var errors: @Sendable (Data) -> Void
  package var outputIsTerminal: Bool
  package var errorsAreTerminal: Bool
  /// Whether messages may have colours.
  package var isColored: Bool
  /// Whether a message could not be delivered.
  package var messagesAreLost: @Sendable () -> Bool

  package init(
    _ program: String = "stillframe",
    output: @escaping @Sendable (Data) throws -> Void,
    errors: @escaping @Sendable (Data) -> Void,
    outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false,
    isColored: Bool = false, messagesAreLost: @escaping @Sendable () -> Bool = { false }
  ) {
    self.program = program
    self.isColored = isColored
    self.output = output
    self.errors = errors
    self.messagesAreLost = messagesAreLost
    self.outputIsTerminal = outputIsTerminal
    self.errorsAreTerminal = errorsAreTerminal
  }

  /// Returns those of this process.
  ///
  /// Standard output is kept for the tool alone: whatever a library prints (pixman announces what
  /// `PIXMAN_DISABLE` switches off) goes to standard error from now on, so that it cannot get into a
  /// picture. To be called once.
  package static func process(_ program: String) -> Console {
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    let copy = dup(STDOUT_FILENO)
    var output = STDOUT_FILENO
    if copy >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 { output = copy }
    let descriptor = output
    let loss = MessageLoss()
    let errorsAreTerminal = isatty(STDERR_FILENO) == 1
    return Console(
      program,
      output: { try FileBytes.write($0, to: descriptor, "standard output") },
      errors: { if FileBytes.write($0, to: STDERR_FILENO) != 0 { loss.note() } },
      outputIsTerminal: outputIsTerminal, errorsAreTerminal: errorsAreTerminal,
      isColored: errorsAreTerminal && allowsColors(ProcessInfo.processInfo.environment),
      messagesAreLost: { loss.hasHappened })
  }

  /// Colours are for terminals that have them, and for people who did not forbid them.
  package static func allowsColors(_ environment: [String: String]) -> Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] ?? "dumb" != "dumb"
  }

  /// Remembers whether a message could not be written.
  private final class MessageLoss: Sendable {
    private let state = Mutex(false)

    var hasHappened: Bool { state.withLock { $0 } }

    func note() { state.withLock { $0 = true } }
  }

  /// A line of an answer.
  package func print(_ line: String) throws {
    try output(Data((line + "\n").utf8))
  }

  /// A line of its own on standard error: `PROGRAM: KIND: …`, whatever the text's line feeds, and without anything
  /// that a terminal would obey.
  package func message(_ kind: String, _ text: String) {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").shown
    errors(Data("\(program): \(colored(kind)): \(line)\n".utf8))
  }

  /// Errors are red, everything else is yellow; nothing is without a terminal.
  private func colored(_ kind: String) -> String {
    guard isColored else { return kind }
    return "\u{1B}[1;\(kind == "error" ? 31 : 33)m\(kind)\u{1B}[0m"
  }
}
