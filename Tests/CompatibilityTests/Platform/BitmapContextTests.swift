import SwiftUI
import Testing

@MainActor @Suite struct BitmapContextTests {
  private func context(
    side: Int = 4, space: CGColorSpace? = nil,
    info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
  ) -> CGContext? {
    unsafe CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
      space: space ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
  }

  @Test func yPointsUpAndTheTopRowComesFirst() throws {
    let context = try #require(self.context())
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.width == 4 && context.width == 4 && context.height == 4)
    #expect(image.bitmap[0, 0] == RGBA8(red: 255, green: 0, blue: 0))
    #expect(image.bitmap[0, 3].alpha == 0)
    let bytes = unsafe Array(UnsafeRawBufferPointer(start: context.data, count: 5))
    #expect(bytes == [255, 0, 0, 255, 0])
  }

  @Test func memoryOfTheCallerIsPaintedAtOnce() throws {
    var memory = [UInt8](repeating: 0, count: 2 * 20)
    let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.noneSkipFirst.rawValue
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    unsafe memory.withUnsafeMutableBytes { bytes in
      let context = unsafe CGContext(
        data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 20,
        space: space, bitmapInfo: info)
      context?.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      // Blue comes first, the lower row second, behind the end of a row of 20 bytes.
      let written = unsafe Array(bytes)
      #expect(Array(written[24..<27]) == [0, 128, 255] && written[4] == 0)
      // What a program writes is part of the picture.
      unsafe bytes[0] = 255
      #expect(context?.makeImage()?.bitmap[0, 0] == RGBA8(red: 0, green: 0, blue: 255))
      #expect(context?.bitmapInfo == CGBitmapInfo(rawValue: info))
    }
  }

  @Test func greyAndAlphaAreOneByte() throws {
    let gray = try #require(
      context(space: CGColorSpaceCreateDeviceGray(), info: CGImageAlphaInfo.none.rawValue))
    gray.setFillColor(gray: 1, alpha: 1)
    gray.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    let values = unsafe Array(UnsafeRawBufferPointer(start: gray.data, count: 16))
    #expect(values[0] == 0 && values[15] == 255 && gray.bytesPerRow == 4)
    let alpha = try #require(context(info: CGImageAlphaInfo.alphaOnly.rawValue))
    alpha.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(unsafe Array(UnsafeRawBufferPointer(start: alpha.data, count: 1)) == [255])
  }

  /// The way in which programs look for the main colour of a picture.
  @Test func aPictureIsDrawnUprightIntoPixels() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    let source = try #require(picture.cgImage)
    let context = try #require(self.context())
    context.draw(source, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let drawn = try #require(context.makeImage())
    #expect(drawn.bitmap[2, 0] == RGBA8(red: 0, green: 255, blue: 0))
    #expect(drawn.bitmap[2, 1].alpha == 0)
    let bytes = try #require(drawn.dataProvider?.data)
    #expect(bytes.count == 64 && Array(bytes.prefix(4)) == [0, 255, 0, 255])
    #expect(drawn.alphaInfo == .premultipliedLast && drawn.colorSpace?.model == .rgb)
  }

  @Test(arguments: [
    (0, 8, UInt32(1)), (4, 16, 1), (4, 8, CGImageAlphaInfo.last.rawValue), (100_000, 8, 1),
    (4, 8, CGBitmapInfo.floatComponents.rawValue | 1), (Int.max, 8, 1),
  ])
  func formatsThatNothingIsDrawnIntoAreNil(side: Int, bits: Int, info: UInt32) {
    let context = unsafe CGContext(
      data: nil, width: side, height: side, bitsPerComponent: bits, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    #expect(context == nil)
  }

  @Test(arguments: [Int.max, 1 << 40, 3, -16])
  func rowsOfNoSuchLengthAreNil(bytesPerRow: Int) {
    let context = unsafe CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    #expect(context == nil)
  }

  @Test func coloursHaveASpace() throws {
    #expect(CGColorSpace(name: "kCGColorSpaceNowhere") == nil)
    let space = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
    #expect(space.numberOfComponents == 1 && space.model == CGColorSpaceModel.monochrome)
    let color = unsafe CGColor(colorSpace: space, components: [0.5, 1])
    #expect(color?.components == [0.5, 1] && color?.colorSpace?.numberOfComponents == 1)
  }
}
