import Foundation
import StillRaster

/// The properties in a PNG's chunks, read before its pixels are decoded. The length and checksum of each chunk are
/// checked up to the end chunk; anything after that is ignored.
///
/// Source: <https://www.w3.org/TR/png-3/>.
struct PNGStructure {
  private(set) var width = 0
  private(set) var height = 0
  /// Pixels per point; 1 when the file does not say how large its pixels are.
  private(set) var scale = 1.0
  /// The ICC profile; nil where there is none.
  private(set) var profile: Data?
  /// The orientation in an EXIF block.
  private(set) var orientation = PictureOrientation.up

  /// - Throws: ``ImageFileError``; `notPNG`, `truncated`, `damaged` or `tooLarge`.
  init(of data: Data) throws(ImageFileError) {
    let bytes = PNGBytes(data)
    let signature = PNGChunk.signature
    guard bytes.count > 0, bytes.begin(with: signature.prefix(bytes.count)) else {
      throw .notPNG(byteCount: bytes.count)
    }
    var offset = signature.count
    var isFirst = true
    while true {
      guard let chunk = bytes.chunk(at: offset) else { throw .truncated(byteCount: bytes.count) }
      guard chunk.isIntact else {
        throw .damaged(reason: "the checksum of the chunk at byte \(offset) is wrong")
      }
      if isFirst { try readHeader(chunk) }
      isFirst = false
      if chunk.name == PNGChunk.pixelDensity.rawValue { readDensity(chunk) }
      if chunk.name == "iCCP" {
        profile =
          PNGProfile(data[(data.startIndex + offset + 8)..<(data.startIndex + chunk.end - 4)])?
          .data
      }
      if chunk.name == "eXIf" {
        orientation = PictureOrientation(exif: PictureBytes(Data(chunk.content))) ?? .up
      }
      if chunk.name == PNGChunk.end.rawValue { return }
      offset = chunk.end
    }
  }

  private mutating func readHeader(_ chunk: PNGBytes.Chunk) throws(ImageFileError) {
    guard chunk.name == PNGChunk.header.rawValue, chunk.content.count == 13,
      let width = chunk.number(at: 0), let height = chunk.number(at: 4), width > 0, height > 0
    else {
      throw .damaged(reason: "it does not begin with a valid header")
    }
    let side = UInt32(ImageFileError.maximumSide)
    guard width <= side, height <= side,
      Int(width) * Int(height) <= ImageFileError.maximumPixelCount
    else {
      throw .tooLarge(width: Int(width), height: Int(height))
    }
    self.width = Int(width)
    self.height = Int(height)
  }

  private mutating func readDensity(_ chunk: PNGBytes.Chunk) {
    // In pixels per metre, and only when pixels are square; other units say nothing about size.
    guard chunk.content.count == 9, chunk.content.last == 1,
      let x = chunk.number(at: 0), let y = chunk.number(at: 4), x == y
    else { return }
    if let scale = PNGHeader.scale(of: x) { self.scale = scale }
  }
}

/// The bytes of a PNG, chunk by chunk.
struct PNGBytes {
  private let data: Data

  /// A chunk that lies wholly in the data.
  struct Chunk {
    let name: String
    let content: [UInt8]
    /// Whether the checksum is that of name and content.
    let isIntact: Bool
    /// The offset behind it.
    let end: Int

    /// Returns the number of 32 bits at an offset of the content.
    func number(at offset: Int) -> UInt32? {
      guard offset + 4 <= content.count else { return nil }
      return content[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  init(_ data: Data) {
    self.data = data.startIndex == 0 ? data : Data(data)
  }

  var count: Int { data.count }

  func begin(with bytes: some Collection<UInt8>) -> Bool {
    data.starts(with: bytes)
  }

  /// Returns the chunk at an offset; nil when the data end before it does.
  func chunk(at offset: Int) -> Chunk? {
    guard let length = number(at: offset) else { return nil }
    let end = offset + 12 + Int(length)
    guard end <= data.count, let checksum = number(at: end - 4) else { return nil }
    let covered = data[(offset + 4)..<(end - 4)]
    let actual = unsafe covered.withUnsafeBytes { unsafe PNGChunk.checksum($0) }
    // Pixels may be many megabytes, and no one here looks into them.
    let name = String(decoding: covered.prefix(4), as: UTF8.self)
    let isSmall = length <= 1024
    return Chunk(
      name: name, content: isSmall ? [UInt8](covered.dropFirst(4)) : [],
      isIntact: actual == checksum, end: end)
  }

  /// The offset of the first chunk of pixels; nil where there is none.
  var pixels: Int? {
    guard begin(with: PNGChunk.signature) else { return nil }
    var offset = PNGChunk.signature.count
    while let length = number(at: offset), offset + 12 <= data.count {
      if data[(offset + 4)..<(offset + 8)].elementsEqual(PNGChunk.imageData.rawValue.utf8) {
        return offset
      }
      offset += Int(length) + 12
    }
    return nil
  }

  private func number(at offset: Int) -> UInt32? {
    guard offset + 4 <= data.count else { return nil }
    return data[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
