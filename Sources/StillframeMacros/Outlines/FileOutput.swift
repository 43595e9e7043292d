import FoundationEssentials
import Glibc

/// Standard output, written to its end.
enum FileOutput {
  struct Closed: Error {}

  static func write(_ data: Data) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { throw Closed() }
      rest = rest.dropFirst(count)
    }
  }
}
