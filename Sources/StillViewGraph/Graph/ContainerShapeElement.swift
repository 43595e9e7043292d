/// `containerShape`.
nonisolated public struct _ContainerShapeModifier: ElementModifier {
  /// A shape, of a type that only views know.
  package let shape: any Sendable

  package init(shape: any Sendable) {
    self.shape = shape
  }

  package static func makeElement(
    _ modifier: Self, _ environment: EnvironmentValues, _ maker: _ViewNode, _ inner: _ViewNode
  ) -> ModifierElement<Self> {
    ContainerShapeElement(modifier, environment, maker, inner)
  }
}

/// Tells what is drawn inside of its shape and frame.
private final class ContainerShapeElement: TransparentModifierElement<_ContainerShapeModifier> {
  override func draw(_ pass: inout DrawingPass) {
    pass.containers.append((modifier.shape, pass.frame(of: self)))
    drawInner(&pass)
    pass.containers.removeLast()
  }
}
