import Foundation

/// The system's words for what went wrong, and what can be done about it.
package enum SystemReason {
  /// For a URL that is none of a file, or whose path no file can have.
  static let notAFile = "it is no URL of a file"

  /// For the last call to the C library that failed.
  package static func ofLastCall() -> String {
    of(errno)
  }

  static func of(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text).lowercased()
  }

  /// Returns advice for a file that cannot be written.
  static func advice(forWriting reason: String) -> String {
    switch reason {
    case notAFile: "give one that begins with file:"
    case of(ENOSPC), of(EDQUOT): "make room there, or choose another disk"
    case of(EFBIG): "raise the limit for files, or make a smaller picture"
    case of(EPIPE): "keep the reader alive until everything is written"
    case of(EBADF): "it was closed before the program began"
    case of(ELOOP): "mend the links, which go in a circle"
    case of(ENAMETOOLONG): "choose a shorter name"
    case of(EMFILE), of(ENFILE): "close files, or raise their limit"
    case of(EISDIR): "name a file in it"
    case of(ENOTDIR): "choose a path whose folders are folders"
    case of(EIO): "check the disk"
    default: "choose a path whose folder exists and is writable"
    }
  }

  /// Returns advice for a file that cannot be read.
  static func advice(forReading reason: String) -> String {
    switch reason {
    case notAFile: "give one that begins with file:"
    case of(EISDIR): "name a file in it"
    case of(ELOOP): "mend the links, which go in a circle"
    case of(EIO): "check the disk"
    default: "check the path and its permissions"
    }
  }
}
