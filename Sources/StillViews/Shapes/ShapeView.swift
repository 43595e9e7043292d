package import Foundation
import StillDrawing
public import StillGeometry
import StillLayout
public import StillViewGraph

/// A shape with its filling, as a view.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView {
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
      shape: shape, fill: style._fill(in: environment),
      rule: fillStyle.isEOFilled ? .evenOdd : .nonZero)
  }
}

/// Draws a shape in its frame.
nonisolated package struct ShapeLeaf<S: Shape>: LeafContent {
  var shape: S
  var fill: _Fill
  let rule: FillRule

  package var reportName: String { typeName(S.self) }

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
    if S.self == Rectangle.self { return frame.contains(point) }
    return shape.path(in: frame).contains(point, eoFill: rule == .evenOdd)
  }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass
  ) {
    let paint = fill.paint(in: frame)
    if S.self == Rectangle.self {
      pass.add(.fillRectangle(frame, paint))
    } else if let stroked = shape as? any StrokedOutline {
      let (path, style) = stroked.outline(in: frame)
      pass.add(.stroke(path, style, paint))
    } else {
      pass.add(.fill(shape.path(in: frame), paint, rule))
    }
  }
}

/// A stroked shape, which the backend strokes itself.
protocol StrokedOutline {
  func outline(in rect: CGRect) -> (Path, StrokeStyle)
}

extension _StrokedShape: StrokedOutline {
  func outline(in rect: CGRect) -> (Path, StrokeStyle) { (shape.path(in: rect), style) }
}
