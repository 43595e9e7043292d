import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import Testing

@Suite("A path")
struct PathPaintingTests {
  @Test("of an ellipse is symmetric and covers its area", arguments: [1, 2] as [CGFloat])
  func ellipse(scale: CGFloat) throws {
    let picture = try paint(
      20, 12, scale: scale, on: nil,
      [.fill(Path(ellipseIn: CGRect(1, 1, 18, 10)), .black, .nonZero)])
    #expect(picture.isSymmetric())
    var sum = 0.0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        sum += Double(picture[x, y].alpha) / 255
      }
    }
    let area = Double.pi * 9 * 5 * Double(scale * scale)
    #expect(abs(sum / area - 1) < 0.01, "\(sum) of \(area)")
  }

  @Test("that goes round twice has a hole by the even-odd rule alone")
  func evenOdd() throws {
    var path = Path(CGRect(0, 0, 5, 5))
    path.addRect(CGRect(1, 1, 3, 3))
    let full = try paint(5, 5, [.fill(path, .black, .nonZero)])
    let holed = try paint(5, 5, [.fill(path, .black, .evenOdd)])
    #expect(full.reds(row: 2) == [0, 0, 0, 0, 0])
    #expect(holed.reds(row: 2) == [0, 255, 255, 255, 0])
  }

  /// So are letters of fonts whose contours overlap, where they are painted as paths.
  @Test("whose parts share an edge covers it once, and what both fill has no seam")
  func sharedEdges() throws {
    var path = Path(CGRect(0.5, 0, 3.5, 3))
    path.addRect(CGRect(0.5, 1, 3.25, 3))
    let picture = try paint(5, 4, [.fill(path, .black, .nonZero)])
    for row in 0..<3 {
      let reds = picture.reds(row: row)
      #expect((126...129).contains(reds[0]), "\(reds)")
      #expect(reds[1...3] == [0, 0, 0] && reds[4] == 255, "\(reds)")
    }
  }

  @Test("of a quadratic curve passes through the curve's middle")
  func quadratic() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 10, y: -10))
    path.closeSubpath()
    let picture = try paint(20, 10, [.fill(path, .black, .nonZero)])
    // The top of the curve is at y = 0: half way between the ends and the control point.
    #expect(picture[9, 1].red == 0 && picture[9, 0].red < 64)
    #expect(picture[1, 0].red == 255)
  }

  @Test("is stroked half on each side")
  func strokeCentred() throws {
    var line = Path()
    line.move(to: CGPoint(x: 3, y: 0))
    line.addLine(to: CGPoint(x: 3, y: 4))
    let thick = try paint(6, 4, [.stroke(line, StrokeStyle(lineWidth: 2), .black)])
    #expect(thick.reds(row: 2) == [255, 255, 0, 0, 255, 255])
    let thin = try paint(6, 4, [.stroke(line, StrokeStyle(lineWidth: 1), .black)]).reds(row: 2)
    #expect((126...129).contains(thin[2]) && thin[2] == thin[3] && thin[1] == 255, "\(thin)")
  }

  @Test("ends as its caps say")
  func caps() throws {
    var line = Path()
    line.move(to: CGPoint(x: 4, y: 2))
    line.addLine(to: CGPoint(x: 8, y: 2))
    func reds(_ cap: CGLineCap) throws -> [UInt8] {
      try paint(12, 4, [.stroke(line, StrokeStyle(lineWidth: 4, lineCap: cap), .black)])
        .reds(row: 0)
    }
    #expect(try reds(.butt)[3] == 255)
    #expect(try reds(.square)[2] == 0 && reds(.square)[1] == 255)
    #expect(try reds(.round)[2] > 32 && reds(.round)[3] < 128)
  }

  @Test("turns corners as its joins say")
  func joins() throws {
    var corner = Path()
    corner.move(to: CGPoint(x: 2, y: 10))
    corner.addLine(to: CGPoint(x: 2, y: 2))
    corner.addLine(to: CGPoint(x: 10, y: 2))
    func tip(_ join: CGLineJoin, limit: CGFloat = 10) throws -> UInt8 {
      let style = StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)
      return try paint(10, 10, [.stroke(corner, style, .black)])[0, 0].red
    }
    #expect(try tip(.miter) == 0)
    #expect(try tip(.bevel) == 255)
    #expect(try tip(.round) > 128)
    #expect(try tip(.miter, limit: 1) == 255)
  }

  @Test("is dashed from the phase on")
  func dash() throws {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 0.5))
    line.addLine(to: CGPoint(x: 8, y: 0.5))
    func reds(_ phase: CGFloat) throws -> [UInt8] {
      let style = StrokeStyle(lineWidth: 1, dash: [2, 1], dashPhase: phase)
      return try paint(8, 1, [.stroke(line, style, .black)]).reds(row: 0)
    }
    #expect(try reds(0) == [0, 0, 255, 0, 0, 255, 0, 0])
    #expect(try reds(1) == [0, 255, 0, 0, 255, 0, 0, 255])
  }

  @Test("under a flattening transform is stroked by a flattened pen")
  func pen() throws {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 2))
    line.addLine(to: CGPoint(x: 8, y: 2))
    let picture = try paint(
      8, 4,
      layer(
        CGAffineTransform(scaleX: 1, y: 0.5),
        [.stroke(line, StrokeStyle(lineWidth: 4), .black)]))
    #expect((0..<4).map { picture[4, $0].red } == [0, 0, 255, 255])
  }
}
