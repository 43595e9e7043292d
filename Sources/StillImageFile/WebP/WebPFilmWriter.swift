import Foundation
import StillRaster

/// A film as animated WebP. The file is written here, frame by frame, because libwebp's own would hold all of them in memory.
package final class WebPFilmWriter: FilmWriter {
  private let shape: FilmShape
  private let output: any ByteOutput
  package let coder: any FilmCoder
  /// The frame that waits to know how long it lasts, and its number.
  private var pending: (frame: FrameDifference, position: Int)?
  private var size = 0

  /// The most pixels a side.
  static let largestSide = 16_384

  /// - Parameter output: to be completed by the caller.
  /// - Throws: ``ImageFileError`` for a film that is too large, or when writing fails.
  package init(
    _ shape: FilmShape, plays: Int, quality: Double?, to output: any ByteOutput
  ) throws(ImageFileError) {
    guard shape.width <= Self.largestSide, shape.height <= Self.largestSide else {
      throw .unsupported(
        "a WebP has at most \(Self.largestSide) pixels a side, and not \(shape.width) × "
          + "\(shape.height): lower the scale, or choose another extension")
    }
    self.shape = shape
    self.output = output
    coder = WebPFrameCoder(hasAlpha: shape.hasAlpha, quality: quality)
    // A film, perhaps with alpha.
    var head: [UInt8] = [shape.hasAlpha ? 0x12 : 0x02, 0, 0, 0]
    head.append(littleEndian: shape.width - 1, bytes: 3)
    head.append(littleEndian: shape.height - 1, bytes: 3)
    var film: [UInt8] = [0, 0, 0, 0]
    film.append(littleEndian: min(max(plays, 0), 65_535), bytes: 2)
    try write(
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Self.chunk("VP8X", head)
        + Self.chunk("ANIM", film))
  }

  package func append(_ piece: FilmPiece, at position: Int) throws(ImageFileError) {
    guard case .difference(let frame) = piece else {
      preconditionFailure("a piece of another format")
    }
    guard !frame.isRepeat else { return }
    try writePending(until: position)
    pending = (frame, position)
  }

  package func finish() throws(ImageFileError) {
    guard pending != nil else { throw .noFrames }
    try writePending(until: shape.count)
    guard size - 8 < 1 << 32 else {
      throw .unsupported(
        "a WebP has at most 4 GB: make a shorter film, or choose another extension")
    }
    var bytes: [UInt8] = []
    bytes.append(littleEndian: size - 8, bytes: 4)
    try output.replace(at: 4, with: Data(bytes))
  }

  /// The longest that a frame lasts, in milliseconds.
  private static let longest = (1 << 24) - 1

  private func writePending(until end: Int) throws(ImageFileError) {
    guard let (frame, position) = pending else { return }
    func time(_ frame: Int) -> Int { shape.rate.start(ofFrame: frame, unitsPerSecond: 1000) }
    var delay = time(end) - time(position)
    repeat {
      let rectangle = frame.rectangle
      var head: [UInt8] = []
      for number in [
        rectangle.x / 2, rectangle.y / 2, rectangle.width - 1, rectangle.height - 1,
        min(delay, Self.longest),
      ] {
        head.append(littleEndian: number, bytes: 3)
      }
      // The frame's pixels take the place of what is there, and stay.
      head.append(2)
      try write(Self.chunk("ANMF", head + frame.bytes))
      delay -= Self.longest
    } while delay > 0
  }

  private func write(_ bytes: [UInt8]) throws(ImageFileError) {
    try output.append(Data(bytes))
    size += bytes.count
  }

  /// Returns a chunk of a file: its name, its length, its content, and a zero where that is odd.
  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    var bytes = Array(name.utf8)
    bytes.append(littleEndian: content.count, bytes: 4)
    bytes += content
    if !content.count.isMultiple(of: 2) { bytes.append(0) }
    return bytes
  }
}

extension [UInt8] {
  /// Appends a number, least significant byte first.
  fileprivate mutating func append(littleEndian number: Int, bytes count: Int) {
    for index in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }
}
