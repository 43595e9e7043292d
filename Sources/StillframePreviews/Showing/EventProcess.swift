import Foundation
import Glibc
import StillImageFile

/// A process that is given something to read and answers in lines. What it says on standard error goes where this one's
/// does.
final class EventProcess {
  private let process: TalkingProcess
  private var buffer = Data()
  private var hasEnded = false

  enum Answer {
    case line(Data)
    case timeOut
    case end
  }

  /// - Throws: `PreviewError.notStarted`
  init(_ program: URL, _ words: [String], input: Data) throws(PreviewError) {
    guard FileManager.default.isExecutableFile(atPath: program.path),
      // The report of a crash takes seconds, and speaks of this tool's inside.
      let process = TalkingProcess(
        ["env", "SWIFT_BACKTRACE=enable=no", program.path] + words, input: input)
    else { throw .notStarted(program.path) }
    self.process = process
  }

  /// Returns the next line, without its end.
  ///
  /// - Parameter seconds: for which the process may be silent.
  func nextLine(within seconds: Double) -> Answer {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = Data(buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        return .line(line)
      }
      if hasEnded { return .end }
      let rest = deadline - ContinuousClock.now
      guard rest > .zero else { return .timeOut }
      switch process.next(milliseconds: Int32(clamping: Int64(rest / .milliseconds(1)) + 1)) {
      case .bytes(let bytes): buffer.append(bytes)
      case .end: hasEnded = true
      case .timeOut: continue
      }
    }
  }

  /// Ends the process, whatever it does, and what it started.
  func kill() { process.kill() }

  /// Returns how it ended, which it does by itself: "crashed (illegal instruction)".
  func end() -> String {
    let status = process.wait(seconds: 5)
    guard status > 128 else { return "ended the process with status \(status)" }
    let signal = unsafe strsignal(status - 128).map { unsafe String(cString: $0) }
    return "crashed (\(signal?.lowercased() ?? "signal \(status - 128)"))"
  }
}
