public import Foundation
public import StillGeometry
public import StillViewGraph

/// A rectangle that fills its frame.
nonisolated public struct Rectangle: InsettableShape {
  /// The shape that `.rect` names.
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { _, rect, _ in Path(rect) }
  }
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// Points.
  public var cornerSize: CGSize
  /// Whether the corners are arcs or come out of the edges smoothly.
  public var style: RoundedCornerStyle

  /// Corners that take `cornerSize` of the sides: as wide and as high as it, in points, at most half the rectangle.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Corners with a radius in points, at most half the shorter side.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, rect, amount in
      Path(
        roundedRect: rect,
        cornerSize: CGSize(
          width: max(shape.cornerSize.width - amount, 0),
          height: max(shape.cornerSize.height - amount, 0)),
        style: shape.style)
    }
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// The largest circle in the middle of its frame; as a view it is as wide as high (rule L3.37).
nonisolated public struct Circle: InsettableShape {
  /// The shape that `.circle` names.
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): 10
      }
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, rect, _ in shape.path(in: rect) }
  }
}

/// An ellipse that touches its frame.
nonisolated public struct Ellipse: InsettableShape {
  /// The shape that `.ellipse` names.
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { _, rect, _ in Path(ellipseIn: rect) }
  }
}

/// A rectangle whose shorter sides are round: half circles in the circular style (rule P6.4).
nonisolated public struct Capsule: InsettableShape {
  /// Whether the ends are half circles or come out of the sides smoothly.
  public var style: RoundedCornerStyle

  /// A capsule as large as its frame; along the longer sides it is straight.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, rect, _ in shape.path(in: rect) }
  }
}

/// A shape whose edges have moved inwards.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  var shape: Base
  var amount: CGFloat
  /// The outline in the smaller rectangle, with the amount.
  let draw: @Sendable (Base, CGRect, CGFloat) -> Path

  init(
    shape: Base, amount: CGFloat, draw: @escaping @Sendable (Base, CGRect, CGFloat) -> Path
  ) {
    self.shape = shape
    self.amount = amount
    self.draw = draw
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull, inner.width >= 0, inner.height >= 0 else { return Path() }
    return draw(shape, inner, amount)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func _suited(to environment: EnvironmentValues) -> _InsetShape<Base> {
    var result = self
    result.shape = shape._suited(to: environment)
    return result
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    let draw = draw
    return _InsetShape(shape: shape, amount: self.amount + amount, draw: draw)
  }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
