import Foundation
import StillGeometry
import Testing

/// The area enclosed by a path, positive if it turns from x towards y.
private func area(_ path: Path) -> CGFloat {
  path.flattened(tolerance: 0.0005).reduce(0) { sum, line in
    let points = Array(line.points)
    return sum
      + zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }
}

private let frame = CGRect(x: 10, y: 20, width: 100, height: 60)

@Suite struct PathTests {
  @Test func shapesAreRecognised() {
    #expect(Path(frame).shape == .rectangle(frame))
    #expect(Path { $0.addEllipse(in: frame) }.shape == .ellipse(frame))
    #expect(
      Path(roundedRect: frame, cornerRadius: 80).shape
        == .roundedRectangle(frame, cornerRadius: 30, style: .continuous))
    #expect(Path(roundedRect: frame, cornerRadius: 0).shape == .rectangle(frame))
    #expect(Path(roundedRect: frame, cornerRadius: .nan).shape == .rectangle(frame))
    #expect(Path(CGRect(x: 10, y: 10, width: -10, height: 5)).boundingRect.minX == 0)
    #expect(Path(.null).isEmpty)
    var two = Path(frame)
    two.addLine(to: .zero)
    #expect(two.shape == .general)
  }

  @Test func shapesSurviveMovingAndScaling() {
    let moved = frame.offsetBy(dx: 3, dy: 4)
    #expect(Path(ellipseIn: frame).offsetBy(dx: 3, dy: 4).shape == .ellipse(moved))
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      Path(roundedRect: frame, cornerRadius: 5).applying(double).shape
        == .roundedRectangle(frame.applying(double), cornerRadius: 10, style: .continuous))
    #expect(Path(frame).applying(CGAffineTransform(rotationAngle: 1)).shape == .general)
    #expect(Path(frame).applying(CGAffineTransform(scaleX: -1, y: 1)).shape == .general)
  }

  @Test func elementsMatchTheShape() {
    for path in [
      Path(frame), Path(ellipseIn: frame), Path(roundedRect: frame, cornerRadius: 12),
      Path(roundedRect: frame, cornerRadius: 12, style: .circular),
    ] {
      let general = Path(elements: path.elements)
      #expect(general.shape == .general)
      #expect(general == path)
      let (one, two) = (general.boundingRect, path.boundingRect)
      #expect(abs(one.minX - two.minX) < 1e-9 && abs(one.maxX - two.maxX) < 1e-9)
      #expect(abs(one.minY - two.minY) < 1e-9 && abs(one.maxY - two.maxY) < 1e-9)
      #expect(path.elements.last == .closeSubpath)
    }
  }

  @Test func areas() {
    #expect(abs(area(Path(frame)) - 6000) < 1e-9)
    #expect(abs(area(Path(ellipseIn: frame)) - .pi * 50 * 30) < 2)
    let circular = Path(roundedRect: frame, cornerRadius: 10, style: .circular)
    #expect(abs(area(circular) - (6000 - (4 - .pi) * 100)) < 0.1)
    // The continuous corner takes a little more away, but keeps the corner's middle.
    let continuous = Path(roundedRect: frame, cornerRadius: 10, style: .continuous)
    #expect(area(continuous) < area(circular))
    #expect(area(continuous) > area(circular) - 12)
  }

  /// Rule P6.1: how far the outline lies below the edge, in radii, by the distance from the corner.
  @Test(
    arguments: [
      (1.2, 0.0015), (1.0, 0.0087), (0.8, 0.0322), (0.6, 0.0871), (0.4, 0.1985), (0.2915, 0.2915),
    ] as [(CGFloat, CGFloat)])
  func continuousCornerHasItsCurve(distance: CGFloat, depth: CGFloat) {
    let square = CGRect(x: 0, y: 0, width: 400, height: 400)
    let path = Path(roundedRect: square, cornerRadius: 100, style: .continuous)
    #expect(path.contains(CGPoint(x: distance * 100, y: depth * 100 + 0.05)))
    #expect(!path.contains(CGPoint(x: distance * 100, y: depth * 100 - 0.05)))
  }

  /// What pictures of iOS 26 show of a square of 150 pixels: how many pixels of each row's left half are
  /// outside, for a radius that does not leave its curve room and for one that is clamped.
  @Test(
    arguments: [
      (
        60,
        [62.7, 51.3, 45.6, 41.3, 35.4, 29.3, 23.2, 18.5, 14.7, 11.6, 7.8, 5, 3.2, 1.9, 1.1, 0.5]
      ),
      (
        9999,
        [69.8, 66.9, 60.1, 55.2, 47.8, 40.6, 33.5, 27.9, 23.3, 19.4, 14.5, 10.7, 7.6, 5.3, 3.6]
      ),
    ] as [(CGFloat, [CGFloat])])
  func continuousCornersWithoutRoomKeepTheirCurve(radius: CGFloat, insets: [CGFloat]) {
    let rows: [CGFloat] = [0, 1, 2, 3, 5, 8, 12, 16, 20, 24, 30, 36, 42, 48, 54, 60]
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 150, height: 150), cornerRadius: radius,
      style: .continuous)
    for (row, inset) in zip(rows, insets) {
      var outside: CGFloat = 0
      for line in 0..<5 {
        for column in 0..<750 {
          let point = CGPoint(
            x: (CGFloat(column) + 0.5) / 10, y: row + (CGFloat(line) + 0.5) / 5)
          if !path.contains(point) { outside += 0.1 / 5 }
        }
      }
      #expect(abs(outside - inset) < (row < 2 ? 1.4 : 0.6), "row \(row): \(outside)")
    }
  }

  @Test func unevenCornersShrinkTogether() {
    let radii = RectangleCornerRadii(topLeading: 60, bottomLeading: 60, topTrailing: 20)
    let path = Path(roundedRect: frame, cornerRadii: radii, style: .circular)
    // 60 + 60 on a side of 60: all radii are halved.
    let missing = (1 - CGFloat.pi / 4) * (900 + 900 + 100)
    #expect(abs(area(path) - (6000 - missing)) < 0.5)
    #expect(!path.contains(CGPoint(x: 13, y: 23)))
    #expect(path.contains(CGPoint(x: 109, y: 79)))
  }

  @Test func currentPoint() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: .zero)
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func boundingRectOfCurvesIsTight() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(abs(path.boundingRect.maxY - 6) < 1e-12)
    #expect(path.boundingRect.width == 10)
    #expect(path.controlBounds.maxY == 8)
    path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -10))
    #expect(abs(path.boundingRect.minY + 5) < 1e-12)
    #expect(Path().boundingRect.isNull)
  }

  @Test func containsByBothRules() {
    var path = Path(frame)
    path.addRect(frame.insetBy(dx: 10, dy: 10))
    let middle = CGPoint(x: 60, y: 50)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 15, y: 50), eoFill: true))
    #expect(!path.contains(CGPoint(x: 5, y: 50)))
    #expect(Path(ellipseIn: frame).contains(middle))
    #expect(!Path(ellipseIn: frame).contains(CGPoint(x: 12, y: 22)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
  }

  @Test func descriptionReadsBack() {
    var path = Path(frame)
    path.addQuadCurve(to: CGPoint(x: 0.1, y: 1e-7), control: CGPoint(x: -1 / 3.0, y: 2e20))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(Path(path.description) == path)
    #expect(
      Path(CGRect(x: 0, y: 0, width: 1, height: 2)).description == "0 0 m 1 0 l 1 2 l 0 2 l h")
    #expect(Path("10 20 100 60 re") == Path(frame))
    #expect(Path("0 0 m 5") == nil)
    #expect(Path("0 m") == nil)
    #expect(Path("M 0 0") == nil)
  }

  /// A rectangle whose edges are no numbers ends the process in Foundation's `contains`.
  @Test func nothingLiesInARectangleWithoutEdges() {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, -1,
    ]
    for x in numbers {
      for width in numbers {
        let rect = CGRect(x: x, y: 0, width: width, height: 10)
        let isInside = rect.minX <= 1 && rect.maxX > 1
        #expect(rect.holds(CGPoint(x: 1, y: 1)) == isInside, "\(rect)")
        if x.isFinite, width.isFinite, abs(x) < 10, abs(width) < 10 {
          #expect(Path(rect).contains(CGPoint(x: 1, y: 1)) == isInside, "\(rect)")
        } else {
          _ = Path(rect).contains(CGPoint(x: 1, y: 1))
        }
        #expect(!rect.holds(CGPoint(x: 1, y: CGFloat.nan)))
      }
    }
    #expect(!CGRect.null.holds(.zero))
    #expect(CGRect(x: 4, y: 4, width: -4, height: -4).holds(.zero))
  }

  @Test func oddNumbersDoNotTrap() {
    for number in [
      CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 0, -1,
    ] {
      let rect = CGRect(x: number, y: 0, width: number, height: 10)
      var path = Path(rect)
      path.addEllipse(in: rect)
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: number, height: 3))
      path.addRoundedRect(
        in: rect, cornerRadii: RectangleCornerRadii(topLeading: number, topTrailing: 4))
      path.addArc(
        center: .zero, radius: number, startAngle: .radians(Double(number)),
        endAngle: .radians(3), clockwise: true)
      path.addRelativeArc(
        center: .zero, radius: 2, startAngle: .zero, delta: .radians(Double(number)))
      path.addArc(tangent1End: CGPoint(x: number, y: 1), tangent2End: .zero, radius: number)
      path.addQuadCurve(to: .zero, control: CGPoint(x: number, y: number))
      if !number.isFinite { #expect(!path.isFinite) }
      _ = path.boundingRect
      _ = path.contains(CGPoint(x: 1, y: 1))
      _ = path.trimmedPath(from: 0.2, to: 0.7)
      _ = path.trimmedPath(from: number, to: number)
      _ = path.strokedPath(StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      _ = Path(frame).strokedPath(
        StrokeStyle(lineWidth: number, miterLimit: number, dash: [3, number], dashPhase: number))
      _ = Path(frame).strokedPath(StrokeStyle(lineWidth: 2, dash: [number], dashPhase: number))
      _ = path.description
    }
  }
}
