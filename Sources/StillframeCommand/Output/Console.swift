package import Foundation
import Glibc
import StillImageFile
import Synchronization

/// The two streams that the tool writes to; tests put their own in place.
package struct Console {
  /// Pictures and answers.
  package var output: (Data) throws -> Void
  /// Messages.
  package var errors: (Data) -> Void
  package var outputIsTerminal: Bool
  package var errorsAreTerminal: Bool
  /// Whether a message could not be delivered.
  package var messagesAreLost: () -> Bool

  package init(
    output: @escaping (Data) throws -> Void, errors: @escaping (Data) -> Void,
    outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false,
    messagesAreLost: @escaping () -> Bool = { false }
  ) {
    self.output = output
    self.errors = errors
    self.messagesAreLost = messagesAreLost
    self.outputIsTerminal = outputIsTerminal
    self.errorsAreTerminal = errorsAreTerminal
  }

  /// Those of this process.
  ///
  /// Standard output is kept for the tool alone: whatever a library prints (pixman announces what
  /// `PIXMAN_DISABLE` switches off) goes to standard error from now on, so that it cannot get into a
  /// picture. To be called once.
  package static func process() -> Console {
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    let copy = dup(STDOUT_FILENO)
    var output = STDOUT_FILENO
    if copy >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 { output = copy }
    let descriptor = output
    let loss = MessageLoss()
    return Console(
      output: { try FileBytes.write($0, to: descriptor, "standard output") },
      errors: { if FileBytes.write($0, to: STDERR_FILENO) != 0 { loss.note() } },
      outputIsTerminal: outputIsTerminal, errorsAreTerminal: isatty(STDERR_FILENO) == 1,
      messagesAreLost: { loss.hasHappened })
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

  /// A line of its own on standard error: `stillframe: KIND: …`, whatever the text's line feeds, and without anything
  /// that a terminal would obey.
  package func message(_ kind: String, _ text: String) {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").shown
    errors(Data("stillframe: \(kind): \(line)\n".utf8))
  }
}
