import Foundation
import StillRaster

/// Reads the first frame of a GIF.
enum GIFDecoder {
  /// - Returns: true; what the frame leaves free stays clear.
  static func decode(_ bytes: PictureBytes, into bitmap: inout Bitmap) throws(ImageFileError)
    -> Bool
  {
    let flags = bytes[10]
    var offset = 13
    var colors: [UInt32] = []
    if flags & 0x80 != 0 {
      colors = palette(bytes, at: offset, sizeCode: flags & 7)
      offset += 3 << (Int(flags & 7) + 1)
    }
    var clear: Int?
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x21:
        if bytes[offset + 1] == 0xF9, bytes[offset + 3] & 1 != 0 { clear = Int(bytes[offset + 6]) }
        offset = skipBlocks(bytes, from: offset + 2)
      case 0x2C:
        var frame = Frame(
          left: bytes.number(at: offset + 1, isLittleEndian: true),
          top: bytes.number(at: offset + 3, isLittleEndian: true),
          width: bytes.number(at: offset + 5, isLittleEndian: true),
          height: bytes.number(at: offset + 7, isLittleEndian: true),
          isInterlaced: bytes[offset + 9] & 0x40 != 0)
        let local = bytes[offset + 9]
        offset += 10
        if local & 0x80 != 0 {
          colors = palette(bytes, at: offset, sizeCode: local & 7)
          offset += 3 << (Int(local & 7) + 1)
        }
        guard frame.width * frame.height <= PictureDecoder.mostPixels else {
          throw .tooLarge(width: frame.width, height: frame.height)
        }
        let codes = blocks(bytes, from: offset + 1)
        frame.indices = try LZWReader(codes, firstSize: Int(bytes[offset])).indices(
          count: frame.width * frame.height)
        if let clear, clear < colors.count { colors[clear] = 0 }
        frame.paint(colors, on: &bitmap)
        return true
      default:
        throw .undecodable(format: "GIF", reason: "it has no frame")
      }
    }
    throw .undecodable(format: "GIF", reason: "it breaks off before its first frame")
  }

  private static func palette(_ bytes: PictureBytes, at offset: Int, sizeCode: UInt8) -> [UInt32] {
    (0..<(2 << Int(sizeCode))).map { index in
      let place = offset + index * 3
      return 0xFF00_0000 | UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8
        | UInt32(bytes[place + 2])
    }
  }

  private static func skipBlocks(_ bytes: PictureBytes, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != 0 { offset += Int(bytes[offset]) + 1 }
    return offset + 1
  }

  private static func blocks(_ bytes: PictureBytes, from start: Int) -> [UInt8] {
    var result: [UInt8] = []
    var offset = start
    while offset < bytes.count, bytes[offset] != 0 {
      result += bytes.part(from: offset + 1, to: offset + 1 + Int(bytes[offset]))
      offset += Int(bytes[offset]) + 1
    }
    return result
  }

  /// A frame's place and its pixels as numbers of the palette.
  private struct Frame {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    let isInterlaced: Bool
    var indices: [UInt8] = []

    func paint(_ colors: [UInt32], on bitmap: inout Bitmap) {
      let (canvasWidth, canvasHeight) = (bitmap.width, bitmap.height)
      var rows = Array(0..<height)
      if isInterlaced {
        rows = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
          Array(stride(from: start, to: height, by: step))
        }
      }
      unsafe bitmap.withUnsafeMutableBytes { bytes in
        let pixels = unsafe bytes.assumingMemoryBound(to: PremultipliedPixel.self)
        for (line, row) in rows.enumerated() where top + row < canvasHeight {
          for column in 0..<width where left + column < canvasWidth {
            let place = line * width + column
            guard place < indices.count, Int(indices[place]) < colors.count else { continue }
            unsafe pixels[(top + row) * canvasWidth + left + column] =
              colors[Int(indices[place])]
          }
        }
      }
    }
  }
}

/// The variable-length codes of Lempel, Ziv and Welch as GIFs have them.
private struct LZWReader {
  private let bytes: [UInt8]
  private let firstSize: Int

  init(_ bytes: [UInt8], firstSize: Int) throws(ImageFileError) {
    guard (1...11).contains(firstSize) else {
      throw .undecodable(format: "GIF", reason: "its codes have an impossible size")
    }
    self.bytes = bytes
    self.firstSize = firstSize
  }

  /// At most `count` numbers; fewer where the codes end or make no sense.
  func indices(count: Int) -> [UInt8] {
    let clear = 1 << firstSize
    var prefix = [Int](repeating: -1, count: 4_096)
    var suffix = [UInt8](repeating: 0, count: 4_096)
    for code in 0..<clear { suffix[code] = UInt8(truncatingIfNeeded: code) }
    var (size, next, before) = (firstSize + 1, clear + 2, -1)
    var first: UInt8 = 0
    var result: [UInt8] = []
    result.reserveCapacity(min(count, bytes.count * 8))
    var stack: [UInt8] = []
    var (bits, bitCount) = (0, 0)
    for byte in bytes {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= size {
        let code = bits & ((1 << size) - 1)
        bits >>= size
        bitCount -= size
        if code == clear {
          (size, next, before) = (firstSize + 1, clear + 2, -1)
          continue
        }
        if code == clear + 1 || result.count >= count { return result }
        guard code < next || (code == next && before >= 0) else { return result }
        var walk = code
        if code == next {
          stack.append(first)
          walk = before
        }
        while walk >= clear + 2 {
          stack.append(suffix[walk])
          walk = prefix[walk]
        }
        first = suffix[walk]
        result.append(first)
        while let index = stack.popLast() { result.append(index) }
        if before >= 0, next < 4_096 {
          prefix[next] = before
          suffix[next] = first
          next += 1
          if next == 1 << size, size < 12 { size += 1 }
        }
        before = code
      }
    }
    return result
  }
}
