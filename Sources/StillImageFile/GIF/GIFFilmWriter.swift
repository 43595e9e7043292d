import Foundation

/// A film as GIF (<https://www.w3.org/Graphics/GIF/spec-gif89a.txt>): delays in hundredths of a second add up to the film's
/// length.
package final class GIFFilmWriter: FilmWriter {
  private let shape: FilmShape
  private let output: any ByteOutput
  package let coder: any FilmCoder
  /// The frame that waits to know how long it lasts, and its number.
  private var pending: (frame: FrameDifference, position: Int)?

  /// The number of frames that are sampled for the palette.
  package static let samples = 24

  /// - Parameters:
  ///   - palette: of the film.
  ///   - output: to be completed by the caller.
  /// - Throws: ``ImageFileError`` for a film that is too large, or when writing fails.
  package init(
    _ shape: FilmShape, palette: GIFPalette, plays: Int, to output: any ByteOutput
  ) throws(ImageFileError) {
    guard shape.width <= 65_535, shape.height <= 65_535 else {
      throw .tooLarge(width: shape.width, height: shape.height)
    }
    self.shape = shape
    self.output = output
    coder = GIFFrameCoder(palette, hasAlpha: shape.hasAlpha)
    var bytes = Array("GIF89a".utf8)
    for number in [shape.width, shape.height] {
      bytes += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
    }
    bytes += [0xF0 | UInt8(palette.bits - 1), 0, 0]
    bytes += palette.table
    // Without it a film is shown once.
    if plays != 1 {
      let more = min(max(plays - 1, 0), 65_535)
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
      bytes += [3, 1, UInt8(truncatingIfNeeded: more), UInt8(truncatingIfNeeded: more >> 8), 0]
    }
    try output.append(Data(bytes))
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
    try output.append(Data([0x3B]))
  }

  private func writePending(until end: Int) throws(ImageFileError) {
    guard let (frame, position) = pending else { return }
    func time(_ frame: Int) -> Int { shape.rate.start(ofFrame: frame, unitsPerSecond: 100) }
    var delay = time(end) - time(position)
    try write(frame.bytes, clear: frame.detail, delay: min(delay, Self.longest))
    // A frame longer than the longest delay is followed by frames that change nothing.
    delay -= Self.longest
    while delay > 0 {
      // A film that lets something through takes every frame away, and so draws it again.
      let again = shape.hasAlpha
      try write(
        again ? frame.bytes : Self.nothing, clear: again ? frame.detail : 0,
        delay: min(delay, Self.longest))
      delay -= Self.longest
    }
  }

  private static let longest = 65_535

  /// One clear pixel.
  private static let nothing: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]

  private func write(_ frame: [UInt8], clear: UInt8, delay: Int) throws(ImageFileError) {
    let disposal: UInt8 = shape.hasAlpha ? 2 : 1
    try output.append(
      Data(
        [
          0x21, 0xF9, 4, disposal << 2 | 1, UInt8(truncatingIfNeeded: delay),
          UInt8(truncatingIfNeeded: delay >> 8), clear, 0,
        ] + frame))
  }
}
