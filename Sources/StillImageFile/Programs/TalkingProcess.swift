import CStillFiles
package import Foundation

/// A program that reads bytes and answers for as long as it likes. When it ends, or is ended, nothing that it started is left, and
/// nothing of that is waited for.
package final class TalkingProcess {
  private let process: Int32
  private let output: Int32
  /// Readable once the program has ended; -1 where the system has no such descriptors.
  private let end: Int32
  private var status: Int32?

  /// - Parameters:
  ///   - words: The program, which is searched along the PATH, and its arguments.
  ///   - input: The bytes on its standard input.
  /// - Returns: Nil where it cannot be started.
  package init?(_ words: [String], input: Data) {
    guard let file = try? NamelessFile(calledInErrors: "a temporary file"),
      (try? file.append(input)) != nil, lseek(file.descriptor, 0, SEEK_SET) == 0
    else { return nil }
    var (process, output): (Int32, Int32) = (0, -1)
    let failure = unsafe ProgramArguments.with(words) { words in
      unsafe still_process_start(words, file.descriptor, &output, &process)
    }
    guard failure == 0 else { return nil }
    self.process = process
    self.output = output
    end = still_process_descriptor(process)
  }

  deinit {
    if status == nil { kill() }
    close(output)
    if end >= 0 { close(end) }
  }

  /// The next output of a program.
  package enum Answer {
    case bytes(Data)
    case timeOut
    /// It has ended, and everything it said has been read.
    case end
  }

  /// Waits for the next bytes.
  package func next(milliseconds: Int32) -> Answer {
    var states = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: end, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&states, 2, milliseconds)
    guard count > 0 else { return .timeOut }
    // What it started may hold its output open: after its end, only what is there counts.
    guard states[0].revents != 0 else { return .end }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let read = unsafe Foundation.read(output, &bytes, bytes.count)
    if read > 0 { return .bytes(Data(bytes[..<read])) }
    return read < 0 && errno == EINTR ? .timeOut : .end
  }

  /// Ends the program and what it has started.
  package func kill() {
    guard status == nil else { return }
    still_process_kill(process)
    status = still_process_wait(process)
  }

  /// Returns the status of a program that has closed its output: its own, or 128 and the number of a signal. One that does not
  /// end is ended.
  ///
  /// - Parameter seconds: For which it may take its time.
  package func wait(seconds: Double) -> Int32 {
    if let status { return status }
    var state = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(clamping: Int64(min(seconds, 86_400) * 1_000))
    if end >= 0, unsafe poll(&state, 1, milliseconds) <= 0 { still_process_kill(process) }
    let status = still_process_wait(process)
    self.status = status
    return status
  }
}

/// A process that outlives the code it runs.
package enum GuardedProcess {
  /// Runs this program again in a child process, whose parent ends what the child has started and left behind: also when
  /// the child crashes. Call it before there are other threads. It returns only where no program can be run again.
  ///
  /// - Parameter words: The child's command line, the program's name first.
  package static func begin(_ words: [String]) {
    _ = unsafe ProgramArguments.with(words) { words in unsafe still_process_guard(words) }
  }
}
