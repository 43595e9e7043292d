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

  var isEmpty: Bool { contourEnds.isEmpty }

  /// The smallest box around all points, control points included; nil without any.
  var controlBox: ControlBox? {
    guard let left = xs.min(), let right = xs.max(), let bottom = ys.min(), let top = ys.max()
    else { return nil }
    return ControlBox(left: left, bottom: bottom, right: right, top: top)
  }

  /// Runs the closure with FreeType's form of the outline, its points mapped by the closures.
  ///
  /// The outline must not leave the closure.
  func withOutline<Result>(
    x: (Int32) -> FT_Pos, y: (Int32) -> FT_Pos, _ body: (inout FT_Outline) -> Result
  ) -> Result {
    var points = xs.indices.map { FT_Vector(x: x(xs[$0]), y: y(ys[$0])) }
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

  /// The outline as a path, y down.
  ///
  /// - Parameter scale: Points per font unit.
  func path(scale: CGFloat) -> Path {
    guard !isEmpty else { return Path() }
    var builder = PathBuilder(scale: scale)
    var callbacks = PathBuilder.callbacks
    unsafe withOutline(x: { FT_Pos($0) }, y: { FT_Pos($0) }) { outline in
      _ = unsafe withUnsafeMutablePointer(to: &builder) { builder in
        unsafe FT_Outline_Decompose(&outline, &callbacks, builder)
      }
    }
    builder.close()
    return builder.path
  }
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

/// Collects what `FT_Outline_Decompose` calls out.
@safe
private struct PathBuilder {
  var path = Path()
  let scale: CGFloat
  private var isOpen = false

  init(scale: CGFloat) {
    self.scale = scale
  }

  mutating func close() {
    if isOpen { path.closeSubpath() }
    isOpen = false
  }

  private func point(_ vector: UnsafePointer<FT_Vector>) -> CGPoint {
    unsafe CGPoint(
      x: CGFloat(vector.pointee.x) * scale, y: -CGFloat(vector.pointee.y) * scale)
  }

  /// FreeType's table of functions; the user pointer is a `PathBuilder`.
  static var callbacks: FT_Outline_Funcs {
    unsafe FT_Outline_Funcs(
        move_to: { to, user in
          guard let to = unsafe to, let user = unsafe user else { return 1 }
          let builder = unsafe user.assumingMemoryBound(to: PathBuilder.self)
          unsafe builder.pointee.close()
          unsafe builder.pointee.path.move(to: builder.pointee.point(to))
          unsafe builder.pointee.isOpen = true
          return 0
        },
        line_to: { to, user in
          guard let to = unsafe to, let user = unsafe user else { return 1 }
          let builder = unsafe user.assumingMemoryBound(to: PathBuilder.self)
          unsafe builder.pointee.path.addLine(to: builder.pointee.point(to))
          return 0
        },
        conic_to: { control, to, user in
          guard let control = unsafe control, let to = unsafe to, let user = unsafe user
          else { return 1 }
          let builder = unsafe user.assumingMemoryBound(to: PathBuilder.self)
          unsafe builder.pointee.path.addQuadCurve(
            to: builder.pointee.point(to), control: builder.pointee.point(control))
          return 0
        },
        cubic_to: { first, second, to, user in
          guard let first = unsafe first, let second = unsafe second, let to = unsafe to,
            let user = unsafe user
          else { return 1 }
          let builder = unsafe user.assumingMemoryBound(to: PathBuilder.self)
          unsafe builder.pointee.path.addCurve(
            to: builder.pointee.point(to), control1: builder.pointee.point(first),
            control2: builder.pointee.point(second))
          return 0
        }, shift: 0, delta: 0)
  }
}
