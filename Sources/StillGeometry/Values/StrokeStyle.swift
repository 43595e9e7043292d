public import Foundation

/// The shape of an open line's ends.
public enum CGLineCap: Int32, Sendable {
  /// At the end point.
  case butt = 0
  /// With half a disc around the end point.
  case round = 1
  /// Half the line width behind the end point.
  case square = 2
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, up to the miter limit.
  case miter = 0
  /// In an arc around the corner.
  case round = 1
  /// Cut off straight.
  case bevel = 2
}

/// The style of a stroked path.
@frozen
public struct StrokeStyle: Equatable, Sendable {
  /// In points; the line lies half on each side of the path.
  public var lineWidth: CGFloat
  /// The shape of an open line's ends.
  public var lineCap: CGLineCap
  /// The shape of its corners.
  public var lineJoin: CGLineJoin
  /// The largest ratio of a miter's length to the line width; sharper corners are cut off.
  public var miterLimit: CGFloat
  /// Lengths in points of painted and unpainted parts in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat

  /// A line of a width in points; `dash` has the lengths of dashes and gaps in turn, in points, and `dashPhase` says
  /// how far into them the line begins.
  @inlinable public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// Line width, miter limit and dash phase.
  @inlinable public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// The style of a filled path.
@frozen
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule decides what is inside, in place of the non-zero winding rule.
  public var isEOFilled: Bool
  /// Whether pixels at the edge are covered in part.
  public var isAntialiased: Bool

  /// By which rule areas inside each other count, and whether edges are smoothed.
  @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
