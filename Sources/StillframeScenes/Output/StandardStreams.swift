import Glibc
import StillImageFile
package import StillframeArguments

/// The standard streams and arguments of a process.
package enum StandardStreams {
  /// Makes sure that the descriptors 0 to 2 are taken, so that no file gets one of their numbers and then what is
  /// meant for messages; and that a stream that ends early is an error of a call instead of the end of the process.
  ///
  /// Before anything else is opened. What stands in for a missing stream cannot be written to, so that nothing that
  /// goes there counts as delivered.
  package static func open() {
    for descriptor in STDIN_FILENO...STDERR_FILENO
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      _ = unsafe Glibc.open("/dev/null", O_RDONLY)  // takes the lowest number that is free
    }
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// The name that the process was started as, without its folder.
  static var program: String {
    let path = String(decoding: ProcessArguments.word(0) ?? [], as: UTF8.self)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty ? "stillframe" : name
  }

  /// Returns the command line without the program's name.
  ///
  /// - Throws: `UsageError.notUTF8` where Swift would put replacement characters, and so another file's name.
  package static func words() throws(UsageError) -> [String] {
    var words: [String] = []
    for index in 1..<max(ProcessArguments.count, 1) {
      guard let word = ProcessArguments.word(index) else { break }
      guard let text = String(validating: word, as: UTF8.self) else {
        throw .notUTF8(String(decoding: word, as: UTF8.self))
      }
      words.append(text)
    }
    return words
  }
}
