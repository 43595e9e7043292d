package import Foundation

/// A file that can be read from any place, any number of times. Of a stream, what comes until it ends is kept in a file
/// without a name.
///
/// The only owner of its descriptor.
package final class ReadableFile {
  private let path: String
  /// -1 where `kept` has the bytes.
  private let descriptor: Int32
  private let kept: NamelessFile?
  /// The identity and version of the file, which a write changes; nil for a stream.
  let stamp: FileStamp?

  /// The reason why a file is not read whose lines are too long.
  package static let endlessLine = "it has a line without an end: is it JSON Lines?"

  /// - Parameters:
  ///   - path: "-" is standard input.
  ///   - most: The most bytes of a stream, which may never end.
  ///   - longestLine: The most bytes of a stream's line.
  /// - Throws: ``ImageFileError/unreadable(path:reason:)``, ``ImageFileError/unwritable(path:reason:)``
  package init(
    _ path: String, atMost most: Int = .max, longestLine: Int = .max
  ) throws(ImageFileError) {
    let isStandard = path == "-"
    self.path = isStandard ? "standard input" : path
    let source =
      isStandard ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else {
      throw .unreadable(path: path, reason: SystemReason.ofLastCall())
    }
    var status = stat()
    guard unsafe fstat(source, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      let reason = SystemReason.of(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : errno)
      if !isStandard { close(source) }
      throw .unreadable(path: self.path, reason: reason)
    }
    if status.st_mode & S_IFMT == S_IFREG, !isStandard {
      descriptor = source
      kept = nil
      stamp = FileStamp(status)
      return
    }
    descriptor = -1
    stamp = nil
    defer { if !isStandard { close(source) } }
    let file = try NamelessFile(calledInErrors: "a temporary file")
    var (count, line) = (0, 0)
    while true {
      guard let piece = FileBytes.next(of: source) else {
        throw .unreadable(path: self.path, reason: SystemReason.ofLastCall())
      }
      if piece.isEmpty { break }
      count += piece.count
      line = piece.lastIndex(of: 0x0A).map { piece.endIndex - $0 - 1 } ?? line + piece.count
      guard count <= most else {
        throw .unreadable(path: self.path, reason: "it has more than \(most) bytes")
      }
      guard line <= longestLine else {
        throw .unreadable(path: self.path, reason: Self.endlessLine)
      }
      try file.append(piece)
    }
    kept = file
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Returns a piece of the file from an offset on; empty at the end.
  ///
  /// - Throws: ``ImageFileError/unreadable(path:reason:)``
  package func piece(at offset: Int, atMost count: Int = 1 << 16) throws(ImageFileError) -> Data {
    guard
      let piece = FileBytes.piece(
        of: kept?.descriptor ?? descriptor, at: offset, atMost: count)
    else {
      throw .unreadable(path: path, reason: SystemReason.ofLastCall())
    }
    return piece
  }
}

/// The identity and version of a file.
package struct FileStamp: Hashable, Sendable {
  private let numbers: [Int]

  /// The stamp of the file that a path leads to; nil: there is none.
  package init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    numbers = [
      Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino),
      Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
      // A program may set the time of the last write, but not this one.
      status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
  }
}
