import Foundation

/// A share of a film's frames in a file, without loss, each as what differs from the one before it in the film: to be
/// joined with the others into any format.
///
/// The file: a line that says what it is; the length of a header, in 32 bits, and the header in JSON; frames as
/// ``EncodedFrame/record``; a length of 0; the checksum of everything before it.
package final class PartFilmWriter: FilmWriter {
  private let output: any ByteOutput
  private var checksum = Checksum()
  package let coder: any FilmCoder

  /// - Parameter output: to be completed by the caller.
  package init(_ header: FilmPartHeader, to output: any ByteOutput) throws(ImageFileError) {
    self.output = output
    let shape = header.shape
    coder = FrameCoder(
      format: APNGEncoder.Format(
        width: shape.width, height: shape.height, scale: shape.scale,
        framesPerSecond: shape.rate.value, hasAlpha: shape.hasAlpha))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text: Data
    do {
      text = try encoder.encode(header)
    } catch {
      preconditionFailure("a header is always text: \(error)")
    }
    var start = [UInt8](FilmPartHeader.signature)
    start.append(bigEndian: UInt32(text.count))
    try write(start + text)
  }

  package func append(_ piece: FilmPiece, at position: Int) throws(ImageFileError) {
    guard case .frame(let frame) = piece else {
      preconditionFailure("a piece of another format")
    }
    try write(frame.record)
  }

  package func finish() throws(ImageFileError) {
    try write([0, 0, 0, 0])
    var end: [UInt8] = []
    end.append(bigEndian: checksum.value)
    try output.append(Data(end))
  }

  private func write(_ bytes: [UInt8]) throws(ImageFileError) {
    checksum.add(Data(bytes))
    try output.append(Data(bytes))
  }
}
