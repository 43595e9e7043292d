public import Foundation
import StillDrawing
public import StillGeometry
public import StillViewGraph

/// The shape of the nearest container around, as far inside it as the view stands; a rectangle without one
/// (rule P6.6).
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// The shape that `.containerRelative` names.
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    ContainerOutline.current?.path(in: rect) ?? Path(rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, rect, _ in shape.path(in: rect) }
  }
}

/// The shape of a container while a shape inside it is drawn.
nonisolated struct ContainerOutline: Sendable {
  @TaskLocal static var current: ContainerOutline?

  let shape: any InsettableShape
  /// The frame of the container, from the top left corner of the drawing.
  let frame: CGRect

  /// Runs a closure with the nearest container set.
  static func around<Result>(
    _ frame: CGRect, _ pass: DrawingPass, _ command: () -> Result
  ) -> Result {
    guard let container = pass.containers.last,
      let shape = container.shape as? any InsettableShape
    else { return command() }
    let outline = ContainerOutline(
      shape: shape, frame: container.frame.offsetBy(dx: -frame.minX, dy: -frame.minY))
    return $current.withValue(outline, operation: command)
  }

  /// Returns the container's outline, inset by the least distance between both rectangles' edges.
  func path(in rect: CGRect) -> Path {
    let distance = min(
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
      frame.maxY - rect.maxY)
    let amount = max(distance, 0)
    func outline(_ shape: some InsettableShape) -> Path {
      shape.inset(by: amount).path(in: rect.insetBy(dx: -amount, dy: -amount))
    }
    return outline(shape)
  }
}

extension View {
  /// Sets the shape of `ContainerRelativeShape` inside.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
