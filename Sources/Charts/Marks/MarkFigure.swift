package import Foundation
import StillDrawing
package import StillGeometry
import StillLayout
import StillText
package import StillViewGraph
package import StillViews

/// A mark as a view: it fills the frame that it is given.
nonisolated package struct MarkFigure: LeafView {
  package var form: MarkForm
  package var style: AnyShapeStyle
  /// Of lines and rules; nil for what is filled.
  package var stroke: StrokeStyle?
  package var name: String
  package var words: String?
  /// Whether gradients run over the frame, which is the plot area, and not over the mark.
  package var spansPlot = false

  package func leaf(in environment: EnvironmentValues) -> MarkLeaf {
    MarkLeaf(
      form: form, fill: style._fill(in: environment), stroke: stroke, spansPlot: spansPlot,
      reportName: name, reportText: words, isMirrored: environment.layoutDirection == .rightToLeft)
  }
}

/// Draws a mark.
nonisolated package struct MarkLeaf: LeafContent {
  var form: MarkForm
  var fill: _Fill
  let stroke: StrokeStyle?
  let spansPlot: Bool
  package let reportName: String
  package let reportText: String?
  /// Whether places are counted from the right.
  let isMirrored: Bool

  package var warnings: [String] { fill.warning.map { [$0] } ?? [] }

  package var animatableData: AnimatablePair<MarkVector, _Fill.AnimatableData> {
    get { AnimatablePair(vector, fill.animatableData) }
    set {
      vector = newValue.first
      fill.animatableData = newValue.second
    }
  }

  private var vector: MarkVector {
    get {
      switch form {
      case .curve(let curve): curve.places
      case .points(let points): points.places
      case .sector(let sector): MarkVector([sector.start, sector.end])
      case .part(let part, _): MarkVector(part.numbers)
      case .rectangle, .rule, .symbol: .zero
      }
    }
    set {
      switch form {
      case .curve(var curve):
        curve.places = newValue
        form = .curve(curve)
      case .points(var points):
        points.places = newValue
        form = .points(points)
      case .sector(var sector) where newValue.values.count == 2:
        (sector.start, sector.end) = (newValue.values[0], newValue.values[1])
        form = .sector(sector)
      case .part(var part, let corners) where newValue.values.count == 8:
        part.numbers = newValue.values
        form = .part(part, corners)
      default: break
      }
    }
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func measuresLike(_ other: MarkLeaf) -> Bool { true }

  package func isHit(_ point: CGPoint, in frame: CGRect) -> Bool {
    switch form {
    case .rectangle, .symbol: frame.holds(point)
    case .part, .sector: path(in: frame).contains(point)
    case .rule, .curve, .points: false
    }
  }

  private func path(in frame: CGRect) -> Path {
    switch form {
    case .rectangle(let corners): (isMirrored ? corners.mirrored : corners).path(in: frame)
    case .part(let part, let corners):
      corners.path(in: part.rect(in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY))
    case .rule(let isVertical):
      Path { path in
        path.move(
          to: isVertical
            ? CGPoint(x: frame.midX, y: frame.minY) : CGPoint(x: frame.minX, y: frame.midY))
        path.addLine(
          to: isVertical
            ? CGPoint(x: frame.midX, y: frame.maxY) : CGPoint(x: frame.maxX, y: frame.midY))
      }
    case .symbol(let shape): shape.path(in: frame)
    case .curve(let curve): curve.path(in: frame)
    case .sector(let sector): sector.path(in: frame)
    case .points: Path()
    }
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    if case .points(let points) = form {
      draw(points, in: frame, &pass)
      return
    }
    if case .rectangle(let corners) = form, corners.isSquare {
      guard frame.width > 0, frame.height > 0 else { return }
      pass.add(fill, in: frame) { .fillRectangle(frame, $0) }
      return
    }
    let path = mirrored(path(in: frame), in: frame)
    guard !path.isEmpty else { return }
    let box = spansPlot ? frame : path.boundingRect
    pass.add(fill, in: box) { paint in
      if let stroke { .stroke(path, stroke, paint) } else { .fill(path, paint, .nonZero) }
    }
  }

  /// Places are shares from the leading side, which is the right one where text runs from right to left.
  private func mirrored(_ path: Path, in frame: CGRect) -> Path {
    guard isMirrored else { return path }
    switch form {
    case .curve, .part: break
    default: return path
    }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0))
  }

  /// Paints each symbol by itself, so that translucent ones show through each other (rule CH1.12).
  private func draw(_ points: PointsForm, in frame: CGRect, _ pass: inout DrawingPass) {
    var middles = points.middles(in: frame)
    if isMirrored {
      for index in middles.indices { middles[index].x = frame.minX + frame.maxX - middles[index].x }
    }
    guard !middles.isEmpty, points.size.width > 0, points.size.height > 0 else { return }
    let run = GlyphRun(
      source: SymbolSource.source(of: points.shape, size: points.size),
      glyphs: Array(repeating: 0, count: middles.count), positions: middles)
    pass.add(fill, in: frame) { .glyphs(run, at: .zero, $0) }
  }
}

extension PlotRect {
  /// The shares and points of all four sides.
  package var numbers: [Double] {
    get {
      [x.start, x.end, y.start, y.end].flatMap { [$0.share, $0.points] }
    }
    set {
      guard newValue.count == 8 else { return }
      func length(_ index: Int) -> PlotLength { PlotLength(newValue[index], newValue[index + 1]) }
      x = PlotStretch(length(0), length(2))
      y = PlotStretch(length(4), length(6))
    }
  }
}
