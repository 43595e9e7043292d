package import Foundation
package import StillGeometry

/// How much of each pixel a shape covers, 0…1, by brute force: each row is the mean of 256 lines through it, which are
/// exact from left to right.
package struct ExactCoverage {
  package let width: Int
  package let height: Int
  private var covers: [Double]
  private static let lines = 256

  /// - Parameter spans: What is inside at a height, in pixels: apart, from left to right.
  package init(
    width: Int, height: Int, spans: (_ y: Double) -> [ClosedRange<Double>]
  ) {
    self.width = width
    self.height = height
    covers = Array(repeating: 0, count: width * height)
    for row in 0..<height {
      for line in 0..<Self.lines {
        for span in spans(Double(row) + (Double(line) + 0.5) / Double(Self.lines)) {
          add(span, row: row)
        }
      }
    }
  }

  private mutating func add(_ span: ClosedRange<Double>, row: Int) {
    let first = max(Int(span.lowerBound.rounded(.down)), 0)
    let last = min(Int(span.upperBound.rounded(.up)), width)
    guard first < last else { return }
    for x in first..<last {
      let inside = min(span.upperBound, Double(x + 1)) - max(span.lowerBound, Double(x))
      covers[row * width + x] += max(inside, 0) / Double(Self.lines)
    }
  }

  /// Of the inside of contours made of lines.
  package init(
    width: Int, height: Int, contours: [[CGPoint]], isEvenOdd: Bool = false
  ) {
    self.init(width: width, height: height) { y in
      var crossings: [(x: Double, direction: Int)] = []
      for contour in contours {
        guard var from = contour.last else { continue }
        for to in contour {
          if (Double(from.y) <= y) != (Double(to.y) <= y) {
            let share = (y - Double(from.y)) / Double(to.y - from.y)
            crossings.append(
              (Double(from.x) + share * Double(to.x - from.x), from.y < to.y ? 1 : -1))
          }
          from = to
        }
      }
      crossings.sort { $0.x < $1.x }
      var spans: [ClosedRange<Double>] = []
      var winding = 0
      var start = 0.0
      for crossing in crossings {
        let wasInside = isEvenOdd ? winding % 2 != 0 : winding != 0
        winding += crossing.direction
        let isInside = isEvenOdd ? winding % 2 != 0 : winding != 0
        if isInside, !wasInside { start = crossing.x }
        if wasInside, !isInside { spans.append(start...max(start, crossing.x)) }
      }
      return spans
    }
  }

  /// Of the inside of a path, in pixels.
  package init(width: Int, height: Int, path: Path, isEvenOdd: Bool = false) {
    self.init(
      width: width, height: height,
      contours: path.flattened(tolerance: 0.0002).map { Array($0.points) }, isEvenOdd: isEvenOdd)
  }

  package subscript(x: Int, y: Int) -> Double { covers[y * width + x] }

  /// The most that a pixel differs, of 255 steps.
  package func largestDifference(_ cover: (_ x: Int, _ y: Int) -> UInt8) -> Double {
    var largest = 0.0
    for y in 0..<height {
      for x in 0..<width { largest = max(largest, abs(Double(cover(x, y)) - self[x, y] * 255)) }
    }
    return largest
  }
}
