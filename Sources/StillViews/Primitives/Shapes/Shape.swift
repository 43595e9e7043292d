public import Foundation
public import StillGeometry
public import StillViewGraph

/// A form that can be filled, stroked and clipped to.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points. As a view, a shape gets a rectangle at the origin, and its outline is
  /// then moved to its frame (rule L3.66).
  func path(in rect: CGRect) -> Path

  /// The use of the shape.
  static var role: ShapeRole { get }

  /// Returns the size for a proposal (default: the proposal).
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the shape is mirrored where the layout runs from right to left (rule P6.19).
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the shape for an environment (default: itself).
  func _suited(to environment: EnvironmentValues) -> Self
}

/// The use of a shape.
nonisolated public enum ShapeRole: Hashable, Sendable {
  /// An area, a line, or a line between parts of a view.
  case fill, stroke, separator
}

/// The behaviour of a shape in a right-to-left layout.
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It does not change.
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
  /// Returns the shape with its edges inset by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}
