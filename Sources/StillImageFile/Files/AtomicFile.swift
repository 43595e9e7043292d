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

  /// The bytes of a file.
  ///
  /// - Throws: ``ImageFileError/unreadable(path:reason:)``.
  package static func read(_ url: URL) throws(ImageFileError) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .unreadable(path: url.path, reason: SystemReason.of(error))
    }
  }
}
