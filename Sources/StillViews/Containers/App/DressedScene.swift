package import StillViewGraph

/// A scene whose windows have something around their content.
nonisolated public struct _DressedScene: _PrimitiveScene {
  let base: any Scene
  let dress: @MainActor (AnyView) -> AnyView

  /// Puts something around the content of a scene's windows.
  package init(_ base: any Scene, dress: @escaping @MainActor (AnyView) -> AnyView) {
    self.base = base
    self.dress = dress
  }
}
