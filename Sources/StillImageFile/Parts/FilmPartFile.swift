import Foundation

/// A part of a film that was made before. Its file is open only while it is read: a film may have more parts than a process may
/// have files.
package final class FilmPartFile {
  package let path: String
  package let header: FilmPartHeader
  /// What came from a stream, which cannot be opened again.
  private let stream: ReadableFile?
  private let stamp: FileStamp?
  /// Where the frames begin.
  private let start: Int

  /// Reads what the part says of itself, and makes sure that all of it is there, unharmed.
  ///
  /// - Throws: ``ImageFileError/noPart(path:reason:)``, ``ImageFileError/unreadable(path:reason:)``
  package init(_ path: String) throws(ImageFileError) {
    self.path = path
    let file = try ReadableFile(path)
    stamp = file.stamp
    stream = file.stamp == nil ? file : nil
    let reader = RecordReader(file)
    let signature = FilmPartHeader.signature
    guard try reader.bytes(signature.count) == signature else {
      throw .noPart(path: path, reason: "it is no part of a film")
    }
    guard let length = try reader.bytes(4)?.bigEndian, length < 1 << 24,
      let text = try reader.bytes(length),
      let header = try? JSONDecoder().decode(FilmPartHeader.self, from: text)
    else {
      throw .noPart(path: path, reason: "its header cannot be read")
    }
    if let problem = header.problem { throw .noPart(path: path, reason: problem) }
    self.header = header
    start = reader.offset
    try Self.check(file, path)
  }

  private static func check(_ file: ReadableFile, _ path: String) throws(ImageFileError) {
    var checksum = Checksum()
    // The last four bytes are the checksum of all others.
    var (offset, last) = (0, Data())
    while true {
      let piece = try file.piece(at: offset, atMost: 1 << 20)
      if piece.isEmpty { break }
      offset += piece.count
      let bytes = last + piece
      checksum.add(Data(bytes.dropLast(4)))
      last = Data(bytes.suffix(4))
    }
    guard last.count == 4, last.bigEndian == Int(checksum.value) else {
      throw .noPart(path: path, reason: "it is damaged or breaks off")
    }
  }

  /// Its frames, one after the other.
  package func frames() -> Frames {
    Frames(of: self)
  }

  /// Begins to read the frames.
  private func open() throws(ImageFileError) -> RecordReader {
    if let stream { return RecordReader(stream, from: start) }
    let file = try ReadableFile(path)
    guard file.stamp == stamp else {
      throw .noPart(path: path, reason: "it was changed while the film was joined")
    }
    return RecordReader(file, from: start)
  }

  /// Reads the frames of a part.
  package final class Frames {
    private let part: FilmPartFile
    private var left: Int
    private var reader: RecordReader?
    private var path: String { part.path }

    fileprivate init(of part: FilmPartFile) {
      self.part = part
      left = part.header.range.count
    }

    /// - Throws: ``ImageFileError/noPart(path:reason:)``
    package func next() throws(ImageFileError) -> EncodedFrame? {
      if reader == nil { reader = try part.open() }
      guard let reader else { return nil }
      let length = try reader.bytes(4)?.bigEndian ?? 0
      guard (length == 0) == (left == 0) else {
        throw .noPart(path: path, reason: "its frames are not as many as it says")
      }
      guard length > 0 else { return nil }
      left -= 1
      guard let record = try reader.bytes(length) else {
        throw .noPart(path: path, reason: "it breaks off")
      }
      let frame: EncodedFrame
      do {
        frame = try EncodedFrame(record: record)
      } catch {
        throw .noPart(path: path, reason: "\(error)")
      }
      let shape = part.header.shape
      guard frame.width == shape.width, frame.height == shape.height else {
        throw .noPart(path: path, reason: "one of its frames has another size than the film")
      }
      return frame
    }
  }
}

extension Data {
  /// The number of 32 bits at the start.
  fileprivate var bigEndian: Int { prefix(4).reduce(0) { $0 << 8 | Int($1) } }
}
