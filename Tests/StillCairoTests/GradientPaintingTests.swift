import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import Testing

@Suite("A gradient")
struct GradientPaintingTests {
  let redToBlue = GradientStops(stops: [
    .init(color: .red, location: 0), .init(color: .blue, location: 1),
  ])

  @Test("has its stops' colours at its ends and beyond, and half of each between")
  func linear() throws {
    let paint100 = Paint.linearGradient(
      redToBlue, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 90, y: 0))
    let picture = try paint(100, 1, [.fillRectangle(CGRect(0, 0, 100, 1), paint100)])
    #expect(picture[0, 0] == RGBA8(red: 255, green: 0, blue: 0))
    #expect(picture[9, 0] == RGBA8(red: 255, green: 0, blue: 0))
    #expect(picture[99, 0] == RGBA8(red: 0, green: 0, blue: 255))
    let middle = picture[50, 0]
    #expect((124...129).contains(middle.red) && (126...131).contains(middle.blue), "\(middle)")
  }

  @Test("lies in the coordinates of its layer")
  func transformed() throws {
    let gradient = Paint.linearGradient(redToBlue, from: .zero, to: CGPoint(x: 10, y: 0))
    let move = CGAffineTransform(translationX: 40, y: 0).scaledBy(x: 2, y: 2)
    let picture = try paint(
      100, 2, scale: 2, layer(move, [.fillRectangle(CGRect(-20, 0, 50, 1), gradient)]))
    #expect(picture[70, 0].red == 255 && picture[130, 0].blue == 255)
    #expect((122...134).contains(picture[100, 0].red))
  }

  @Test("of a radius is the same on all sides")
  func radial() throws {
    let gradient = Paint.radialGradient(
      redToBlue, center: CGPoint(x: 20, y: 20), startRadius: 5, endRadius: 15)
    let picture = try paint(40, 40, [.fillRectangle(CGRect(0, 0, 40, 40), gradient)])
    #expect(picture[20, 20] == RGBA8(red: 255, green: 0, blue: 0))
    #expect(picture[1, 1] == RGBA8(red: 0, green: 0, blue: 255))
    #expect(picture.isSymmetric())
    #expect((110...146).contains(picture[30, 20].red))
  }

  @Test("in ellipses reaches as far as they are wide and high")
  func elliptical() throws {
    let gradient = Paint.ellipticalGradient(
      redToBlue, center: CGPoint(x: 40, y: 20), radii: CGSize(width: 80, height: 40), start: 0,
      end: 0.5)
    let picture = try paint(80, 40, [.fillRectangle(CGRect(0, 0, 80, 40), gradient)])
    #expect(picture[40, 20].red > 245)
    #expect(picture[0, 0] == RGBA8(red: 0, green: 0, blue: 255))
    #expect(abs(Int(picture[59, 20].red) - Int(picture[40, 29].red)) <= 4)
    #expect((118...138).contains(picture[60, 20].red))
    #expect(picture[1, 20].blue > 240 && picture[40, 1].blue > 235)
  }

  @Test(
    "of any kind paints something wherever it lies",
    arguments: [0, 1e6, -1e9, 1e30, 1e300] as [CGFloat])
  func farAway(place: CGFloat) throws {
    for center in [CGPoint(x: place, y: 0), CGPoint(x: 5, y: place)] {
      for gradient in [
        Paint.radialGradient(redToBlue, center: center, startRadius: 1, endRadius: 9),
        .ellipticalGradient(
          redToBlue, center: center, radii: CGSize(width: 10, height: 4), start: 0, end: 1),
        .ellipticalGradient(
          redToBlue, center: CGPoint(x: 5, y: 5), radii: CGSize(width: 10, height: 1 + abs(place)),
          start: 0, end: 1),
        .angularGradient(redToBlue, center: center, from: 0, to: 1 + place),
      ] {
        let picture = try paint(10, 10, [.fillRectangle(CGRect(0, 0, 10, 10), gradient)])
        #expect(picture[3, 3].alpha == 255)
      }
    }
  }

  /// A pixel to the right of the middle, below it, left of it, above it.
  private func around(_ from: CGFloat, _ to: CGFloat) throws -> [RGBA8] {
    let gradient = Paint.angularGradient(
      redToBlue, center: CGPoint(x: 20, y: 20), from: from * .pi / 180, to: to * .pi / 180)
    let picture = try paint(40, 40, [.fillRectangle(CGRect(0, 0, 40, 40), gradient)])
    return [picture[38, 20], picture[19, 38], picture[1, 19], picture[20, 1]]
  }

  private func isNear(_ colors: [RGBA8], _ shares: [Double]) -> Bool {
    zip(colors, shares).allSatisfy { abs(Double($0.blue) - $1 * 255) < 8 }
  }

  @Test("around a point turns clockwise from the right")
  func angular() throws {
    #expect(isNear(try around(0, 360), [0, 0.25, 0.5, 0.75]))
    #expect(isNear(try around(360, 0), [1, 0.75, 0.5, 0.25]))
    #expect(isNear(try around(90, 450), [0.75, 0, 0.25, 0.5]))
  }

  @Test(
    "around less than a turn leaves half of the rest to each end, and of more shows the last turn")
  func partAngular() throws {
    #expect(isNear(try around(0, 179), [0, 0.5, 1]))
    // The rest, a quarter of a turn, is split at 275 degrees and at 265; what is looked at lies at 271.
    #expect(isNear([try around(-40, 230)[3]], [1]))
    #expect(isNear([try around(-50, 220)[3]], [0]))
    #expect(isNear(try around(10, 190), [0, 80 / 180, 170 / 180]))
    #expect(isNear(try around(0, 720), [0.5, 0.625, 0.75, 0.875]))
  }

  @Test("around a point lies in the coordinates of its layer, and shows through glyphs' opacity")
  func movedAngular() throws {
    let gradient = Paint.angularGradient(
      redToBlue, center: CGPoint(x: 5, y: 5), from: 0, to: 2 * .pi)
    let move = CGAffineTransform(translationX: 20, y: 0).scaledBy(x: 2, y: 2)
    let picture = try paint(
      40, 20, layer(move, [.fillRectangle(CGRect(0, 0, 10, 10), gradient)]))
    #expect((60...68).contains(picture[29, 19].blue))
    #expect((124...131).contains(picture[21, 9].blue))
    let faded = try paint(
      40, 20, on: nil,
      layer(opacity: 0.5, [.fillRectangle(CGRect(0, 0, 10, 10), gradient)]))
    #expect((127...128).contains(faded[1, 1].alpha))
  }

  @Test("fades with its layer")
  func faded() throws {
    let gradient = Paint.linearGradient(redToBlue, from: .zero, to: CGPoint(x: 10, y: 0))
    let picture = try paint(
      10, 1, on: nil, layer(opacity: 0.5, [.fillRectangle(CGRect(0, 0, 10, 1), gradient)]))
    #expect((127...128).contains(picture[0, 0].alpha) && picture[0, 0].red > 230)
  }

  @Test("without length, without stops or with one stop is painted without harm")
  func degenerate() throws {
    let one = GradientStops(stops: [.init(color: .green, location: 0.5)])
    let fill = CGRect(0, 0, 4, 1)
    let picture = try paint(
      4, 2,
      [
        .fillRectangle(fill, .linearGradient(redToBlue, from: .zero, to: .zero)),
        .fillRectangle(fill, .linearGradient(GradientStops(stops: []), from: .zero, to: .zero)),
        .fillRectangle(
          fill,
          .radialGradient(redToBlue, center: .zero, startRadius: 0, endRadius: 0)),
        .fillRectangle(
          fill,
          .radialGradient(one, center: .zero, startRadius: -4, endRadius: -8)),
        .fillRectangle(
          CGRect(0, 1, 4, 1), .linearGradient(one, from: .zero, to: CGPoint(x: 4, y: 0))),
      ])
    #expect(picture[1, 1] == RGBA8(red: 0, green: 255, blue: 0))
  }
}
