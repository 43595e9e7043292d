import Foundation
import StillGeometry
import Testing

private let frame = CGRect(x: 10, y: 20, width: 100, height: 60)

@Suite struct TrimmingTests {
  private func length(_ path: Path) -> CGFloat {
    path.flattened(tolerance: 0.0005).reduce(0) { sum, line in
      let points = Array(line.points) + (line.isClosed ? [line.points[0]] : [])
      return sum
        + zip(points, points.dropFirst()).reduce(0) {
          $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
        }
    }
  }

  @Test func rectangleFromItsFirstCorner() {
    let half = Path(CGRect(x: 0, y: 0, width: 30, height: 20)).trimmedPath(from: 0, to: 0.4)
    #expect(half.description == "0 0 m 30 0 l 30 10 l")
    let middle = Path(CGRect(x: 0, y: 0, width: 30, height: 20)).trimmedPath(from: 0.1, to: 0.2)
    #expect(middle.description == "10 0 m 20 0 l")
  }

  @Test(arguments: [
    Path(frame), Path(ellipseIn: frame), Path(roundedRect: frame, cornerRadius: 20),
    Path { path in
      path.addEllipse(in: frame)
      path.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 50, y: 0), control: CGPoint(x: 90, y: 90))
    },
  ]) func partsHaveTheirShareOfTheLength(_ path: Path) {
    let total = length(path.withoutFolds)
    for (from, to) in [(0.0, 0.25), (0.1, 0.9), (0.37, 0.41), (0.5, 1)] {
      let part = length(path.trimmedPath(from: from, to: to))
      #expect(abs(part - total * (to - from)) < 0.001 * total, "\(from) to \(to)")
    }
  }

  @Test func ellipseStartsWhereXIsLargest() {
    let quarter = Path(ellipseIn: frame).trimmedPath(from: 0, to: 0.001)
    #expect(quarter.boundingRect.maxX == 110)
    #expect(quarter.boundingRect.minY == 50)
  }

  @Test func limits() {
    #expect(Path(frame).trimmedPath(from: 0, to: 1) == Path(frame))
    #expect(Path(frame).trimmedPath(from: -3, to: 4) == Path(frame))
    #expect(Path(frame).trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(Path(frame).trimmedPath(from: 0.7, to: 0.3).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func wholeSubpathsStayClosed() {
    let first = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = Path {
      $0.addRect(first)
      $0.addRect(first.offsetBy(dx: 20, dy: 0))
    }
    let trimmed = path.trimmedPath(from: 0, to: 0.75)
    #expect(trimmed.elements.filter { $0 == .closeSubpath }.count == 1)
    #expect(trimmed.currentPoint == CGPoint(x: 30, y: 10))
  }
}
