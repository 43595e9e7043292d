import Foundation
import StillRaster

extension EncodedFrame {
  /// All of the frame in bytes: to be kept for a while, or carried to another machine.
  ///
  /// Numbers are big-endian, 32 bits: the length of what follows, flags, width and height of the whole, the rectangle,
  /// how many colours there are (2^32 - 1: too many), the colours, the stream.
  package var record: [UInt8] {
    var content: [UInt8] = []
    let flags: UInt32 =
      (isRepeat ? 1 : 0) | (isOverBeforePrevious ? 2 : 0) | (hasAlpha ? 4 : 0)
    content.append(bigEndian: flags)
    let numbers = [width, height, rectangle.x, rectangle.y, rectangle.width, rectangle.height]
    for number in numbers { content.append(bigEndian: UInt32(number)) }
    content.append(bigEndian: colors.map { UInt32($0.count) } ?? .max)
    for color in colors ?? [] { content.append(bigEndian: color) }
    content += stream
    var bytes: [UInt8] = []
    bytes.append(bigEndian: UInt32(content.count))
    return bytes + content
  }

  /// Reads what ``record`` wrote, without the length.
  ///
  /// - Throws: ``ImageFileError/damaged(reason:)``
  init(record bytes: Data) throws(ImageFileError) {
    let bytes = bytes.startIndex == 0 ? bytes : Data(bytes)
    func number(_ place: Int) throws(ImageFileError) -> Int {
      guard (place + 1) * 4 <= bytes.count else {
        throw .damaged(reason: "one of its frames breaks off")
      }
      return bytes[(place * 4)..<(place * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    let flags = try number(0)
    let rectangle = PixelRectangle(
      x: try number(3), y: try number(4), width: try number(5), height: try number(6))
    let (width, height) = (try number(1), try number(2))
    guard rectangle.width > 0, rectangle.height > 0, rectangle.x + rectangle.width <= width,
      rectangle.y + rectangle.height <= height
    else { throw .damaged(reason: "one of its frames has an impossible place") }
    var colors: [PremultipliedPixel]?
    let count = try number(7)
    var place = 8
    if count <= 256 {
      var list: [PremultipliedPixel] = []
      for index in 0..<count { list.append(UInt32(try number(8 + index))) }
      colors = list
      place += count
    }
    self.init(
      isRepeat: flags & 1 != 0, isOverBeforePrevious: flags & 2 != 0, rectangle: rectangle,
      width: width, height: height, hasAlpha: flags & 4 != 0,
      stream: [UInt8](bytes.dropFirst(place * 4)), colors: colors)
  }
}

/// Frames that are kept in an unnamed file until it is decided whether the film has a palette.
final class FrameSpool {
  /// A frame with how many frames it stands for, and whether it is taken away before the next.
  struct Entry {
    var frame: EncodedFrame
    var count: Int
    var isTakenAway: Bool
  }

  private let file: NamelessFile

  init() throws(ImageFileError) {
    file = try NamelessFile(calledInErrors: "a temporary file")
  }

  func add(_ entry: Entry) throws(ImageFileError) {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: UInt32(entry.count))
    bytes.append(bigEndian: UInt32(entry.isTakenAway ? 1 : 0))
    try file.append(Data(bytes + entry.frame.record))
  }

  /// Hands all frames on, in their order.
  func replay(_ body: (Entry) throws(ImageFileError) -> Void) throws(ImageFileError) {
    let reader = RecordReader(file)
    while let start = try reader.bytes(12) {
      let numbers = stride(from: 0, to: 12, by: 4).map { place in
        start[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      guard let record = try reader.bytes(numbers[2]) else {
        throw .damaged(reason: "a temporary file has become shorter")
      }
      try body(
        Entry(
          frame: try EncodedFrame(record: record), count: numbers[0], isTakenAway: numbers[1] == 1))
    }
  }
}

/// Reads a given number of bytes from a given offset.
final class RecordReader {
  private let piece: (Int) throws(ImageFileError) -> Data
  /// Of what was not yet handed on, in the file.
  private(set) var offset = 0
  /// The bytes read, and how many of them were handed on.
  private var buffer = Data()
  private var used = 0

  init(_ file: NamelessFile) {
    piece = { offset throws(ImageFileError) in
      guard let data = FileBytes.piece(of: file.descriptor, at: offset) else {
        throw .unreadable(path: "a temporary file", reason: SystemReason.ofLastCall())
      }
      return data
    }
  }

  init(_ file: ReadableFile, from offset: Int = 0) {
    self.offset = offset
    piece = { offset throws(ImageFileError) in try file.piece(at: offset, atMost: 1 << 20) }
  }

  /// Returns the next bytes, from index 0 on; nil where the file ends first.
  func bytes(_ count: Int) throws(ImageFileError) -> Data? {
    if buffer.count - used < count {
      buffer = Data(buffer[used...])
      used = 0
      while buffer.count < count {
        let next = try piece(offset + buffer.count)
        if next.isEmpty { return nil }
        buffer.append(next)
      }
    }
    defer {
      used += count
      offset += count
    }
    return Data(buffer[used..<(used + count)])
  }
}
