public import Foundation
public import StillGeometry
import StillViewGraph

extension Shape {
  /// Returns the intersection of both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(self, other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the union of both shapes.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(self, other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the difference: this shape without the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(self, other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the symmetric difference: the parts inside exactly one of the shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(self, other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's outline inside the other shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(self, other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's outline outside the other shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(self, other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// A shape made of two others in the same frame; it is as large as the first one (rule P6.14).
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path

  init(_ first: First, _ second: Second, combine: @escaping @Sendable (Path, Path) -> Path) {
    self.first = first
    self.second = second
    self.combine = combine
  }

  public func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}
