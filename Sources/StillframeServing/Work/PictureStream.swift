package import Foundation
import Synchronization

/// The bytes of a film while it is made: written by one thread, read by any number of connections.
///
/// The bytes lie in an unnamed file of the temporary folder, so that memory does not depend on the film's length.
@safe
package final class PictureStream: Sendable {
  private enum End {
    case complete
    case failed
  }

  private struct State {
    var descriptor: Int32 = -1
    var written = 0
    /// The number of bytes that readers may have.
    var readable = 0
    var end: End?
    /// Closures to call once there are bytes to read.
    var readers: [@Sendable () -> Void] = []
    /// Closures to call at the end.
    var followers: [@Sendable () -> Void] = []
  }

  private let isProgressive: Bool
  private let condition = NSCondition()
  private let state: Mutex<State>

  /// - Parameter isProgressive: Whether readers get bytes before the film is complete. The format must never
  ///   change bytes that it has written.
  package init(isProgressive: Bool) {
    self.isProgressive = isProgressive
    state = Mutex(State())
  }

  deinit {
    let descriptor = state.withLock { $0.descriptor }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds bytes at the end.
  ///
  /// - Throws: `ServingError.failed` if the temporary folder takes no more, or if the film was given up.
  package func append(_ data: Data) throws(ServingError) {
    let (descriptor, offset) = try place()
    try Self.write(data, to: descriptor, at: offset)
    change { state in
      state.written = offset + data.count
      if isProgressive { state.readable = state.written }
    }
  }

  /// Overwrites bytes that were added before.
  ///
  /// - Throws: `ServingError.failed`, also for a stream that is progressive.
  package func replace(at offset: Int, with data: Data) throws(ServingError) {
    let (descriptor, written) = try place()
    guard !isProgressive, offset + data.count <= written else {
      throw .failed("the film changed bytes that were sent: please report it")
    }
    try Self.write(data, to: descriptor, at: offset)
  }

  /// Ends the film; only the first end counts.
  package func finish(isComplete: Bool) {
    change { state in
      guard state.end == nil else { return }
      if isComplete { state.readable = state.written }
      state.end = isComplete ? .complete : .failed
    }
  }

  /// Whether there are bytes to read, or the film is complete and empty.
  package var isReadable: Bool {
    state.withLock { ($0.readable > 0 || $0.end == .complete) && $0.end != .failed }
  }

  /// The number of bytes; nil while the film is made, and if it failed.
  package var count: Int? {
    state.withLock { $0.end == .complete ? $0.written : nil }
  }

  /// All bytes; nil while the film is made, and if it failed.
  package var data: Data? {
    guard let count else { return nil }
    var data = Data(capacity: count)
    while data.count < count {
      guard let piece = read(at: data.count, atMost: count - data.count), !piece.isEmpty else {
        return nil
      }
      data += piece
    }
    return data
  }

  /// Waits for bytes at an offset, and returns some.
  ///
  /// - Returns: At least one byte; none at the film's end; nil after a failure.
  package func read(at offset: Int, atMost count: Int) -> Data? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      let (readable, end, descriptor) = state.withLock { ($0.readable, $0.end, $0.descriptor) }
      if end == .failed { return nil }
      if offset < readable {
        return Self.read(descriptor, at: offset, atMost: min(readable - offset, count, 1 << 20))
      }
      if end == .complete { return Data() }
      condition.wait()
    }
  }

  private static func read(_ descriptor: Int32, at offset: Int, atMost count: Int) -> Data? {
    var data = Data(count: count)
    let read = unsafe data.withUnsafeMutableBytes {
      unsafe pread(descriptor, $0.baseAddress, count, off_t(offset))
    }
    return read > 0 ? data.prefix(read) : nil
  }

  /// Calls back once there are bytes to read or the film has ended.
  func whenReadable(_ body: @escaping @Sendable () -> Void) {
    let isNow = state.withLock { state in
      let isReadable = state.readable > 0 || state.end != nil
      if !isReadable { state.readers.append(body) }
      return isReadable
    }
    if isNow { body() }
  }

  /// Calls back once the film has ended.
  func whenFinished(_ body: @escaping @Sendable () -> Void) {
    let isNow = state.withLock { state in
      if state.end == nil { state.followers.append(body) }
      return state.end != nil
    }
    if isNow { body() }
  }

  private func change(_ body: (inout State) -> Void) {
    condition.lock()
    let waiting = state.withLock { state in
      body(&state)
      var waiting: [@Sendable () -> Void] = []
      if state.readable > 0 || state.end != nil { swap(&waiting, &state.readers) }
      if state.end != nil {
        waiting += state.followers
        state.followers = []
      }
      return waiting
    }
    condition.broadcast()
    condition.unlock()
    for body in waiting { body() }
  }

  /// The file, which the first bytes create, and the number of bytes in it.
  private func place() throws(ServingError) -> (Int32, Int) {
    let result: (Int32, Int)? = state.withLock { state in
      guard state.end == nil else { return nil }
      if state.descriptor < 0 { state.descriptor = Self.unnamedFile() }
      return (state.descriptor, state.written)
    }
    guard let result else { throw .failed("the film was given up") }
    guard result.0 >= 0 else { throw Self.fileError() }
    return result
  }

  private static func unnamedFile() -> Int32 {
    let path = FileManager.default.temporaryDirectory.path + "/stillframe-film-"
    var name = (path + String(repeating: "X", count: 6)).utf8CString.map { $0 }
    let descriptor = unsafe mkstemp(&name)
    if descriptor >= 0 {
      unsafe unlink(name)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    return descriptor
  }

  private static func write(
    _ data: Data, to descriptor: Int32, at offset: Int
  ) throws(ServingError) {
    let isWritten = unsafe data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[done...])
        let count = unsafe pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
    guard isWritten else { throw fileError() }
  }

  private static func fileError() -> ServingError {
    let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
    return .failed(
      "the temporary folder takes no film (\(reason.lowercased())): make room in it or set TMPDIR")
  }
}
