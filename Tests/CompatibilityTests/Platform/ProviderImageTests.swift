import Foundation
import SwiftUI
import Testing

/// Pictures that programs compute byte by byte.
@Suite struct ProviderImageTests {
  private func image(
    _ bytes: [UInt8], _ alpha: CGImageAlphaInfo, bits: Int = 32, bytesPerRow: Int = 8,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> CGImage? {
    CGDataProvider(data: Data(bytes) as CFData).flatMap {
      unsafe CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue), provider: $0, decode: nil,
        shouldInterpolate: true, intent: .defaultIntent)
    }
  }

  @Test func pixelsAreThoseOfTheBytes() throws {
    let red = try #require(image([255, 0, 0, 255, 0, 0, 128, 128], .premultipliedLast))
    #expect((red.width, red.height) == (2, 1))
    #expect((red.bitmap[0, 0].red, red.bitmap[0, 0].blue) == (255, 0))
    #expect((red.bitmap[1, 0].blue, red.bitmap[1, 0].alpha) == (255, 128))
    let opaque = try #require(image([0, 255, 0, 0, 0, 0, 0, 0], .noneSkipLast))
    #expect((opaque.bitmap[0, 0].green, opaque.bitmap[0, 0].alpha) == (255, 255))
  }

  @Test func colorsBesideAlphaAreMultiplied() throws {
    let last = try #require(image([255, 0, 0, 128, 0, 0, 0, 0], .last))
    #expect((last.bitmap[0, 0].red, last.bitmap[0, 0].alpha) == (255, 128))
    let first = try #require(image([128, 0, 255, 0, 0, 0, 0, 0], .first))
    #expect((first.bitmap[0, 0].green, first.bitmap[0, 0].alpha) == (255, 128))
  }

  @Test func graysHaveAByte() throws {
    let gray = try #require(
      image([10, 20], .none, bits: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray()))
    #expect((gray.bitmap[1, 0].red, gray.bitmap[1, 0].alpha) == (20, 255))
  }

  @Test func missingBytesAreNoPicture() {
    #expect(image([255, 0, 0, 255], .premultipliedLast) == nil)
    #expect(image([UInt8](repeating: 0, count: 8), .premultipliedLast, bits: 24) == nil)
    #expect(image([UInt8](repeating: 0, count: 8), .premultipliedLast, bytesPerRow: 4) == nil)
  }
}
