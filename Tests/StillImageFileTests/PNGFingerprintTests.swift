import Foundation
import StillImageFile
import StillRaster
import Testing

@Suite("A PNG's fingerprint")
struct PNGFingerprintTests {
  private func picture(_ change: UInt8 = 0) throws -> Bitmap {
    var bitmap = try Bitmap(checking: 9, 7, scale: 2)
    unsafe bitmap.withUnsafeMutableBytes { bytes in
      for index in bytes.indices { unsafe bytes[index] = index % 4 == 3 ? 255 : UInt8(index % 97) }
      unsafe bytes[40] &+= change
    }
    return bitmap
  }

  @Test("agrees with the picture it was made of, and with no other")
  func agrees() throws {
    let bitmap = try picture()
    let plain = try PNGEncoder.encode(bitmap)
    let png = PNGFingerprint.adding(of: bitmap, to: plain)
    #expect(!PNGFingerprint.agrees(plain, with: bitmap))
    #expect(PNGFingerprint.agrees(png, with: bitmap))
    #expect(!PNGFingerprint.agrees(png, with: try picture(1)))
    #expect(!PNGFingerprint.agrees(png, with: Bitmap(width: 7, height: 9)))
    #expect(try PNGDecoder.decode(png) == bitmap)
    #expect(PNGFingerprint.adding(of: bitmap, to: png) == png)
  }

  @Test("goes on to agree when a note is added")
  func notes() throws {
    let bitmap = try picture()
    let png = PNGFingerprint.adding(of: bitmap, to: try PNGEncoder.encode(bitmap))
    let noted = PNGNote.adding(Data("what is seen".utf8), to: png)
    #expect(noted != png)
    #expect(PNGFingerprint.agrees(noted, with: bitmap))
    #expect(PNGNote.read(from: noted) == Data("what is seen".utf8))
  }

  @Test("counts for nothing in a file that was changed or cut anywhere")
  func damage() throws {
    let bitmap = try picture()
    let png = PNGFingerprint.adding(of: bitmap, to: try PNGEncoder.encode(bitmap))
    // The checksum of the fingerprint's own chunk says nothing more.
    let own = png.count - 16..<png.count - 12
    for index in png.indices where !own.contains(index) {
      var other = png
      other[index] ^= 0x10
      #expect(!PNGFingerprint.agrees(other, with: bitmap), "byte \(index)")
    }
    for count in 0..<png.count {
      #expect(!PNGFingerprint.agrees(png.prefix(count), with: bitmap), "\(count) bytes")
    }
    #expect(!PNGFingerprint.agrees(png + [0], with: bitmap))
  }

  @Test("of one picture does not vouch for the pixels of another")
  func exchange() throws {
    let (first, second) = (try picture(), try picture(3))
    let png = PNGFingerprint.adding(of: first, to: try PNGEncoder.encode(first))
    let other = try PNGEncoder.encode(second)
    // The fingerprint's chunk in front of the end of the other file.
    let forged = other.dropLast(12) + png.suffix(12 + 12 + 21)
    #expect(try PNGDecoder.decode(Data(forged)) == second)
    #expect(!PNGFingerprint.agrees(Data(forged), with: first))
    #expect(!PNGFingerprint.agrees(Data(forged), with: second))
  }
}
