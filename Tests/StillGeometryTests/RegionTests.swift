import Foundation
import StillGeometry
import StillTestSupport
import Testing

/// What two paths enclose, put together (rule P6.14).
@Suite struct RegionTests {
  private func area(_ path: Path) -> CGFloat {
    path.flattened(tolerance: 0.0005).reduce(0) { sum, line in
      let points = Array(line.points)
      return sum
        + zip(points, points.dropFirst() + points.prefix(1))
        .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }
  }

  private let left = Path(CGRect(x: 2, y: 2, width: 20, height: 20))
  private let right = Path(CGRect(x: 12, y: 12, width: 20, height: 20))

  @Test func squaresThatOverlap() {
    #expect(area(left.union(right)) == 700)
    #expect(area(left.intersection(right)) == 100)
    #expect(area(left.subtracting(right)) == 300)
    #expect(area(left.symmetricDifference(right)) == 600)
    #expect(left.intersection(right).boundingRect == CGRect(x: 12, y: 12, width: 10, height: 10))
    #expect(left.subtracting(left).isEmpty)
    #expect(area(left.union(left)) == 400)
    #expect(area(left.union(Path())) == 400)
    #expect(left.intersection(Path()).isEmpty)
  }

  @Test func squaresThatShareAnEdgeOrAHole() {
    let beside = Path(CGRect(x: 22, y: 2, width: 20, height: 20))
    #expect(area(left.union(beside)) == 800)
    #expect(left.intersection(beside).isEmpty)
    // No line is left where they touch.
    #expect(left.union(beside).elements.count <= 7)
    let hole = left.subtracting(Path(CGRect(x: 7, y: 7, width: 5, height: 5)))
    #expect(area(hole) == 375)
    #expect(!hole.contains(CGPoint(x: 9, y: 9)))
    #expect(!hole.contains(CGPoint(x: 9, y: 9), eoFill: true))
    #expect(hole.contains(CGPoint(x: 4, y: 9)))
    #expect(area(hole.union(Path(CGRect(x: 8, y: 8, width: 2, height: 2)))) == 379)
  }

  @Test func circlesStayCurves() {
    let one = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let two = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
    let lens = one.intersection(two)
    // Two segments of a circle of 60 degrees on each side.
    let exact = 2 * 2500 * (CGFloat.pi / 3 - 3.squareRoot() / 4)
    #expect(abs(area(lens) - exact) < 2.5)
    #expect(abs(area(one.union(two)) + area(lens) - area(one) - area(two)) < 0.2)
    #expect(lens.elements.count < 12)
    #expect(
      lens.elements.allSatisfy { element in
        if case .line = element { false } else { true }
      })
  }

  @Test func theFillRuleDecidesWhatIsInside() {
    var rings = left
    rings.addRect(CGRect(x: 7, y: 7, width: 10, height: 10))
    #expect(area(rings.normalized(eoFill: true)) == 300)
    #expect(area(rings.normalized(eoFill: false)) == 400)
    let star = Path { path in
      for index in 0..<5 {
        let angle = CGFloat(index) * 4 * .pi / 5
        let point = CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
        index == 0 ? path.move(to: point) : path.addLine(to: point)
      }
    }
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.normalized(eoFill: false).contains(middle))
    #expect(!star.normalized(eoFill: true).contains(middle))
    #expect(star.normalized(eoFill: false).contains(middle, eoFill: true))
  }

  @Test func linesAreCutByRegions() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 40, y: 10))
    }
    let inside = line.lineIntersection(left)
    #expect(inside.description == "2 10 m 22 10 l")
    #expect(line.lineSubtraction(left).description == "0 10 m 2 10 l 22 10 m 40 10 l")
    let ring = Path(ellipseIn: CGRect(x: 4, y: 4, width: 10, height: 10))
    #expect(ring.lineIntersection(left).elements.last == .closeSubpath)
    #expect(ring.lineSubtraction(left).isEmpty)
    // Cut in two places, the square's line within the other one is one open line.
    let corner = right.lineIntersection(left)
    #expect(corner.elements.filter { if case .move = $0 { true } else { false } }.count == 1)
    #expect(corner.boundingRect == CGRect(x: 12, y: 12, width: 10, height: 10))
  }

  /// A point's answer follows from those of the two paths, whatever they are.
  @Test(arguments: 0..<24) func anyPathsAgreeWithTheirPoints(seed: Int) {
    var dice = Dice(seed: UInt64(seed) &* 977 &+ 5)
    func number(_ limit: Int) -> CGFloat {
      CGFloat(Int.random(in: 0...limit * 8, using: &dice)) / 8
    }
    func path() -> Path {
      Path { path in
        for _ in 0...Int.random(in: 0...2, using: &dice) {
          path.move(to: CGPoint(x: number(100), y: number(100)))
          for _ in 0...Int.random(in: 1...5, using: &dice) {
            let end = CGPoint(x: number(100), y: number(100))
            switch Int.random(in: 0...3, using: &dice) {
            case 0:
              path.addCurve(
                to: end, control1: CGPoint(x: number(100), y: number(100)),
                control2: CGPoint(x: number(100), y: number(100)))
            case 1: path.addQuadCurve(to: end, control: CGPoint(x: number(100), y: number(100)))
            default: path.addLine(to: end)
            }
          }
          if Int.random(in: 0...1, using: &dice) == 0 { path.closeSubpath() }
        }
      }
    }
    let (one, two) = (path(), path())
    let eoFill = seed.isMultiple(of: 2)
    let combined = [
      one.union(two, eoFill: eoFill), one.intersection(two, eoFill: eoFill),
      one.subtracting(two, eoFill: eoFill), one.symmetricDifference(two, eoFill: eoFill),
    ]
    var wrong = [0, 0, 0, 0]
    for _ in 0..<400 {
      let point = CGPoint(x: number(99) + 0.037, y: number(99) + 0.061)
      let (a, b) = (one.contains(point, eoFill: eoFill), two.contains(point, eoFill: eoFill))
      for (index, wanted) in [a || b, a && b, a && !b, a != b].enumerated() {
        if combined[index].contains(point, eoFill: true) != wanted { wrong[index] += 1 }
        if combined[index].contains(point) != wanted { wrong[index] += 1 }
      }
    }
    // Points within a hundredth of a line may fall either way.
    #expect(wrong.allSatisfy { $0 <= 3 }, "\(wrong)")
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e9, -1e300, 0])
  func oddNumbersAreHarmless(number: CGFloat) {
    var odd = left
    odd.addLine(to: CGPoint(x: number, y: 4))
    odd.addCurve(
      to: CGPoint(x: 3, y: number), control1: CGPoint(x: number, y: number), control2: .zero)
    _ = odd.union(right)
    _ = right.subtracting(odd)
    _ = odd.lineIntersection(right)
    _ = odd.normalized()
  }
}
