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
