package import Foundation

/// Words that travel in a picture's file: who made it, what from.
package enum PictureComment {
  /// The most bytes, which is what a JPEG has room for in one place.
  static let mostBytes = 65_533

  /// The file with words in it, in UTF-8: in PNG an `iTXt` of the key Comment, in JPEG a comment. Unchanged in other
  /// formats and without words; what is too long ends where the room does, between two characters.
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
    for character in text {
      let next = Array(character.utf8)
      guard bytes.count + next.count <= mostBytes else { break }
      bytes += next
    }
    return bytes
  }

  private static func adding(toPNG file: Data, _ words: [UInt8]) -> Data {
    var end: [UInt8] = []
    end.append(.end)
    guard file.suffix(end.count).elementsEqual(end) else { return file }
    // The key, not packed, in no language in particular.
    var chunk: [UInt8] = []
    chunk.append("iTXt", Array("Comment".utf8) + [0, 0, 0, 0, 0] + words)
    return file.dropLast(end.count) + chunk + end
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
