import Foundation
import StillGeometry
import Testing

@testable import StillCairo

@Suite("Outlines of lines that are kept")
struct StrokeCacheTests {
  private static let paths: [Path] = [
    Path(CGRect(1, 2, 30, 20)), Path(ellipseIn: CGRect(1, 2, 30, 20)),
    Path(roundedRect: CGRect(1, 2, 30, 20), cornerRadius: 5),
    Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 30, y: 4))
      path.addQuadCurve(to: CGPoint(x: 9, y: 40), control: CGPoint(x: 50, y: 50))
    },
  ]

  @Test func areThoseOfTheirPathAndStyle() {
    let cache = StrokeCache()
    let styles = [
      StrokeStyle(lineWidth: 3), StrokeStyle(lineWidth: 3, lineCap: .round),
      StrokeStyle(lineWidth: 3, lineJoin: .bevel), StrokeStyle(lineWidth: 3, dash: [4, 2]),
      StrokeStyle(lineWidth: 3, dash: [4, 2], dashPhase: 1),
    ]
    for _ in 0..<2 {
      for path in Self.paths {
        for style in styles {
          for tolerance in [0.01, 0.1] {
            #expect(
              cache.contours(of: path, style, tolerance: tolerance)
                == path.strokeContours(style, tolerance: tolerance))
          }
        }
      }
    }
    #expect(cache.fill.outlines == Self.paths.count * styles.count * 2)
  }

  @Test func takeBoundedMemory() {
    let cache = StrokeCache()
    for step in 0..<4_000 {
      let path = Path(ellipseIn: CGRect(0, 0, 200 + Double(step) / 10, 300))
      _ = cache.contours(of: path, StrokeStyle(lineWidth: 2), tolerance: 0.01)
      #expect(cache.fill.points <= StrokeCache.pointLimit)
    }
    #expect(cache.fill.outlines > 0)
  }

  @Test func ofLongPathsAreNotKept() {
    let cache = StrokeCache()
    let path = Path { path in
      path.move(to: .zero)
      for step in 0..<StrokeCache.mostElements { path.addLine(to: CGPoint(x: step, y: step % 7)) }
    }
    #expect(!cache.contours(of: path, StrokeStyle(), tolerance: 0.01).isEmpty)
    #expect(cache.fill.outlines == 0)
  }
}
