public import Foundation
public import StillGeometry
import StillViewGraph

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape, so that one of several types can be chosen at run time.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
