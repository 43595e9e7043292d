import Foundation
import StillRaster
import Testing

@testable import StillImageFile

/// Words in files, read as the specifications of the formats say.
struct PictureCommentTests {
  private static let picture = TestPictures.picture(9, 5) { x, y in
    RGBA8(red: UInt8(x * 20), green: UInt8(y * 30), blue: 200, alpha: 255)
  }

  private struct Chunk {
    let name: String
    let content: Data
  }

  /// The chunks of a PNG, each with the checksum that belongs to it.
  private func chunks(_ file: Data) throws -> [Chunk] {
    var rest = file.dropFirst(8)
    var chunks: [Chunk] = []
    while !rest.isEmpty {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let covered = rest.dropFirst(4).prefix(length + 4)
      var remainder = ~UInt32(0)
      for byte in covered {
        remainder ^= UInt32(byte)
        for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
      }
      let checksum = rest.dropFirst(length + 8).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      try #require(checksum == ~remainder)
      chunks.append(
        Chunk(
          name: String(decoding: covered.prefix(4), as: UTF8.self), content: covered.dropFirst(4)))
      rest = rest.dropFirst(length + 12)
    }
    return chunks
  }

  @Test(arguments: [
    ("by Ada, 1", "tEXt", "Comment\0by Ada, 1"),
    ("Grüße 🙂", "iTXt", "Comment\0\0\0\0\0Grüße 🙂"),
    ("a\0b", "tEXt", "Comment\0ab"),
  ])
  func aPNGHasThemBeforeItsPixels(words: String, name: String, content: String) throws {
    let plain = try PNGEncoder.encode(Self.picture)
    let file = PictureComment.adding(words, to: plain, as: .png)
    let chunks = try chunks(file)
    let place = try #require(chunks.firstIndex { $0.name == name })
    #expect(chunks[place].content == Data(content.utf8))
    #expect(chunks[place + 1].name == "IDAT")
    #expect(chunks.count { $0.name.hasSuffix("Xt") } == 1)
    #expect(try Bitmap(pngData: file) == Bitmap(pngData: plain))
  }

  @Test func withoutWordsAFileStaysAsItIs() throws {
    let plain = try PNGEncoder.encode(Self.picture)
    #expect(PictureComment.adding("", to: plain, as: .png) == plain)
    #expect(PictureComment.adding("\0", to: plain, as: .png) == plain)
    #expect(PictureComment.adding("a", to: Data(plain.prefix(20)), as: .png) == plain.prefix(20))
  }

  @Test func whatIsTooLongEndsBetweenTwoCharacters() throws {
    let plain = try PNGEncoder.encode(Self.picture)
    let file = PictureComment.adding(String(repeating: "🙂", count: 20_000), to: plain, as: .png)
    let text = try #require(chunks(file).first { $0.name == "iTXt" }).content.dropFirst(12)
    #expect(text.count == 65_532)
    #expect(String(data: text, encoding: .utf8)?.count == 16_383)
  }
}
