import Foundation
import StillImageFile
import StillRaster
import Testing

@Suite("Reading what is no whole PNG throws")
struct PNGDamageTests {
  @Test("wherever it breaks off", arguments: 0..<16)
  func truncated(sixteenths: Int) throws {
    for bitmap in [TestPictures.gradient(100, 100), TestPictures.stripes(3, 3, colors: 2)] {
      let data = try PNGEncoder.encode(bitmap)
      let part = data.prefix(data.count * sixteenths / 16)
      let expected: ImageFileError =
        part.isEmpty ? .notPNG(byteCount: 0) : .truncated(byteCount: part.count)
      #expect(throws: expected) { try PNGDecoder.decode(part) }
    }
  }

  @Test("one byte before its end")
  func lastByte() throws {
    let data = try PNGEncoder.encode(TestPictures.gradient(10, 10)).dropLast()
    #expect(throws: ImageFileError.truncated(byteCount: data.count)) {
      try PNGDecoder.decode(data)
    }
  }

  @Test("for text")
  func text() {
    let text = Data("This is a text, not a picture.".utf8)
    #expect(throws: ImageFileError.notPNG(byteCount: text.count)) { try PNGDecoder.decode(text) }
  }

  @Test("for any byte that changed")
  func changedByte() throws {
    let data = try PNGEncoder.encode(TestPictures.gradient(9, 9))
    for index in data.indices {
      var changed = data
      changed[index] ^= 0x10
      #expect(throws: ImageFileError.self) { try PNGDecoder.decode(changed) }
    }
  }

  @Test("for pixels that do not decompress, although all checksums are right")
  func brokenStream() throws {
    var bytes = [UInt8](try PNGEncoder.encode(TestPictures.gradient(9, 9)))
    let name = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("IDAT".utf8)) })
    let length = Int(bytes[name - 2]) << 8 | Int(bytes[name - 1])
    let end = name + 4 + length
    bytes[name + 20] ^= 0xFF
    let checksum = Self.checksum(bytes[name..<end])
    for (index, shift) in [24, 16, 8, 0].enumerated() {
      bytes[end + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(shift))
    }
    let error = #expect(throws: ImageFileError.self) { try PNGDecoder.decode(Data(bytes)) }
    guard case .damaged = error else {
      Issue.record("expected damage, got \(String(describing: error))")
      return
    }
  }

  @Test("for more pixels than fit, without taking memory for them")
  func tooLarge() throws {
    var bytes = [UInt8](try PNGEncoder.encode(TestPictures.gradient(9, 9)))
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    let checksum = Self.checksum(bytes[12..<29])
    for (index, shift) in [24, 16, 8, 0].enumerated() {
      bytes[29 + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(shift))
    }
    #expect(throws: ImageFileError.tooLarge(width: 32_767, height: 32_767)) {
      try PNGDecoder.decode(Data(bytes))
    }
  }

  /// CRC-32 bit by bit, as the specification defines it.
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var register: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register & 1 == 1 ? register >> 1 ^ 0xEDB8_8320 : register >> 1 }
    }
    return ~register
  }
}
