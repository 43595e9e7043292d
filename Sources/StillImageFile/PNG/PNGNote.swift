import CStillDeflate
package import Foundation

/// Bytes that travel in a PNG beside its picture, packed, in a chunk that viewers ignore.
///
/// The chunk's name says that it is no standard one, may be ignored, and is to be left out by programs that change the
/// picture: what it says would not be true any more.
package enum PNGNote {
  static let chunkName = "stLR"

  /// The most bytes that are unpacked.
  private static let mostBytes = 16 << 20

  /// Returns the PNG with a note; unchanged when the data are no PNG as ``PNGEncoder`` writes them, or the packed
  /// note has more than `limit` bytes.
  package static func adding(_ note: Data, to png: Data, atMost limit: Int = .max) -> Data {
    var end: [UInt8] = []
    end.append(.end)
    guard png.starts(with: PNGChunk.signature), png.suffix(end.count).elementsEqual(end),
      note.count <= mostBytes
    else { return png }
    let deflater = Deflater(level: 9)
    var content: [UInt8] = []
    content.append(bigEndian: UInt32(note.count))
    content += unsafe [UInt8](note).withUnsafeBytes { unsafe deflater.zlibStream(of: $0) }
    guard content.count <= limit else { return png }
    var chunk: [UInt8] = []
    chunk.append(chunkName, content)
    return png.dropLast(end.count) + chunk + end
  }

  /// Returns the note in a PNG; nil where there is none, or a damaged one.
  package static func read(from png: Data) -> Data? {
    let png = png.startIndex == 0 ? png : Data(png)
    guard png.starts(with: PNGChunk.signature) else { return nil }
    var offset = PNGChunk.signature.count
    while offset + 12 <= png.count {
      let length = Int(number(in: png, at: offset))
      let end = offset + 12 + length
      guard end <= png.count else { return nil }
      if png[(offset + 4)..<(offset + 8)].elementsEqual(chunkName.utf8) {
        let covered = png[(offset + 4)..<(end - 4)]
        let actual = unsafe covered.withUnsafeBytes { unsafe PNGChunk.checksum($0) }
        guard actual == number(in: png, at: end - 4) else { return nil }
        return unpacked(Data(covered.dropFirst(4)))
      }
      offset = end
    }
    return nil
  }

  private static func unpacked(_ content: Data) -> Data? {
    guard content.count > 4 else { return nil }
    let count = Int(number(in: content, at: 0))
    guard count <= mostBytes, let decompressor = unsafe libdeflate_alloc_decompressor() else {
      return nil
    }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var note = Data(count: count)
    let result = unsafe Data(content.dropFirst(4)).withUnsafeBytes { source in
      unsafe note.withUnsafeMutableBytes { target in
        unsafe libdeflate_zlib_decompress(
          decompressor, source.baseAddress, source.count, target.baseAddress, target.count, nil)
      }
    }
    return result == LIBDEFLATE_SUCCESS ? note : nil
  }

  private static func number(in data: Data, at offset: Int) -> UInt32 {
    data[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
