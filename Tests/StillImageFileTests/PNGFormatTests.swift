import Foundation
import StillRaster
import Testing

@testable import StillImageFile

@Suite("A written PNG")
struct PNGFormatTests {
  /// All chunks, each of which has to be intact.
  static func chunks(of data: Data) throws -> [PNGBytes.Chunk] {
    let bytes = PNGBytes(data)
    var chunks: [PNGBytes.Chunk] = []
    var offset = 8
    while offset < data.count {
      let chunk = try #require(bytes.chunk(at: offset))
      #expect(chunk.isIntact)
      chunks.append(chunk)
      offset = chunk.end
    }
    return chunks
  }

  @Test("has these chunks in this order")
  func order() throws {
    let opaque = try Self.chunks(of: PNGEncoder.encode(TestPictures.gradient(100, 100)))
    #expect(opaque.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    // A chunk a band of 60,000 pixels, between the beginning and the end of the stream.
    let high = try Self.chunks(of: PNGEncoder.encode(TestPictures.gradient(1_000, 130)))
    let data = Array(repeating: "IDAT", count: 5)
    #expect(high.map(\.name) == ["IHDR", "sRGB", "pHYs"] + data + ["IEND"])
    let palette = try Self.chunks(
      of: PNGEncoder.encode(TestPictures.stripes(20, 20, colors: 9, alpha: 3)))
    #expect(palette.map(\.name) == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(palette[4].content == [3])
  }

  @Test("has checksums as the specification computes them")
  func checksum() throws {
    let data = try PNGEncoder.encode(TestPictures.gradient(2, 2))
    // The end chunk is the same in every PNG.
    #expect([UInt8](data.suffix(12)) == [0, 0, 0, 0, 73, 69, 78, 68, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test(
    "has alpha only when it needs it, and a palette when it can",
    arguments: [(256, 255, 3), (300, 255, 2), (300, 254, 6)] as [(Int, UInt8, UInt8)])
  func colorType(colors: Int, alpha: UInt8, expected: UInt8) throws {
    let bitmap = TestPictures.picture(40, 40) { x, y in
      let index = (x + 40 * y) % colors
      return RGBA8(
        red: UInt8(index % 256), green: UInt8(index / 256), blue: 0, alpha: index == 5 ? alpha : 255
      )
    }
    let header = try #require(Self.chunks(of: PNGEncoder.encode(bitmap)).first)
    #expect(header.content[9] == expected)
  }

  @Test(
    "has no density that it could not have", arguments: [0, 2_836_500, UInt32(Int32.max), .max])
  func impossibleDensity(density: UInt32) throws {
    var bytes = [UInt8](try PNGEncoder.encode(TestPictures.gradient(2, 2, scale: 2)))
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: "pHYs".utf8) })
    for (index, shift) in [24, 16, 8, 0].enumerated() {
      for offset in [4, 8] {
        bytes[start + offset + index] = UInt8(truncatingIfNeeded: density >> UInt32(shift))
      }
    }
    let checksum = unsafe bytes[start..<start + 13].withUnsafeBytes { unsafe PNGChunk.checksum($0) }
    for (index, shift) in [24, 16, 8, 0].enumerated() {
      bytes[start + 13 + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(shift))
    }
    #expect(try PNGDecoder.decode(Data(bytes)).scale == 1)
  }

  @Test("says how large its pixels are: 2835 in a metre for each pixel of a point")
  func density() throws {
    let bitmap = TestPictures.gradient(2, 2, scale: 3)
    let chunk = try #require(Self.chunks(of: PNGEncoder.encode(bitmap)).first { $0.name == "pHYs" })
    #expect(chunk.number(at: 0) == 8505)
    #expect(chunk.number(at: 4) == 8505)
    #expect(chunk.content.last == 1)
  }
}
