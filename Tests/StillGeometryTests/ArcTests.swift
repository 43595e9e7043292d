import Foundation
import StillGeometry
import Testing

@Suite struct ArcTests {
  private let center = CGPoint(x: 50, y: 50)

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: center, radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  @Test func withoutClockwiseTheAngleGrows() {
    // On a screen with y down that looks clockwise, as in SwiftUI.
    let path = arc(0, 90, clockwise: false)
    #expect(abs(path.boundingRect.minX - 50) < 1e-9 && abs(path.boundingRect.maxY - 90) < 1e-9)
    #expect(abs(path.boundingRect.minY - 50) < 1e-9)
  }

  @Test func clockwiseTakesTheOtherWay() {
    let path = arc(0, 90, clockwise: true)
    #expect(abs(path.boundingRect.minX - 10) < 0.02 && abs(path.boundingRect.minY - 10) < 0.02)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 90) < 1e-9)
  }

  @Test(arguments: [true, false]) func fullTurnsAreCircles(_ clockwise: Bool) {
    for end in [360.0, -360, 720] {
      let box = arc(0, end, clockwise: clockwise).boundingRect
      #expect(abs(box.width - 80) < 0.03 && abs(box.height - 80) < 0.03)
    }
  }

  @Test func arcStaysOnItsCircle() {
    for line in arc(20, 310, clockwise: false).flattened(tolerance: 0.001) {
      for point in line.points {
        #expect(abs(hypot(point.x - 50, point.y - 50) - 40) < 0.012)
      }
    }
  }

  @Test func arcIsJoinedToTheCurrentPoint() {
    let path = Path {
      $0.move(to: .zero)
      $0.addRelativeArc(center: center, radius: 10, startAngle: .zero, delta: .degrees(90))
    }
    #expect(path.elements[1] == .line(to: CGPoint(x: 60, y: 50)))
    #expect(path.elements.count == 3)
  }

  @Test func tangentArcRoundsACorner() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    guard case .line(let touch) = path.elements[1] else {
      Issue.record("no line to the arc")
      return
    }
    #expect(hypot(touch.x - 6, touch.y) < 1e-9)
    let end = path.currentPoint ?? .zero
    #expect(hypot(end.x - 10, end.y - 4) < 1e-9)
    for point in path.flattened(tolerance: 0.001)[0].points.dropFirst() {
      #expect(abs(hypot(point.x - 6, point.y - 4) - 4) < 0.01)
    }
  }

  @Test func tangentArcWithoutCornerIsALine() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    }
    #expect(path.elements.last == .line(to: CGPoint(x: 10, y: 0)))
  }
}
