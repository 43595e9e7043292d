import Foundation
import StillRaster

@testable import StillImageFile

/// Reads all frames of a GIF, for tests: each goes through the decoder of single pictures.
struct GIFReader {
  /// Each as it is shown.
  private(set) var frames: [Bitmap] = []
  /// In hundredths of a second.
  private(set) var delays: [Int] = []
  private(set) var repeats: Int?
  private(set) var ownPalettes = 0

  struct Malformed: Error {}

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    guard bytes.starts(with: Array("GIF89a".utf8)), bytes.last == 0x3B else { throw Malformed() }
    let (width, height) = (Self.number(bytes, 6), Self.number(bytes, 8))
    var offset = 13
    if bytes[10] & 0x80 != 0 { offset += 3 << (Int(bytes[10] & 7) + 1) }
    let head = Array(bytes[..<offset])
    var canvas = Bitmap(width: width, height: height)
    var control: [UInt8] = []
    while bytes[offset] != 0x3B {
      let start = offset
      if bytes[offset] == 0x21 {
        offset = Self.skip(bytes, offset + 2)
        if bytes[start + 1] == 0xF9 { control = Array(bytes[start..<offset]) }
        if bytes[start + 1] == 0xFF { repeats = Self.number(bytes, start + 16) }
        continue
      }
      guard bytes[offset] == 0x2C, !control.isEmpty else { throw Malformed() }
      let local = bytes[offset + 9]
      offset += 10
      if local & 0x80 != 0 {
        offset += 3 << (Int(local & 7) + 1)
        ownPalettes += 1
      }
      offset = Self.skip(bytes, offset + 1)
      let file = Data(head + control + bytes[start..<offset] + [0x3B])
      let part = try PictureDecoder(file).bitmap(width: width, height: height)
      let isTakenAway = control[3] >> 2 & 7 == 2
      if isTakenAway { canvas = Bitmap(width: width, height: height) }
      for y in 0..<height {
        for x in 0..<width where part[x, y].alpha > 0 { canvas[x, y] = part[x, y] }
      }
      frames.append(canvas)
      delays.append(Self.number(control, 4))
      control = []
    }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
  }

  private static func skip(_ bytes: [UInt8], _ start: Int) -> Int {
    var offset = start
    while bytes[offset] != 0 { offset += Int(bytes[offset]) + 1 }
    return offset + 1
  }
}
