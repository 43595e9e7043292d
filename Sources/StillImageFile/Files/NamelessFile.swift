import CStillFiles
package import Foundation

/// An unnamed file: its bytes disappear with this object unless it gets a name.
///
/// The only owner of its descriptor.
package final class NamelessFile: ByteOutput {
  let descriptor: Int32
  /// The file's name in messages.
  private let path: String
  /// Where the file system has no files without names, the one that it has until the end.
  private let temporary: Temporary?

  /// - Parameters:
  ///   - path: Beside which the file lies, so that it can be moved there.
  ///   - name: The file's name in errors (default: the path).
  /// - Throws: ``ImageFileError/unwritable(path:reason:)``
  init(beside path: String, calledInErrors name: String? = nil) throws(ImageFileError) {
    self.path = name ?? path
    let folder = OutputPath.folder(of: path)
    let nameless = unsafe still_file_open_nameless(folder.isEmpty ? "." : folder)
    guard nameless < 0 else {
      descriptor = nameless
      temporary = nil
      return
    }
    let named = Temporary(OutputPath.temporary(beside: path))
    descriptor = unsafe open(named.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    temporary = named
    guard descriptor >= 0 else {
      throw .unwritable(path: self.path, reason: SystemReason.ofLastCall())
    }
  }

  /// An unnamed file in the system's temporary folder, to copy from when it is complete.
  ///
  /// - Parameter name: The file's name in errors.
  package convenience init(calledInErrors name: String) throws(ImageFileError) {
    let folder = FileManager.default.temporaryDirectory.path
    try self.init(beside: folder + "/stillframe", calledInErrors: name)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  package func append(_ data: Data) throws(ImageFileError) {
    try FileBytes.write(data, to: descriptor, path)
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

  /// Hands the bytes on, from the first to the last, in pieces.
  package func forEachPiece<Failure: Error>(
    _ body: (Data) throws(Failure) -> Void
  ) throws(Failure) {
    var offset = 0
    while let piece = FileBytes.piece(of: descriptor, at: offset), !piece.isEmpty {
      try body(piece)
      offset += piece.count
    }
  }

  /// Puts the file at a path, in the place of what is there.
  func move(to path: String) throws(ImageFileError) {
    if let temporary {
      // Such file systems are often those of other machines, which say late what they could not keep.
      guard fsync(descriptor) == 0 else {
        throw .unwritable(path: self.path, reason: SystemReason.ofLastCall())
      }
      return try rename(temporary.path, to: path)
    }
    if unsafe still_file_link(descriptor, path) == 0 { return }
    guard errno == EEXIST else {
      throw .unwritable(path: self.path, reason: SystemReason.ofLastCall())
    }
    // No call puts a nameless file in another's place: it has a name of its own between two calls.
    let moment = Temporary(OutputPath.temporary(beside: path))
    guard unsafe still_file_link(descriptor, moment.path) == 0 else {
      throw .unwritable(path: self.path, reason: SystemReason.ofLastCall())
    }
    try rename(moment.path, to: path)
  }

  private func rename(_ source: String, to target: String) throws(ImageFileError) {
    guard unsafe Foundation.rename(source, target) == 0 else {
      throw .unwritable(path: path, reason: SystemReason.ofLastCall())
    }
  }
}
