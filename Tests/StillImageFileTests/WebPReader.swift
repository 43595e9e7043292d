import Foundation
import StillRaster

@testable import StillImageFile

/// Reads all frames of an animated WebP without loss, for tests: each goes through the decoder of single pictures.
struct WebPReader {
  /// Each as it is shown.
  private(set) var frames: [Bitmap] = []
  /// In milliseconds.
  private(set) var delays: [Int] = []
  private(set) var plays: Int?

  struct Malformed: Error {}

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    guard bytes.starts(with: Array("RIFF".utf8)), Self.number(bytes, 4, 4) == bytes.count - 8 else {
      throw Malformed()
    }
    var canvas = Bitmap(width: 0, height: 0)
    var offset = 12
    while offset < bytes.count {
      let name = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
      let length = Self.number(bytes, offset + 4, 4)
      let content = Array(bytes[(offset + 8)..<(offset + 8 + length)])
      offset += 8 + length + length % 2
      switch name {
      case "VP8X":
        canvas = Bitmap(
          width: Self.number(content, 4, 3) + 1, height: Self.number(content, 7, 3) + 1)
      case "ANIM": plays = Self.number(content, 4, 2)
      case "ANMF":
        let picture = Array(content[16...])
        var file = Array("RIFF".utf8)
        for index in 0..<4 {
          file.append(UInt8(truncatingIfNeeded: (picture.count + 4) >> (8 * index)))
        }
        let part = try PictureDecoder(Data(file + Array("WEBP".utf8) + picture))
          .bitmap(width: 0, height: 0)
        guard part.width == Self.number(content, 6, 3) + 1,
          part.height == Self.number(content, 9, 3) + 1
        else { throw Malformed() }
        canvas.draw(part, x: 2 * Self.number(content, 0, 3), y: 2 * Self.number(content, 3, 3))
        frames.append(canvas)
        delays.append(Self.number(content, 12, 3))
      default: throw Malformed()
      }
    }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}
