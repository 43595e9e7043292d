package import Foundation
import StillDrawing
public import StillGeometry
import StillLayout
public import StillViewGraph

/// A shape with its filling, as a view.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView, ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  package func leaf(in environment: EnvironmentValues) -> ShapeLeaf<Content> {
    ShapeLeaf(
      shape: shape._suited(to: environment), fill: style._fill(in: environment),
      rule: fillStyle.rule,
      direction: environment.layoutDirection)
  }
}

/// Draws a shape in its frame.
nonisolated package struct ShapeLeaf<S: Shape>: LeafContent {
  var shape: S
  var fill: _Fill
  let rule: FillRule
  let direction: LayoutDirection

  package var reportName: String { typeName(S.self) }

  package var warnings: [String] { fill.warning.map { [$0] } ?? [] }

  package var animatableData: AnimatablePair<S.AnimatableData, _Fill.AnimatableData> {
    get { AnimatablePair(shape.animatableData, fill.animatableData) }
    set {
      shape.animatableData = newValue.first
      fill.animatableData = newValue.second
    }
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  package func measuresLike(_ other: ShapeLeaf<S>) -> Bool { sameValue(shape, other.shape) }

  package func isHit(_ point: CGPoint, in frame: CGRect) -> Bool {
    if fill.isClear { return false }
    if S.self == Rectangle.self { return frame.holds(point) }
    return shape.path(placedIn: frame, direction).contains(point, eoFill: rule.isEvenOdd)
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    if S.self == Rectangle.self, rule.isAntialiased {
      pass.add(fill, in: frame) { .fillRectangle(frame, $0) }
      return
    }
    let (path, stroke): (Path, StrokeStyle?) = ContainerOutline.around(frame, pass) {
      if let stroked = shape as? any StrokedOutline { return stroked.outline(in: frame, direction) }
      return (shape.path(placedIn: frame, direction), nil)
    }
    pass.add(fill, in: frame) { paint in
      guard let stroke else { return .fill(path, paint, rule) }
      return rule.isAntialiased
        ? .stroke(path, stroke, paint) : .fill(path.strokedPath(stroke), paint, rule)
    }
  }
}

extension Shape {
  /// Returns the outline in a frame of the picture. The shape gets a rectangle at the origin and does not know its
  /// position (rule L3.66); the outline may be mirrored.
  nonisolated package func path(placedIn frame: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: CGRect(origin: .zero, size: frame.size))
    if case .mirrors(let mirrored) = layoutDirectionBehavior, mirrored == direction {
      return path.applying(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY))
    }
    return path.offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

/// A stroked shape, which the backend strokes itself.
protocol StrokedOutline {
  func outline(in frame: CGRect, _ direction: LayoutDirection) -> (Path, StrokeStyle?)
}

extension _StrokedShape: StrokedOutline {
  func outline(in frame: CGRect, _ direction: LayoutDirection) -> (Path, StrokeStyle?) {
    (shape.path(placedIn: frame, direction), style)
  }
}
