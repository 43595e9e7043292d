import Foundation

/// The kinds of pictures that can be read, told apart by how their data begin.
package enum PictureFormat: String, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"
  case heif = "HEIF or AVIF"
  case svg = "SVG"
  case pdf = "PDF"

  /// Nil for anything else.
  init?(of bytes: PictureBytes) {
    if bytes.begins(with: PNGChunk.signature) {
      self = .png
    } else if bytes.begins(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.text(at: 0, count: 4) == "GIF8" {
      self = .gif
    } else if bytes.text(at: 0, count: 4) == "RIFF", bytes.text(at: 8, count: 4) == "WEBP" {
      self = .webp
    } else if bytes.text(at: 4, count: 4) == "ftyp",
      ["avif", "avis", "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"]
        .contains(bytes.text(at: 8, count: 4))
    {
      self = .heif
    } else if Self.isSVG(bytes) {
      self = .svg
    } else if bytes.text(at: 0, count: 1_024).contains("%PDF-") {
      // PDF readers allow bytes before the first line.
      self = .pdf
    } else {
      return nil
    }
  }

  /// Text whose first element is `svg`, behind comments, a declaration of the document and the like.
  private static func isSVG(_ bytes: PictureBytes) -> Bool {
    let head = bytes.text(at: 0, count: min(bytes.count, 4_096))
    guard let first = head.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<"
    else { return false }
    return head.contains("<svg") || head.contains(":svg")
  }
}

/// A file's bytes, read with care for where they end.
struct PictureBytes {
  let data: Data

  init(_ data: Data) {
    self.data = data.startIndex == 0 ? data : Data(data)
  }

  var count: Int { data.count }

  func begins(with bytes: some Collection<UInt8>) -> Bool { data.starts(with: bytes) }

  /// The byte at an offset; 0 beyond the end.
  subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < data.count ? data[offset] : 0
  }

  /// Letters at an offset; fewer where the data end.
  func text(at offset: Int, count: Int) -> String {
    guard offset < data.count else { return "" }
    return String(decoding: data[offset..<min(offset + count, data.count)], as: UTF8.self)
  }

  /// Returns the bytes between two offsets, as far as there are any.
  func part(from start: Int, to end: Int) -> Data {
    let (start, end) = (max(start, 0), min(end, data.count))
    return start < end ? Data(data[start..<end]) : Data()
  }

  /// Returns a number of 1 to 4 bytes.
  func number(at offset: Int, bytes: Int = 2, isLittleEndian: Bool = false) -> Int {
    var result = 0
    for index in 0..<bytes {
      result = result << 8 | Int(self[offset + (isLittleEndian ? bytes - 1 - index : index)])
    }
    return result
  }
}
