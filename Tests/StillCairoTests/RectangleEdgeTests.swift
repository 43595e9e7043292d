import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import Testing

@Suite("A rectangle")
struct RectangleEdgeTests {
  @Test("whose edges lie on pixel edges is crisp", arguments: [1, 2, 3] as [CGFloat])
  func crisp(scale: CGFloat) throws {
    let picture = try paint(4, 3, scale: scale, [.fillRectangle(CGRect(1, 1, 2, 1), .black)])
    let one = Int(scale)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let isInside = (one..<3 * one).contains(x) && (one..<2 * one).contains(y)
        #expect(picture[x, y].red == (isInside ? 0 : 255), "at \(x), \(y)")
      }
    }
  }

  @Test("that is off pixel edges by rounding noise alone is crisp")
  func noise() throws {
    let rectangle = CGRect(1 - 4e-4, 0, 2 + 8e-4, 1)
    #expect(try paint(4, 1, [.fillRectangle(rectangle, .black)]).reds(row: 0) == [255, 0, 0, 255])
    let third = CGRect(1.0 / 3, 0, 1.0 / 3, 1)
    #expect(
      try paint(1, 1, scale: 3, [.fillRectangle(third, .black)]).reds(row: 0) == [255, 0, 255])
  }

  @Test("covers half of a pixel by half")
  func half() throws {
    let picture = try paint(
      3, 1, on: nil, [.fillRectangle(CGRect(0.5, 0, 2, 1), .black)])
    let alphas = picture.alphas(row: 0)
    #expect(alphas[1] == 255)
    #expect((127...128).contains(alphas[0]) && (127...128).contains(alphas[2]), "\(alphas)")
  }

  @Test("of half the opacity lets half of what is below through, rounded to nearest")
  func blending() throws {
    let half = Paint.color(.gray(0, opacity: 0.5))
    let picture = try paint(1, 1, [.fillRectangle(CGRect(0, 0, 1, 1), half)])
    // 0.5 is 128 of 255, which leaves 127.
    #expect(picture[0, 0] == RGBA8(red: 127, green: 127, blue: 127))
    let clear = try paint(1, 1, on: nil, [.fillRectangle(CGRect(0, 0, 1, 1), half)])
    #expect(clear[0, 0].alpha == 128)
  }

  @Test("painted many times with little opacity never exceeds its colour")
  func accumulation() throws {
    let faint = Paint.color(.gray(0.6, opacity: 0.03))
    let picture = try paint(
      1, 1, on: nil, Array(repeating: .fillRectangle(CGRect(0, 0, 1, 1), faint), count: 2_000))
    let pixel = picture[0, 0]
    #expect(pixel.alpha >= 238 && (150...156).contains(pixel.red), "\(pixel)")
  }

  @Test("far larger than the picture covers it", arguments: [1e4, 1e7, 1e12, 1e30] as [CGFloat])
  func huge(size: CGFloat) throws {
    let around = CGRect(-size, -size, 2 * size, 2 * size)
    for command: DrawCommand in [
      .fillRectangle(around, .black), .fill(Path(around), .black, .nonZero),
    ] {
      #expect(try paint(2, 1, [command]).reds(row: 0) == [0, 0])
    }
    // With an edge inside a pixel of the picture.
    let edge = CGRect(0.5, -size, size, 2 * size)
    let reds = try paint(2, 1, [.fillRectangle(edge, .black)]).reds(row: 0)
    #expect((126...129).contains(reds[0]) && reds[1] == 0, "\(reds)")
  }

  @Test("outside the picture leaves it alone")
  func outside() throws {
    for x in [-1e30, -1e9, -10, 5, 1e9, 1e30] as [CGFloat] {
      let rectangle = CGRect(x, 0, 3, 1)
      #expect(try paint(2, 1, [.fillRectangle(rectangle, .black)]).reds(row: 0) == [255, 255])
    }
  }

  @Test("that is turned has antialiased edges around the same centre")
  func turned() throws {
    let turn = CGAffineTransform(translationX: 8, y: 8).rotated(by: .pi / 4)
    let picture = try paint(
      16, 16, on: nil, layer(turn, [.fillRectangle(CGRect(-4, -4, 8, 8), .black)]))
    #expect(picture[8, 8].alpha == 255 && picture[4, 4].alpha == 0)
    // Cairo's 15 sample rows in a pixel put it off by 0.015.
    #expect(abs(picture.inkCentroid.x - 8) < 0.02 && abs(picture.inkCentroid.y - 8) < 0.02)
  }
}
