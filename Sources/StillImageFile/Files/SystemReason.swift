import Foundation

/// The system's words for what went wrong.
enum SystemReason {
  /// For the last call to the C library that failed.
  static func ofLastCall() -> String {
    of(errno)
  }

  static func of(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text).lowercased()
  }

  /// For an error of Foundation: that of the system under it when there is one.
  static func of(_ error: any Error) -> String {
    var cause = error as NSError
    while let next = cause.userInfo[NSUnderlyingErrorKey] as? NSError { cause = next }
    if cause.domain == NSPOSIXErrorDomain, let code = Int32(exactly: cause.code) {
      return of(code)
    }
    if let code = (error as? CocoaError)?.code, code == .fileReadNoSuchFile {
      return of(ENOENT)
    }
    return cause.localizedDescription
  }
}
