package import Foundation
package import StillImageFile

/// Rows that can be read more than once, one line at a time: a file, or what came from a stream, kept in a file without a
/// name meanwhile.
package final class RowFile {
  /// In bytes. A longer line is no row.
  static let longestRow = 64 << 20
  /// In bytes. A file with a longer line is no file of rows: it may never end.
  static let endlessRow = 256 << 20
  /// In bytes: the most that is taken from a stream.
  static let longestStream = 16 << 30

  private let file: ReadableFile
  private let path: String
  private var offset = 0
  private var number = 0
  private var buffer = Data()
  /// Of `buffer`, in bytes.
  private var bufferStart = 0
  private var isAtEnd = false

  /// A line that is not empty.
  package struct Row {
    /// Of the line, from 1.
    let number: Int
    /// In the file, in bytes.
    let offset: Int
    /// Nil for a line that is too long.
    package let line: Data?
  }

  /// - Parameter path: "-" is standard input.
  /// - Throws: `ImageFileError.unreadable`, and `.unwritable` where what comes from a stream cannot be kept.
  package init(_ path: String) throws(ImageFileError) {
    file = try ReadableFile(
      path, atMost: Self.longestStream, longestLine: Self.endlessRow)
    self.path = path == "-" ? "standard input" : path
  }

  /// Begins again.
  func rewind() {
    seek(to: 0, number: 0)
  }

  /// Returns the row that begins at an offset.
  func row(at offset: Int, number: Int) throws(ImageFileError) -> Row? {
    seek(to: offset, number: number - 1)
    return try next()
  }

  private func seek(to offset: Int, number: Int) {
    self.offset = offset
    self.number = number
    buffer = Data()
    bufferStart = offset
    isAtEnd = false
  }

  /// Returns the next row; nil at the end.
  package func next() throws(ImageFileError) -> Row? {
    while let (line, start) = try nextLine() {
      number += 1
      guard let line else { return Row(number: number, offset: start, line: nil) }
      var words = line
      if start == 0, words.starts(with: [0xEF, 0xBB, 0xBF]) { words = words.dropFirst(3) }
      if words.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) {
        return Row(number: number, offset: start, line: Data(words))
      }
    }
    return nil
  }

  /// Returns the next line without its end, and where it begins; without bytes when it is too long.
  private func nextLine() throws(ImageFileError) -> (line: Data?, start: Int)? {
    let start = offset
    var searched = offset - bufferStart
    var isLong = false
    while true {
      let from = buffer.startIndex + searched
      if from <= buffer.endIndex, let end = buffer[from...].firstIndex(of: 0x0A) {
        let line = buffer[(buffer.startIndex + start - bufferStart).clamped(to: buffer)..<end]
        offset = bufferStart + (end - buffer.startIndex) + 1
        return (isLong ? nil : line, start)
      }
      searched = buffer.count
      if isAtEnd {
        let isEmpty = start >= bufferStart + buffer.count && !isLong
        let line =
          isEmpty
          ? Data() : buffer[(buffer.startIndex + start - bufferStart).clamped(to: buffer)...]
        offset = bufferStart + buffer.count
        return isEmpty ? nil : (isLong ? nil : line, start)
      }
      guard bufferStart + buffer.count - start <= Self.endlessRow else {
        throw .unreadable(path: path, reason: ReadableFile.endlessLine)
      }
      if isLong || buffer.count - (start - bufferStart) > Self.longestRow {
        isLong = true
        bufferStart += buffer.count
        buffer = Data()
        searched = 0
      } else if start > bufferStart {
        buffer = Data(buffer.dropFirst(start - bufferStart))
        bufferStart = start
        searched = buffer.count
      }
      let piece = try file.piece(at: bufferStart + buffer.count)
      isAtEnd = piece.isEmpty
      buffer.append(piece)
    }
  }
}

extension Int {
  fileprivate func clamped(to data: Data) -> Int {
    Swift.min(Swift.max(self, data.startIndex), data.endIndex)
  }
}
