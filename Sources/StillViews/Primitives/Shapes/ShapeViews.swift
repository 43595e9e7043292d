public import Foundation
public import StillGeometry
public import StillViewGraph

/// A shape that is drawn already, and can be filled and stroked again on top.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape that is drawn.
  associatedtype Content: Shape
  /// The drawn shape.
  var shape: Content { get }
}

extension ShapeView {
  /// Fills the shape again, over the drawing.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws a line along the outline, over the drawing.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws a line of `lineWidth` points along the outline, over the drawing.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the outline, over the drawing.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws a line of `lineWidth` points inside the outline, over the drawing.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A filled shape above another view of it.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// By which rule it is filled, and whether edges are smoothed.
  public var fillStyle: FillStyle
  /// The drawing below it, in the same frame.
  public var background: Background

  /// Fills a shape over a view; `fill(_:style:)` of a shape that is drawn already makes one of these.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @ViewBuilder public var body: some View {
    drawn(_ShapeView(shape: shape, style: style, fillStyle: fillStyle), above: background)
  }
}

/// A line along a shape's outline above another view of it.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The line's width in points, its ends, corners and dashes.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// The drawing below it, in the same frame.
  public var background: Background

  /// Strokes a shape's outline over a view, half of the line inside and half outside.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @ViewBuilder public var body: some View {
    drawn(
      _ShapeView(
        shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
        fillStyle: FillStyle(antialiased: isAntialiased)),
      above: background)
  }
}

/// A line inside a shape's outline above another view of it.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The line's width in points, its ends, corners and dashes.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// The drawing below it, in the same frame.
  public var background: Background

  /// Strokes a line that stays inside a shape over a view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @ViewBuilder public var body: some View {
    drawn(
      _ShapeView(
        shape: _StrokedShape(
          shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle),
        style: style, fillStyle: FillStyle(antialiased: isAntialiased)),
      above: background)
  }
}

/// Returns a drawing over another one, which may be empty.
@ViewBuilder private nonisolated func drawn<Drawing: View, Background: View>(
  _ drawing: Drawing, above background: Background
) -> some View {
  if Background.self == EmptyView.self {
    drawing
  } else {
    drawing.background(background)
  }
}
