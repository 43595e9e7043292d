/// `containerShape`.
nonisolated public struct _ContainerShapeModifier: ElementModifier {
  package typealias Element = ContainerShapeElement

  /// A shape, of a type that only views know.
  package let shape: any Sendable

  package init(shape: any Sendable) {
    self.shape = shape
  }
}

/// Tells what is drawn inside of its shape and frame.
package final class ContainerShapeElement: ModifierElement<_ContainerShapeModifier>,
  DrawnElement
{
  override package var asDrawn: (any DrawnElement)? { self }

  package func draw(_ pass: inout DrawingPass) {
    pass.containers.append((modifier.shape, pass.frame(of: self)))
    drawInner(&pass)
    pass.containers.removeLast()
  }
}
