package import Foundation

/// A file that is written piece by piece and appears under its name only when it is complete.
///
/// The pieces go to a temporary file beside the final one, which ``commit()`` renames. Without a
/// commit nothing is left. The only owner of its file descriptor.
package final class AtomicOutput: ByteOutput {
  private let path: String
  private let temporaryPath: String
  /// Whether the path names something that cannot be replaced, such as a pipe.
  private let isSpecial: Bool
  /// −1 when closed.
  private var descriptor: Int32 = -1
  private var isCommitted = false

  /// Starts a file that is to replace what is at `url`, or to be made there.
  ///
  /// - Throws: ``ImageFileError/unwritable(path:reason:)`` also when the existing file is read-only.
  package init(to url: URL) throws(ImageFileError) {
    path = url.resolvingSymlinksInPath().path
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    guard !exists || kind != S_IFDIR else {
      throw .unwritable(path: path, reason: SystemReason.of(EISDIR))
    }
    guard unsafe !exists || access(path, W_OK) == 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
    isSpecial = exists && kind != S_IFREG
    let final = URL(fileURLWithPath: path)
    let folder =
      isSpecial ? FileManager.default.temporaryDirectory : final.deletingLastPathComponent()
    let name = ".stillframe-\(UUID().uuidString)"
    temporaryPath = folder.appendingPathComponent(name).path
    descriptor = unsafe open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      isCommitted = true  // there is nothing to remove
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
    // A file that is replaced keeps its permissions; one that refuses this is written all the same.
    if exists && !isSpecial { _ = fchmod(descriptor, status.st_mode & 0o777) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if !isCommitted { unsafe unlink(temporaryPath) }
  }

  package func append(_ data: Data) throws(ImageFileError) {
    try AtomicOutput.write(data, to: descriptor, path)
  }

  package func replace(at offset: Int, with data: Data) throws(ImageFileError) {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
    try append(data)
    guard lseek(descriptor, 0, SEEK_END) >= 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
  }

  /// Puts the file in its place. To be called once, after everything was written.
  package func commit() throws(ImageFileError) {
    let result = close(descriptor)
    descriptor = -1
    guard result == 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
    if isSpecial {
      try copyToSpecialFile()
    } else {
      guard unsafe rename(temporaryPath, path) == 0 else {
        throw .unwritable(path: path, reason: SystemReason.ofLastCall())
      }
      isCommitted = true
    }
  }

  /// Copies the temporary file piece by piece; the end of this object removes it.
  private func copyToSpecialFile() throws(ImageFileError) {
    let output = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard output >= 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
    defer { close(output) }
    do {
      let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: temporaryPath))
      while let piece = try input.read(upToCount: 1 << 20), !piece.isEmpty {
        try AtomicOutput.write(piece, to: output, path)
      }
    } catch let error as ImageFileError {
      throw error
    } catch {
      throw .unreadable(path: temporaryPath, reason: SystemReason.of(error))
    }
  }

  private static func write(
    _ data: Data, to descriptor: Int32, _ path: String
  ) throws(ImageFileError) {
    let failure: Int32 = unsafe data.withUnsafeBytes { bytes in
      var rest = unsafe bytes[...]
      while unsafe !rest.isEmpty {
        let count = unsafe Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          unsafe rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    if failure != 0 { throw .unwritable(path: path, reason: SystemReason.of(failure)) }
  }
}
