import CStillFiles
import Foundation

/// The output of another program for some bytes. Its time and memory are limited, so that it ends for any bytes and
/// breaks nothing else.
struct ProgramResponse {
  /// The bytes it wrote to standard output.
  let output: Data
  /// The beginning of what it wrote on standard error.
  let messages: String
  /// 0 where it says that all is well; -1 where the system keeps from us how it ended.
  let status: Int32

  /// The reason why there is no answer.
  enum Failure: Error, Equatable {
    /// It is not installed.
    case missing
    /// It was ended, as it took more of a processor's time than it may, or far longer than that by the clock.
    case tooLong
    /// It was ended, as it wrote more than it may.
    case tooMuch
    /// The system's words.
    case system(String)
  }

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - words: The program, which is searched along the PATH, and its arguments.
  ///   - input: The bytes on its standard input.
  ///   - seconds: Of a processor's time.
  ///   - memory: Bytes of addresses.
  ///   - most: Bytes that it may write.
  init(
    of words: [String], to input: Data, seconds: Int, memory: Int, most: Int
  ) throws(Failure) {
    let bounds = StillBounds(seconds: UInt32(seconds), memory: memory, output: most)
    var answer = unsafe StillAnswer()
    let failure = unsafe ProgramArguments.with(words) { words in
      unsafe withUnsafePointer(to: bounds) { bounds in
        unsafe input.withUnsafeBytes { input in
          unsafe still_program_ask(words, input.baseAddress, input.count, bounds, &answer)
        }
      }
    }
    defer { unsafe still_answer_free(&answer) }
    switch failure {
    case 0: break
    case ENOENT: throw .missing
    case ETIMEDOUT: throw .tooLong
    case EFBIG: throw .tooMuch
    default: throw .system(SystemReason.of(failure))
    }
    output =
      unsafe answer.output.map { unsafe Data(bytes: $0, count: answer.output_count) } ?? Data()
    let words =
      unsafe answer.messages.map { unsafe Data(bytes: $0, count: answer.messages_count) } ?? Data()
    messages = String(decoding: words, as: UTF8.self)
    status = unsafe answer.status
  }
}
