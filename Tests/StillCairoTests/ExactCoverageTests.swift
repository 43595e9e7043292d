import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import StillTestSupport
import Testing

/// What shapes cover of pixels, against the area.
///
/// Half a step is rounding; a curve's lines may take another one.
@Suite("The edge of a shape")
struct ExactCoverageTests {
  static let limit = 2.0

  private func alphas(
    _ width: Int, _ height: Int, _ commands: [DrawCommand]
  ) throws -> (Int, Int) -> UInt8 {
    let picture = try paint(CGFloat(width), CGFloat(height), on: nil, commands)
    return { picture[$0, $1].alpha }
  }

  @Test("covers as much of a pixel as a circle does", arguments: [0.4, 1, 2.5, 7.3, 15.9, 60])
  func circle(radius: Double) throws {
    let side = Int(2 * radius) + 4
    let center = (x: Double(side) / 2 + 0.21, y: Double(side) / 2 - 0.33)
    let exact = ExactCoverage(width: side, height: side) { y in
      let half = (radius * radius - (y - center.y) * (y - center.y)).squareRoot()
      return half > 0 ? [center.x - half...center.x + half] : []
    }
    let box = CGRect(center.x - radius, center.y - radius, 2 * radius, 2 * radius)
    let cover = try alphas(
      side, side, [.fill(Path(ellipseIn: box), .black, .nonZero)])
    // Four cubic curves are up to 0.03 % of the radius outside of their circle.
    #expect(exact.largestDifference(cover) <= Self.limit + radius * 0.0003 * 255)
  }

  @Test("does so along a line drawn around a circle", arguments: [0.5, 1, 3, 10])
  func ring(lineWidth: Double) throws {
    let (side, radius) = (48, 14.3)
    let exact = ExactCoverage(width: side, height: side) { y in
      let height = y - 24.3
      func half(_ radius: Double) -> Double {
        max(radius * radius - height * height, 0).squareRoot()
      }
      let (outer, inner) = (half(radius + lineWidth / 2), half(radius - lineWidth / 2))
      return [23.6 - outer...23.6 - inner, 23.6 + inner...23.6 + outer]
    }
    let circle = Path(ellipseIn: CGRect(23.6 - radius, 24.3 - radius, 2 * radius, 2 * radius))
    let cover = try alphas(
      side, side, [.stroke(circle, StrokeStyle(lineWidth: lineWidth), .black)])
    #expect(exact.largestDifference(cover) <= 4)
  }

  static let star: [CGPoint] = (0..<5).map { corner in
    let angle = Double(corner) * 4 * .pi / 5 - .pi / 2
    return CGPoint(x: 16 + 15 * cos(angle), y: 16 + 15 * sin(angle))
  }

  @Test("is right where contours cross, by both rules", arguments: [false, true])
  func crossing(isEvenOdd: Bool) throws {
    var path = Path()
    path.addLines(Self.star)
    path.closeSubpath()
    path.addEllipse(in: CGRect(8.2, 3.7, 16.5, 21.9))
    let exact = ExactCoverage(width: 32, height: 32, path: path, isEvenOdd: isEvenOdd)
    let cover = try alphas(32, 32, [.fill(path, .black, isEvenOdd ? .evenOdd : .nonZero)])
    #expect(exact.largestDifference(cover) <= Self.limit)
  }

  @Test("is right wherever lines run", arguments: 0..<60)
  func polygons(seed: Int) throws {
    var random = Dice(seed: UInt64(seed))
    // Corners on whole and half pixels are where an edge could be counted twice.
    let isCoarse = seed % 2 == 0
    var path = Path()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let corners = (0..<Int.random(in: 3...9, using: &random)).map { _ in
        let (x, y) = (
          Double.random(in: -6...30, using: &random), Double.random(in: -6...26, using: &random)
        )
        return isCoarse
          ? CGPoint(x: (x * 2).rounded() / 2, y: (y * 2).rounded() / 2) : CGPoint(x: x, y: y)
      }
      path.addLines(corners)
      path.closeSubpath()
    }
    for isEvenOdd in [false, true] {
      let exact = ExactCoverage(width: 24, height: 20, path: path, isEvenOdd: isEvenOdd)
      let cover = try alphas(24, 20, [.fill(path, .black, isEvenOdd ? .evenOdd : .nonZero)])
      #expect(exact.largestDifference(cover) <= Self.limit)
    }
  }

  /// Shapes in a row are swept apart from each other; level edges and what leaves the picture on the right belong together.
  @Test("is right for many shapes beside each other", arguments: 0..<20)
  func neighbours(seed: Int) throws {
    var random = Dice(seed: UInt64(1_000 + seed))
    var path = Path()
    for cell in 0..<14 {
      let left = Double(cell) * 11 + Double.random(in: 0...2, using: &random)
      if cell % 3 == seed % 3 {
        path.addRect(
          CGRect(
            left, .random(in: 0...9, using: &random), .random(in: 1...14, using: &random),
            .random(in: 0.2...9, using: &random)))
      } else {
        path.addLines(
          (0..<Int.random(in: 3...7, using: &random)).map { _ in
            CGPoint(
              x: left + Double.random(in: 0...9, using: &random),
              y: Double.random(in: -3...21, using: &random))
          })
        path.closeSubpath()
      }
    }
    for isEvenOdd in [false, true] {
      let exact = ExactCoverage(width: 150, height: 18, path: path, isEvenOdd: isEvenOdd)
      let cover = try alphas(150, 18, [.fill(path, .black, isEvenOdd ? .evenOdd : .nonZero)])
      #expect(exact.largestDifference(cover) <= Self.limit)
    }
  }

  /// A group of many edges is cut into sixteen equal bands.
  @Test("is within a sixteenth of a pixel where hundreds of edges cross", arguments: 0..<4)
  func scribble(seed: Int) throws {
    var random = Dice(seed: UInt64(2_000 + seed))
    var path = Path()
    path.addLines(
      (0..<1_500).map {
        CGPoint(x: 2 + Double($0) * 0.03, y: Double.random(in: 2...18, using: &random))
      })
    path.closeSubpath()
    let exact = ExactCoverage(width: 50, height: 20, path: path, isEvenOdd: false)
    let cover = try alphas(50, 20, [.fill(path, .black, .nonZero)])
    #expect(exact.largestDifference(cover) <= 16)
  }

  @Test("is the same for fills, for clips and for what is painted through them")
  func clips() throws {
    let circle = Path(ellipseIn: CGRect(2.3, 1.7, 15.5, 16.1))
    let all = CGRect(0, 0, 20, 20)
    let stops = GradientStops(stops: [
      .init(color: .black, location: 0), .init(color: .black, location: 1),
    ])
    let filled = try alphas(20, 20, [.fill(circle, .black, .nonZero)])
    let others: [[DrawCommand]] = [
      layer(clip: .path(circle, .nonZero), [.fillRectangle(all, .black)]),
      layer(
        clip: .path(circle, .nonZero),
        [
          .fillRectangle(CGRect(0, 0, 10, 20), .black),
          .fillRectangle(CGRect(10, 0, 10, 20), .black),
        ]),
      [.fill(circle, .linearGradient(stops, from: .zero, to: CGPoint(x: 20, y: 0)), .nonZero)],
    ]
    for commands in others {
      let cover = try alphas(20, 20, commands)
      for y in 0..<20 {
        for x in 0..<20 { #expect(abs(Int(cover(x, y)) - Int(filled(x, y))) <= 1) }
      }
    }
  }

  @Test("is that of pixels' centres where it is not to be smooth")
  func aliased() throws {
    let circle = Path(ellipseIn: CGRect(2.3, 1.7, 15.5, 16.1))
    let cover = try alphas(
      20, 20, [.fill(circle, .black, FillRule(isEvenOdd: false, isAntialiased: false))])
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = circle.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        #expect(cover(x, y) == (isInside ? 255 : 0))
      }
    }
  }

  @Test("takes bounded work, and no pixel outside, whatever the numbers", .timeLimit(.minutes(10)))
  func crowded() throws {
    // All edges of a fan pass through one row.
    var fan = Path()
    var teeth: [CGPoint] = []
    for tooth in 0..<20_000 {
      teeth.append(CGPoint(x: Double(tooth % 97), y: 10.2 + Double(tooth % 7) / 10))
      teeth.append(CGPoint(x: Double(tooth % 89), y: 10.9))
    }
    fan.addLines(teeth)
    fan.closeSubpath()
    fan.addLines([
      CGPoint(x: -1e9, y: 12), CGPoint(x: 1e9, y: 12), CGPoint(x: 1e9, y: 1e9),
      CGPoint(x: -1e9, y: 1e9),
    ])
    let cover = try alphas(100, 20, [.fill(fan, .black, .nonZero)])
    for x in 0..<100 {
      #expect(cover(x, 9) == 0)
      #expect(cover(x, 11) == 0)
      #expect(cover(x, 12) == 255)
    }
  }
}
