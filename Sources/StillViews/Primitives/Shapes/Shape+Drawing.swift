public import Foundation
public import StillGeometry
public import StillViewGraph

extension Shape {
  /// Fills the shape; the result can be filled and stroked again.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws a line of `lineWidth` points along the outline, half of it outside (rule L3.38).
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line along the outline.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Returns the shape of a line along the outline.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape of a line along the outline.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }
}

extension InsettableShape {
  /// Draws a line of `lineWidth` points inside the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line inside the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Draws a line of `lineWidth` points inside the outline, in the foreground style.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }

  /// Draws a line inside the outline, in the foreground style.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
}

/// The outline of a shape, drawn with a pen.
nonisolated public struct _StrokedShape<S: Shape>: Shape {
  var shape: S
  var style: StrokeStyle

  public static var role: ShapeRole { .stroke }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func _suited(to environment: EnvironmentValues) -> _StrokedShape<S> {
    var result = self
    result.shape = shape._suited(to: environment)
    return result
  }

  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension _StrokedShape: InsettableShape where S: InsettableShape {
  public func inset(by amount: CGFloat) -> _StrokedShape<S.InsetShape> {
    _StrokedShape<S.InsetShape>(shape: shape.inset(by: amount), style: style)
  }
}
