import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import Testing

@testable import StillCairo

/// Pictures at their own size on whole pixels: what is laid over what, beside plain arithmetic.
struct PictureCopyTests {
  private static let (width, height) = (37, 11)

  /// Runs of opaque, clear and translucent pixels, of all lengths.
  private static let source: Bitmap = {
    var bitmap = Bitmap(width: width, height: height)
    var seed: UInt32 = 5
    for y in 0..<height {
      for x in 0..<width {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        let alpha: UInt8 = [255, 255, 0, UInt8(seed >> 24)][(x / (y + 1)) % 4]
        bitmap[x, y] = RGBA8(
          red: UInt8(seed >> 16 & 255), green: UInt8(seed >> 8 & 255), blue: UInt8(x * 6),
          alpha: alpha)
      }
    }
    return bitmap
  }()

  private func words(_ bitmap: Bitmap) -> [UInt32] {
    unsafe bitmap.withUnsafeBytes { unsafe [UInt32]($0.bindMemory(to: UInt32.self)) }
  }

  /// `value / 255`, rounded.
  private func divided(_ value: UInt32) -> UInt32 { (value + 127) / 255 }

  private func over(_ above: UInt32, _ below: UInt32, opacity: UInt32 = 255) -> UInt32 {
    let alpha = divided((above >> 24) * opacity)
    return [0, 8, 16, 24].reduce(0) { word, shift in
      let channel = divided((above >> shift & 255) * opacity)
      return word | (channel + divided((below >> shift & 255) * (255 - alpha))) << shift
    }
  }

  /// What is expected of the picture with its corner at a place, through what `opacity` says.
  private func laid(
    at x: Int, _ y: Int, width: Int, height: Int, over pixel: UInt32,
    opacity: (Int, Int) -> UInt32 = { _, _ in 255 }
  ) -> [UInt32] {
    let pixels = words(Self.source)
    return (0..<height).flatMap { row in
      (0..<width).map { column in
        guard 0..<Self.width ~= column - x, 0..<Self.height ~= row - y else { return pixel }
        return over(
          pixels[(row - y) * Self.width + column - x], pixel, opacity: opacity(column, row))
      }
    }
  }

  private func placed(_ x: CGFloat, _ y: CGFloat, opacity: Double = 1) -> DrawCommand {
    var placement = PicturePlacement(
      PlainPicture(Self.source),
      in: CGRect(x, y, CGFloat(Self.width), CGFloat(Self.height)))
    placement.opacity = opacity
    return .picture(placement)
  }

  private let rose = ResolvedColor(red: 1, green: 0.4, blue: 0.6, opacity: 1)
  private let pixel: UInt32 = 0xFFFF_6699

  @Test(arguments: [(3, 2), (0, 0), (-5, -4), (20, 7)])
  func itLiesOverWhatIsThere(x: Int, y: Int) throws {
    let bitmap = try paint(50, 16, on: rose, [placed(CGFloat(x), CGFloat(y))])
    #expect(words(bitmap) == laid(at: x, y, width: 50, height: 16, over: pixel))
  }

  @Test(arguments: [(0, 0), (-6, -3)])
  func itIsThePictureWhereItComesFirst(x: Int, y: Int) throws {
    let bitmap = try paint(30, 8, on: nil, [placed(CGFloat(x), CGFloat(y))])
    #expect(words(bitmap) == laid(at: x, y, width: 30, height: 8, over: 0))
    let covered = try paint(
      30, 8, on: nil,
      [placed(CGFloat(x), CGFloat(y)), .fillRectangle(CGRect(0, 0, 2, 8), .red)])
    #expect(covered[1, 5] == RGBA8(red: 255, green: 0, blue: 0))
    #expect(covered[2, 5] == bitmap[2, 5])
  }

  @Test func itFadesWithItsOwnOpacityAndWithThatOfLayers() throws {
    let bitmap = try paint(
      50, 16, on: rose, layer(opacity: 0.5, [placed(3, 2, opacity: 0.8)]))
    #expect(
      words(bitmap)
        == laid(at: 3, 2, width: 50, height: 16, over: pixel, opacity: { _, _ in 102 }))
  }

  @Test func clipsCutIt() throws {
    let upright = try paint(
      50, 16, on: rose, layer(clip: .rectangle(CGRect(10, 4, 20, 5)), [placed(3, 2)]))
    #expect(
      words(upright)
        == laid(at: 3, 2, width: 50, height: 16, over: pixel) { x, y in
          10..<30 ~= x && 4..<9 ~= y ? 255 : 0
        })
    // A column of pixels at the left is covered by a half.
    let between = try paint(
      50, 16, on: rose, layer(clip: .rectangle(CGRect(9.5, 4, 20.5, 5)), [placed(3, 2)]))
    #expect(
      words(between)
        == laid(at: 3, 2, width: 50, height: 16, over: pixel) { x, y in
          10..<30 ~= x && 4..<9 ~= y ? 255 : x == 9 && 4..<9 ~= y ? 128 : 0
        })
  }

  @Test func aPartIsCopiedAlone() throws {
    let placement = PicturePlacement(
      source: PlainPicture(Self.source), part: CGRect(7, 3, 12, 5), frame: CGRect(2, 1, 12, 5))
    let bitmap = try paint(50, 16, on: rose, [.picture(placement)])
    #expect(
      words(bitmap)
        == laid(at: -5, -2, width: 50, height: 16, over: pixel) { x, y in
          2..<14 ~= x && 1..<6 ~= y ? 255 : 0
        })
  }

  @Test func onlyWholeStepsAreCopies() throws {
    let frame = CGRect(x: 3, y: 2, width: 37, height: 11)
    func corner(
      _ frame: CGRect, _ transform: CGAffineTransform = .identity, tint: Paint? = nil
    ) -> Int? {
      var placement = PicturePlacement(PlainPicture(Self.source), in: frame)
      placement.tint = tint
      return PlacedPicture(placement, transform)?.corner?.x
    }
    #expect(corner(frame) == 3)
    #expect(corner(frame, CGAffineTransform(translationX: 4, y: 0)) == 7)
    #expect(corner(frame, CGAffineTransform(translationX: 0.5, y: 0)) == nil)
    #expect(corner(frame, CGAffineTransform(scaleX: 2, y: 2)) == nil)
    #expect(corner(frame, CGAffineTransform(scaleX: -1, y: 1)) == nil)
    #expect(corner(frame, CGAffineTransform(rotationAngle: 0.01)) == nil)
    #expect(corner(frame.insetBy(dx: -1, dy: 0)) == nil)
    #expect(corner(frame, tint: .red) == nil)
    // Half of a picture with twice the pixels.
    #expect(
      corner(CGRect(x: 3, y: 2, width: 18.5, height: 5.5), CGAffineTransform(scaleX: 2, y: 2)) == 6)
  }
}
