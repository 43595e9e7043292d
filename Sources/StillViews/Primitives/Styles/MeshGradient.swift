import Foundation
import StillDrawing
import StillGeometry
public import StillViewGraph

/// Colours over a grid of points, which may be pulled out of their places (rule P4.13).
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable, Sendable {
  /// A point of the grid with the control points of the curves that leave it, in shares of the frame.
  public struct BezierPoint: Hashable, Sendable {
    /// Where the point lies: (0, 0) is the top left of the frame, (1, 1) the bottom right.
    public var position: SIMD2<Float>
    /// Pulls on the curve towards the point before it in the row.
    public var leadingControlPoint: SIMD2<Float>
    /// Pulls on the curve towards the point above.
    public var topControlPoint: SIMD2<Float>
    /// Pulls on the curve towards the point after it in the row.
    public var trailingControlPoint: SIMD2<Float>
    /// Pulls on the curve towards the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// A point and four control points, each in shares of the frame and not relative to the point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the grid's points lie, row by row.
  public enum Locations: Hashable, Sendable {
    /// Points joined by curves that pass through them smoothly.
    case points([SIMD2<Float>])
    /// Points with explicit control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the grid's points, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colours that follow the environment, as of light and dark surroundings.
    case colors([Color])
    /// Colours as numbers, the same in every environment.
    case resolvedColors([Color.Resolved])
  }

  /// Points a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Where the points lie: `width` times `height` of them, row by row.
  public var locations: Locations
  /// The colours of the points, in the same order.
  public var colors: Colors
  /// The colour outside all cells.
  public var background: Color
  /// Whether colours flow on smoothly from cell to cell.
  public var smoothsColors: Bool
  /// The colour space in which neighbouring colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// A grid with fewer points or colours than it has places paints its background alone.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Points whose sides follow their neighbours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Points whose sides follow their neighbours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Points with explicit control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public func _fill(in environment: EnvironmentValues) -> _Fill {
    let background = background.resolve(in: environment).drawn
    let resolved =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment).drawn }
      case .resolvedColors(let colors): colors.map(\.drawn)
      }
    let points = bezierPoints
    let vertices = zip(points, resolved).map { point, color in
      MeshPaint.Vertex(
        position: point.position.point, leading: point.leadingControlPoint.point,
        top: point.topControlPoint.point, trailing: point.trailingControlPoint.point,
        bottom: point.bottomControlPoint.point, color: color)
    }
    guard
      let mesh = MeshPaint(
        width: width, height: height, vertices: vertices, background: background,
        isSmooth: smoothsColors, mixing: colorSpace.mixing)
    else { return self.background._fill(in: environment) }
    return _Fill(.mesh(mesh))
  }

  /// The points with their control points: at an inner one they lie along half the way between its
  /// neighbours, at the rim straight ahead.
  private var bezierPoints: [BezierPoint] {
    let points: [SIMD2<Float>]
    switch locations {
    case .bezierPoints(let known): return known
    case .points(let plain): points = plain
    }
    guard width > 0, height > 0, width <= 1_024, height <= 1_024,
      points.count >= width * height
    else { return [] }
    return (0..<width * height).map { index in
      let (column, row) = (index % width, index / width)
      func slope(_ before: Int?, _ after: Int?) -> SIMD2<Float> {
        switch (before, after) {
        case (let before?, let after?): (points[after] - points[before]) / 2
        case (nil, let after?): points[after] - points[index]
        case (let before?, nil): points[index] - points[before]
        case (nil, nil): .zero
        }
      }
      let across = slope(
        column > 0 ? index - 1 : nil, column < width - 1 ? index + 1 : nil)
      let down = slope(row > 0 ? index - width : nil, row < height - 1 ? index + width : nil)
      let point = points[index]
      return BezierPoint(
        position: point, leadingControlPoint: point - across / 3,
        topControlPoint: point - down / 3, trailingControlPoint: point + across / 3,
        bottomControlPoint: point + down / 3)
    }
  }
}

extension SIMD2<Float> {
  fileprivate var point: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}
