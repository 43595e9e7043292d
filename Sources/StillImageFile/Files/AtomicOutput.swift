import CStillFiles
package import Foundation

/// A file that is written piece by piece and appears under its name only when it is complete.
///
/// The pieces go to a file without a name, which ``commit()`` gives it; without a commit nothing is left, even
/// after SIGKILL. On file systems without such files it has a hidden name beside the final one meanwhile.
package final class AtomicOutput: ByteOutput {
  private let path: String
  private let file: NamelessFile
  /// Whether the path names something that cannot be replaced, such as a pipe.
  private let isSpecial: Bool

  /// Starts a file that is to replace what is at `url`, or to be made there. Owner, permissions and extended
  /// attributes of a file that is replaced are kept, as far as the system allows.
  ///
  /// - Throws: ``ImageFileError/unwritable(path:reason:)`` also when the existing file is read-only.
  package init(to url: URL) throws(ImageFileError) {
    path = try OutputPath.resolve(url)
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
    guard exists, !isSpecial else {
      file =
        isSpecial
        ? try NamelessFile(calledInErrors: path) : try NamelessFile(beside: path)
      return
    }
    file = try NamelessFile(beside: path)
    let old = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if old >= 0 {
      // Attributes that cannot be kept are no reason not to write the file.
      _ = still_file_copy_attributes(old, file.descriptor)
      close(old)
    } else {
      _ = fchmod(file.descriptor, status.st_mode & 0o777)
    }
  }

  /// The descriptor of the unnamed file, for other ways of writing to it.
  var descriptor: Int32 { file.descriptor }

  package func append(_ data: Data) throws(ImageFileError) {
    try file.append(data)
  }

  package func replace(at offset: Int, with data: Data) throws(ImageFileError) {
    try file.replace(at: offset, with: data)
  }

  /// Puts the file in its place. To be called once, after everything was written.
  package func commit() throws(ImageFileError) {
    if isSpecial { try copyToSpecialFile() } else { try file.move(to: path) }
  }

  private func copyToSpecialFile() throws(ImageFileError) {
    let output = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard output >= 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
    defer { close(output) }
    try file.forEachPiece { (piece) throws(ImageFileError) in
      try FileBytes.write(piece, to: output, path)
    }
  }
}
