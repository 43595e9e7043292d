package import Foundation
import Glibc

/// The two streams that the tool writes to; tests put their own in place.
package struct Console {
  /// Pictures and answers.
  package var output: (Data) throws -> Void
  /// Messages.
  package var errors: (Data) -> Void
  package var outputIsTerminal: Bool
  package var errorsAreTerminal: Bool

  package init(
    output: @escaping (Data) throws -> Void, errors: @escaping (Data) -> Void,
    outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false
  ) {
    self.output = output
    self.errors = errors
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
    var output = FileHandle.standardOutput
    if copy >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 {
      output = FileHandle(fileDescriptor: copy, closeOnDealloc: true)
    }
    let handle = output
    return Console(
      output: { try handle.write(contentsOf: $0) },
      errors: { FileHandle.standardError.write($0) },
      outputIsTerminal: outputIsTerminal, errorsAreTerminal: isatty(STDERR_FILENO) == 1)
  }

  /// A line of an answer.
  package func print(_ line: String) throws {
    try output(Data((line + "\n").utf8))
  }

  /// A line of its own on standard error: `stillframe: KIND: …`, whatever the text's line feeds.
  package func message(_ kind: String, _ text: String) {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    errors(Data("stillframe: \(kind): \(line)\n".utf8))
  }
}
