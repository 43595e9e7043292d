package import Foundation

/// Bytes to and from descriptors, all of them or an error.
package enum FileBytes {
  /// Writes everything, however many calls it takes, also where the descriptor does not wait.
  ///
  /// - Parameter name: The file's name in errors.
  /// - Throws: ``ImageFileError/unwritable(path:reason:)``
  package static func write(
    _ data: Data, to descriptor: Int32, _ name: String
  ) throws(ImageFileError) {
    let failure = write(data, to: descriptor)
    if failure != 0 { throw .unwritable(path: name, reason: SystemReason.of(failure)) }
  }

  /// - Returns: 0, or the system's number of what went wrong.
  package static func write(_ data: Data, to descriptor: Int32) -> Int32 {
    unsafe data.withUnsafeBytes { bytes in
      var rest = unsafe bytes[...]
      while unsafe !rest.isEmpty {
        let count = unsafe Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          unsafe rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          unsafe poll(&state, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  /// Reads what comes next; empty at the end.
  ///
  /// - Returns: nil when that is impossible, with `errno` set.
  static func next(of descriptor: Int32) -> Data? {
    unsafe read { unsafe Foundation.read(descriptor, $0.baseAddress, $0.count) }
  }

  /// Reads from an offset on; empty at the end.
  ///
  /// - Returns: nil when that is impossible, with `errno` set.
  static func piece(of descriptor: Int32, at offset: Int, atMost count: Int = 1 << 20) -> Data? {
    unsafe read(atMost: count) {
      unsafe pread(descriptor, $0.baseAddress, $0.count, off_t(offset))
    }
  }

  private static func read(
    atMost limit: Int = 1 << 22, _ call: (UnsafeMutableRawBufferPointer) -> Int
  ) -> Data? {
    var data = Data(count: limit)
    var count = -1
    repeat {
      count = unsafe data.withUnsafeMutableBytes { unsafe call($0) }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { return nil }
    data.removeLast(limit - count)
    return data
  }
}
