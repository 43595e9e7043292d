package import Foundation

/// Writes whole files: a reader sees the old file or the new one, never a part of it, and a failure
/// leaves the old one as it was.
package enum AtomicFile {
  /// Writes `data` to a file, which may exist. What is no regular file (a pipe, a terminal,
  /// `/dev/null`) is written to directly; through a symbolic link, what it points to.
  ///
  /// - Throws: ``ImageFileError/unwritable(path:reason:)``.
  package static func write(_ data: Data, to url: URL) throws(ImageFileError) {
    let output = try AtomicOutput(to: url)
    try output.append(data)
    try output.commit()
  }

  /// The most bytes that are read of a file, unless another number is asked for.
  package static let largestFile = 1 << 30

  /// The bytes of a file; of a device or a pipe, what comes until it ends.
  ///
  /// - Parameter limit: The most bytes: a device may never end.
  /// - Throws: ``ImageFileError/unreadable(path:reason:)``, also for a file with more bytes than `limit`.
  package static func read(
    _ url: URL, atMost limit: Int = largestFile
  ) throws(ImageFileError) -> Data {
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      var data = Data()
      while let part = try file.read(upToCount: 1 << 22), !part.isEmpty {
        data.append(part)
        guard data.count <= limit else {
          throw ImageFileError.unreadable(
            path: url.path, reason: "it has more than \(limit) bytes")
        }
      }
      return data
    } catch let error as ImageFileError {
      throw error
    } catch {
      throw .unreadable(path: url.path, reason: SystemReason.of(error))
    }
  }
}
