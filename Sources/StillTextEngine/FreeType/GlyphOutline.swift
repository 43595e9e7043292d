internal import CStillFreeType
internal import Foundation
internal import StillGeometry

/// A glyph's contours in font units, y up, copied out of FreeType.
struct GlyphOutline: Sendable {
  private var xs: [Int32] = []
  private var ys: [Int32] = []
  /// FreeType's point tags: on the curve, quadratic control, cubic control.
  private var tags: [Int8] = []
  /// Index of each contour's last point.
  private var contourEnds: [Int16] = []
  private var flags: Int32 = 0

  /// No ink.
  init() {}

  /// The memory that it takes, roughly.
  var byteCount: Int { 256 + xs.count * 9 + contourEnds.count * 2 }

  init(_ outline: FT_Outline) {
    for index in 0..<(unsafe Int(outline.n_points)) {
      let point = unsafe outline.points[index]
      xs.append(Int32(clamping: point.x))
      ys.append(Int32(clamping: point.y))
      unsafe tags.append(outline.tags[index])
    }
    for index in 0..<(unsafe Int(outline.n_contours)) {
      unsafe contourEnds.append(outline.contours[index])
    }
    flags = unsafe outline.flags
  }

  /// An outline of closed contours.
  init(_ contours: [[OutlinePoint]]) {
    for contour in contours where !contour.isEmpty {
      for point in contour {
        xs.append(point.x)
        ys.append(point.y)
        tags.append(point.kind.rawValue)
      }
      contourEnds.append(Int16(clamping: xs.count - 1))
    }
  }

  /// Returns the outline with the heights of its points changed, in font units.
  func movingHeights(_ move: (Int32) -> Int32) -> GlyphOutline {
    var moved = self
    for index in ys.indices { moved.ys[index] = move(ys[index]) }
    return moved
  }

  /// Returns the outline wider around its middle.
  func stretched(by factor: CGFloat) -> GlyphOutline {
    guard let box = controlBox else { return self }
    let middle = (CGFloat(box.left) + CGFloat(box.right)) / 2
    var wide = self
    for index in xs.indices {
      let place = middle + (CGFloat(xs[index]) - middle) * factor
      wide.xs[index] = Int32(clamping: Int(place.rounded()))
    }
    return wide
  }

  var isEmpty: Bool { contourEnds.isEmpty }

  /// The points of each contour.
  var ranges: [Range<Int>] {
    var start = 0
    return contourEnds.map { end in
      let range = start..<max(Int(end) + 1, start)
      start = range.upperBound
      return range
    }
  }

  /// All points, control points included.
  var points: [CGPoint] { xs.indices.map { CGPoint(x: CGFloat(xs[$0]), y: CGFloat(ys[$0])) } }

  /// Turns a contour around. Its first point stays the first, which lies on the curve.
  mutating func reverse(_ range: Range<Int>) {
    let rest = range.dropFirst()
    xs[rest].reverse()
    ys[rest].reverse()
    tags[rest].reverse()
  }

  /// Whether what an even number of contours surrounds is not filled.
  var isEvenOdd: Bool { flags & Int32(FT_OUTLINE_EVEN_ODD_FILL) != 0 }

  /// The smallest box around all points, control points included; nil without any.
  var controlBox: ControlBox? {
    guard let left = xs.min(), let right = xs.max(), let bottom = ys.min(), let top = ys.max()
    else { return nil }
    return ControlBox(left: left, bottom: bottom, right: right, top: top)
  }

  /// Runs the closure with FreeType's form of the outline; it must not leave the closure.
  func withOutline<Result>(
    _ transform: OutlineTransform, _ body: (inout FT_Outline) -> Result
  ) -> Result {
    var points = xs.indices.map { FT_Vector(x: transform.x(xs[$0]), y: transform.y(ys[$0])) }
    var tags = tags
    var ends = contourEnds
    return unsafe points.withUnsafeMutableBufferPointer { points in
      unsafe tags.withUnsafeMutableBufferPointer { tags in
        unsafe ends.withUnsafeMutableBufferPointer { ends in
          var outline = unsafe FT_Outline(
            n_contours: Int16(ends.count), n_points: Int16(points.count),
            points: points.baseAddress, tags: tags.baseAddress, contours: ends.baseAddress,
            flags: flags & ~Int32(FT_OUTLINE_OWNER))
          return unsafe body(&outline)
        }
      }
    }
  }

  /// The outline's steps, in font units.
  private var segments: [OutlineSegment] {
    unsafe withOutline(OutlineTransform()) { outline in
      unsafe OutlineSegment.segments(of: &outline)
    }
  }

  /// Returns the outline as a path, y down.
  ///
  /// - Parameter scale: Points per font unit.
  func path(scale: CGFloat) -> Path { Self.path(segments, scale: scale) }

  /// Steps as a path, y down.
  static func path(_ segments: [OutlineSegment], scale: CGFloat) -> Path {
    func point(_ vector: FT_Vector) -> CGPoint {
      CGPoint(x: CGFloat(vector.x) * scale, y: -CGFloat(vector.y) * scale)
    }
    var path = Path()
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .move(let to):
        if index > 0 { path.closeSubpath() }
        path.move(to: point(to))
      case .line(let to): path.addLine(to: point(to))
      case .quadratic(let control, let to):
        path.addQuadCurve(to: point(to), control: point(control))
      case .cubic(let first, let second, let to):
        path.addCurve(to: point(to), control1: point(first), control2: point(second))
      }
    }
    if !segments.isEmpty { path.closeSubpath() }
    return path
  }
}

/// A point of a contour, in font units, y up.
struct OutlinePoint {
  /// FreeType's tags.
  enum Kind: Int8 {
    case onCurve = 1
    case quadraticControl = 0
    case cubicControl = 2
  }

  var x: Int32
  var y: Int32
  var kind: Kind
}

/// From font units to whatever an outline is wanted in, y up.
struct OutlineTransform {
  /// Result units per font unit; results are rounded before they are moved.
  var scale: CGFloat = 1
  var shiftX = 0
  var shiftY = 0

  func x(_ units: Int32) -> Int { Int((CGFloat(units) * scale).rounded()) + shiftX }

  func y(_ units: Int32) -> Int { Int((CGFloat(units) * scale).rounded()) + shiftY }
}

/// A box in font units, y up.
struct ControlBox: Hashable, Sendable {
  var left: Int32
  var bottom: Int32
  var right: Int32
  var top: Int32

  /// The largest distance of an edge from the origin's axes.
  var reach: UInt32 {
    max(max(left.magnitude, right.magnitude), max(bottom.magnitude, top.magnitude))
  }
}
