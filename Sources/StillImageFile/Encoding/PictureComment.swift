package import Foundation

/// Words that travel in a picture's file: who made it, what from.
package enum PictureComment {
  /// The most bytes, which is what a JPEG has room for in one place.
  package static let mostBytes = 65_533

  /// Returns the file with a comment before the pixels, so that programs that read only the beginning find it. PNG
  /// gets a text with the key Comment, JPEG a comment, in UTF-8. Other formats and empty comments leave the file
  /// unchanged. A text that is too long ends between two characters; zeros are left out.
  package static func adding(_ text: String, to file: Data, as format: OutputFormat) -> Data {
    let words = fitting(text)
    guard !words.isEmpty else { return file }
    switch format {
    case .png: return adding(toPNG: file, words)
    case .jpeg: return adding(toJPEG: file, words)
    case .webp, .pdf, .svg: return file
    }
  }

  private static func fitting(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for character in text where character != "\0" {
      let next = Array(character.utf8)
      guard bytes.count + next.count <= mostBytes else { break }
      bytes += next
    }
    return bytes
  }

  private static func adding(toPNG file: Data, _ words: [UInt8]) -> Data {
    guard let place = PNGBytes(file).pixels else { return file }
    let key = Array("Comment".utf8)
    var chunk: [UInt8] = []
    if words.allSatisfy({ $0 < 0x80 }) {
      // The older kind, in Latin 1, is the one that every program reads.
      chunk.append("tEXt", key + [0] + words)
    } else {
      // The key, not packed, in no language in particular.
      chunk.append("iTXt", key + [0, 0, 0, 0, 0] + words)
    }
    let start = file.startIndex
    return file[..<(start + place)] + chunk + file[(start + place)...]
  }

  private static func adding(toJPEG file: Data, _ words: [UInt8]) -> Data {
    // Behind the picture's start and the header of 16 bytes that follows it.
    let place = 20
    guard file.count > place, file.prefix(4).elementsEqual([0xFF, 0xD8, 0xFF, 0xE0]) else {
      return file
    }
    var segment: [UInt8] = [0xFF, 0xFE]
    segment.append(bigEndian: UInt16(words.count + 2))
    return file.prefix(place) + segment + words + file.dropFirst(place)
  }
}
