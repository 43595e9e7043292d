import Foundation
import Glibc

/// A process that is given something to read and answers in lines. What it says on standard error goes where this one's
/// does.
final class EventProcess {
  private let process = Process()
  private let output = Pipe()
  private var buffer = Data()

  enum Answer {
    case line(Data)
    case timeOut
    case end
  }

  /// - Throws: `PreviewError.notStarted`
  init(_ program: URL, _ words: [String], input: Data) throws(PreviewError) {
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = words
    process.standardInput = pipe
    process.standardOutput = output
    // The report of a crash takes seconds, and speaks of this tool's inside.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    do {
      try process.run()
      try pipe.fileHandleForWriting.write(contentsOf: input)
    } catch {
      if !process.isRunning { throw .notStarted(program.path) }
    }
    try? pipe.fileHandleForWriting.close()
    try? output.fileHandleForWriting.close()
  }

  /// Returns the next line, without its end.
  ///
  /// - Parameter seconds: for which the process may be silent.
  func nextLine(within seconds: Double) -> Answer {
    let descriptor = output.fileHandleForReading.fileDescriptor
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = Data(buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        return .line(line)
      }
      let rest = deadline - ContinuousClock.now
      guard rest > .zero else { return .timeOut }
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let milliseconds = Int32(clamping: Int64(rest / .milliseconds(1)) + 1)
      guard unsafe poll(&state, 1, milliseconds) != 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe read(descriptor, &bytes, bytes.count)
      if count > 0 {
        buffer.append(contentsOf: bytes[..<count])
      } else if count == 0 || errno != EINTR {
        return .end
      }
    }
  }

  /// Ends the process, whatever it does.
  func kill() {
    if process.isRunning { _ = Glibc.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Returns how it ended, which it does by itself: "crashed (illegal instruction)".
  func end() -> String {
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal else {
      return "ended the process with status \(process.terminationStatus)"
    }
    let signal = unsafe strsignal(process.terminationStatus).map { unsafe String(cString: $0) }
    return "crashed (\(signal?.lowercased() ?? "signal \(process.terminationStatus)"))"
  }
}
