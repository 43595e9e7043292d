package import Foundation
package import StillRaster

/// Reads films as ``APNGEncoder`` writes them: every frame replaces the pixels of its rectangle, and what is around it
/// stays.
package enum APNGDecoder {
  /// A picture with the time for which it is shown.
  package struct Frame: Sendable {
    package let picture: Bitmap
    /// In seconds.
    package let duration: Double
  }

  /// Returns the frames of a film; of a PNG without film, its picture for no time.
  ///
  /// - Throws: ``ImageFileError`` for what is no whole film, one that is too large, or one whose frames are put together in
  ///   another way.
  package static func decode(_ data: Data) throws(ImageFileError) -> [Frame] {
    let structure = try PNGStructure(of: data)
    let bytes = data.startIndex == 0 ? data : Data(data)
    var offset = PNGChunk.signature.count
    var head: [UInt8] = []
    var header: [UInt8] = []
    var controls: [Control] = []
    var streams: [[UInt8]] = []
    while offset + 12 <= bytes.count {
      let length = Int(Self.number(bytes, offset))
      let content = [UInt8](bytes[(offset + 8)..<(offset + 8 + length)])
      let name = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      switch name {
      case PNGChunk.header.rawValue: header = content
      case PNGChunk.palette.rawValue, PNGChunk.transparency.rawValue,
        PNGChunk.standardColors.rawValue, PNGChunk.pixelDensity.rawValue:
        head.append(name, content)
      case PNGChunk.frameControl.rawValue:
        controls.append(try Control(content))
        streams.append([])
      case PNGChunk.imageData.rawValue:
        if !streams.isEmpty { streams[streams.count - 1] += content }
      case PNGChunk.frameData.rawValue:
        guard !streams.isEmpty, content.count > 4 else {
          throw Self.damaged("a frame has no control")
        }
        streams[streams.count - 1] += content.dropFirst(4)
      default: break
      }
      offset += 12 + length
      if name == PNGChunk.end.rawValue { break }
    }
    guard !controls.isEmpty else {
      return [Frame(picture: try PNGDecoder.decode(data), duration: 0)]
    }
    return try frames(controls, streams, header, head, structure)
  }

  /// A frame's control: where it lies and how long it is shown.
  private struct Control {
    let width: UInt32
    let height: UInt32
    let x: Int
    let y: Int
    let duration: Double

    init(_ content: [UInt8]) throws(ImageFileError) {
      guard content.count == 26 else { throw damaged("a frame's control has the wrong length") }
      let data = Data(content)
      width = number(data, 4)
      height = number(data, 8)
      x = Int(number(data, 12))
      y = Int(number(data, 16))
      let numerator = Double(number(data, 20) >> 16)
      let denominator = Double(number(data, 20) & 0xFFFF)
      duration = numerator / (denominator == 0 ? 100 : denominator)
      guard content[24] == 0, content[25] == 0 else {
        throw damaged("its frames are put together in a way that films of stillframe are not")
      }
    }
  }

  private static func frames(
    _ controls: [Control], _ streams: [[UInt8]], _ header: [UInt8], _ head: [UInt8],
    _ structure: PNGStructure
  ) throws(ImageFileError) -> [Frame] {
    var frames: [Frame] = []
    var canvas: Bitmap?
    for (control, stream) in zip(controls, streams) {
      var size: [UInt8] = []
      size.append(bigEndian: control.width)
      size.append(bigEndian: control.height)
      var file = PNGChunk.signature
      file.append(.header, size + header.dropFirst(8))
      file += head
      file.append(.imageData, stream)
      file.append(.end)
      let piece = try PNGDecoder.decode(Data(file))
      guard control.x + piece.width <= structure.width, control.y + piece.height <= structure.height
      else { throw damaged("a frame lies outside of the picture") }
      var picture: Bitmap
      if let before = canvas {
        picture = before
        picture.replace(at: control.x, control.y, with: piece)
      } else {
        guard piece.width == structure.width, piece.height == structure.height else {
          throw damaged("the first frame is not whole")
        }
        picture = piece
      }
      canvas = picture
      frames.append(Frame(picture: picture, duration: control.duration))
    }
    return frames
  }

  private static func damaged(_ reason: String) -> ImageFileError { .damaged(reason: reason) }

  private static func number(_ data: Data, _ offset: Int) -> UInt32 {
    data[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
