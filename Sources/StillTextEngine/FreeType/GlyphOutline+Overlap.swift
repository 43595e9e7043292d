internal import CStillFreeType
internal import Foundation

extension GlyphOutline {
  /// The most points of a contour that are compared with each other: letters have dozens.
  private static let overlapLimit = 512

  /// Whether contours that run the same way round cross, or one crosses itself, or the font says that some do.
  ///
  /// FreeType adds up what the contours cover of a pixel: right inside them, too much at an edge that several
  /// share, where a stroke leaves a bowl. The fonts of one weight are drawn without, those of many often are not.
  ///
  /// Only `overlapLimit` points a contour, and half as many contours, are looked at.
  ///
  /// - Complexity: Quadratic in the points of a contour; linear in those of others whose boxes do not meet.
  static func overlaps(
    xs: [Int32], ys: [Int32], contourEnds: [Int16], flags: Int32
  ) -> Bool {
    if flags & Int32(FT_OUTLINE_OVERLAP) != 0 { return true }
    var contours: [Contour] = []
    var first = 0
    for end in contourEnds {
      let contour = Contour(points: first..<max(Int(end) + 1, first), xs: xs, ys: ys)
      first = contour.points.upperBound
      guard contour.points.count > 2, contour.points.count <= overlapLimit else { continue }
      if crossesItself(contour.points, xs: xs, ys: ys) { return true }
      let meets = contours.contains { other in
        other.isClockwise == contour.isClockwise && other.boxMeets(contour)
          && crosses(other.points, contour.points, xs: xs, ys: ys)
      }
      if meets { return true }
      if contours.count < overlapLimit / 2 { contours.append(contour) }
    }
    return false
  }

  /// One contour's box and direction.
  private struct Contour {
    let points: Range<Int>
    let isClockwise: Bool
    private var left = Int32.max
    private var right = Int32.min
    private var bottom = Int32.max
    private var top = Int32.min

    init(points: Range<Int>, xs: [Int32], ys: [Int32]) {
      self.points = points
      var area = 0
      var previous = points.upperBound - 1
      for index in points {
        left = min(left, xs[index])
        right = max(right, xs[index])
        bottom = min(bottom, ys[index])
        top = max(top, ys[index])
        area &+= Int(xs[previous]) &* Int(ys[index]) &- Int(xs[index]) &* Int(ys[previous])
        previous = index
      }
      isClockwise = area < 0
    }

    func boxMeets(_ other: Contour) -> Bool {
      left < other.right && other.left < right && bottom < other.top && other.bottom < top
    }
  }

  /// Whether the polygons through the points of two contours cross.
  private static func crosses(
    _ first: Range<Int>, _ second: Range<Int>, xs: [Int32], ys: [Int32]
  ) -> Bool {
    var previous = first.upperBound - 1
    for point in first {
      let line = Line(from: previous, to: point, xs: xs, ys: ys)
      previous = point
      var start = second.upperBound - 1
      for end in second {
        if line.crosses(Line(from: start, to: end, xs: xs, ys: ys)) { return true }
        start = end
      }
    }
    return false
  }

  /// Whether lines of the polygon through a contour's points cross.
  private static func crossesItself(_ points: Range<Int>, xs: [Int32], ys: [Int32]) -> Bool {
    var previous = points.upperBound - 1
    for point in points.dropLast() {
      let line = Line(from: previous, to: point, xs: xs, ys: ys)
      previous = point
      for end in points[(point + 1)...].dropFirst() {
        if line.crosses(Line(from: end - 1, to: end, xs: xs, ys: ys)) { return true }
      }
    }
    return false
  }

  /// A straight line between two points, in font units.
  private struct Line {
    let x0: Int
    let y0: Int
    let x1: Int
    let y1: Int

    init(from: Int, to: Int, xs: [Int32], ys: [Int32]) {
      x0 = Int(xs[from])
      y0 = Int(ys[from])
      x1 = Int(xs[to])
      y1 = Int(ys[to])
    }

    /// Whether the lines have an inner point in common, and do not lie in one.
    func crosses(_ other: Line) -> Bool {
      guard max(x0, x1) > min(other.x0, other.x1), max(other.x0, other.x1) > min(x0, x1),
        max(y0, y1) > min(other.y0, other.y1), max(other.y0, other.y1) > min(y0, y1)
      else { return false }
      return side(other.x0, other.y0) * side(other.x1, other.y1) < 0
        && other.side(x0, y0) * other.side(x1, y1) < 0
    }

    /// 1 or -1 for what lies on one side of the line or the other, 0 on it.
    private func side(_ x: Int, _ y: Int) -> Int {
      ((x1 &- x0) &* (y &- y0) &- (y1 &- y0) &* (x &- x0)).signum()
    }
  }
}
