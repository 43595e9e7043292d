package import Foundation

/// Writes whole files: a reader sees the old file or the new one, never a part of it, and a failure
/// leaves the old one as it was.
package enum AtomicFile {
  /// Writes `data` to a file, which may exist. What is no regular file (a pipe, a terminal,
  /// `/dev/null`) is written to directly; through a symbolic link, what it points to.
  ///
  /// - Throws: ``ImageFileError/unwritable(path:reason:)``, also for a URL that names no file.
  package static func write(_ data: Data, to url: URL) throws(ImageFileError) {
    let output = try AtomicOutput(to: url)
    try output.append(data)
    try output.commit()
  }

  /// - Throws: ``ImageFileError/unwritable(path:reason:)`` for a URL that names no file of this machine: before a
  ///   picture is made for it.
  package static func check(_ url: URL) throws(ImageFileError) {
    guard OutputPath.path(of: url) != nil else {
      throw .unwritable(path: url.absoluteString, reason: SystemReason.notAFile)
    }
  }

  /// The most bytes that are read of a file, unless another number is asked for.
  package static let largestFile = 1 << 30

  /// The bytes of a plain file. Waits for nothing, whatever the name leads to.
  ///
  /// - Throws: ``ImageFileError/unreadable(path:reason:)``, also for a folder, a pipe, a device, and a file with more bytes
  ///   than `limit`.
  package static func readPlain(
    _ url: URL, atMost limit: Int = largestFile
  ) throws(ImageFileError) -> Data {
    guard let path = OutputPath.path(of: url) else {
      throw .unreadable(path: url.absoluteString, reason: SystemReason.notAFile)
    }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      throw .unreadable(path: path, reason: SystemReason.ofLastCall())
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is no plain file")
    }
    guard Int(status.st_size) <= limit else {
      throw .unreadable(path: path, reason: "it has more than \(limit) bytes")
    }
    return try bytes(of: descriptor, path, atMost: limit)
  }

  /// The bytes of a file; of a device or a pipe, what comes until it ends.
  ///
  /// - Parameter limit: The most bytes: a device may never end.
  /// - Throws: ``ImageFileError/unreadable(path:reason:)``, also for a file with more bytes than `limit`, and for a
  ///   URL that names no file.
  package static func read(
    _ url: URL, atMost limit: Int = largestFile
  ) throws(ImageFileError) -> Data {
    guard let path = OutputPath.path(of: url) else {
      throw .unreadable(path: url.absoluteString, reason: SystemReason.notAFile)
    }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unreadable(path: path, reason: SystemReason.ofLastCall())
    }
    defer { close(descriptor) }
    return try bytes(of: descriptor, path, atMost: limit)
  }

  private static func bytes(
    of descriptor: Int32, _ path: String, atMost limit: Int
  ) throws(ImageFileError) -> Data {
    var data = Data()
    while true {
      guard let part = FileBytes.next(of: descriptor) else {
        throw .unreadable(path: path, reason: SystemReason.ofLastCall())
      }
      if part.isEmpty { return data }
      data.append(part)
      guard data.count <= limit else {
        throw .unreadable(path: path, reason: "it has more than \(limit) bytes")
      }
    }
  }
}
