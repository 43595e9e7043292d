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
  package static var process: Console {
    Console(
      output: { try FileHandle.standardOutput.write(contentsOf: $0) },
      errors: { FileHandle.standardError.write($0) },
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorsAreTerminal: isatty(STDERR_FILENO) == 1)
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
