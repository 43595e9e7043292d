public import Foundation
public import StillGeometry
public import StillViewGraph

/// A form that can be filled, stroked and clipped to.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, points. As a view, a shape is asked with a rectangle at the origin and moved
  /// to its frame afterwards (rule 3.66).
  func path(in rect: CGRect) -> Path

  /// What the shape is used for.
  static var role: ShapeRole { get }

  /// The size for a proposal; all of it unless implemented.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the shape is mirrored where the layout runs from right to left (rule P6.19).
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The shape as it is in an environment: itself, but for those that follow what is around them.
  func _suited(to environment: EnvironmentValues) -> Self
}

/// What a shape is used for.
nonisolated public enum ShapeRole: Hashable, Sendable {
  /// An area, a line, or a line between parts of a view.
  case fill, stroke, separator
}

/// What becomes of a picture where the layout runs from right to left.
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored where the layout runs in a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where the layout runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public func _suited(to environment: EnvironmentValues) -> Self { self }

  public static var role: ShapeRole { .fill }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    makeBodyNode(view, inputs)
  }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with its edges moved inwards by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}
