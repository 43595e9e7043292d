package import StillViewGraph

/// A scene whose windows have something around their content.
nonisolated public struct _DressedScene<Base: Scene>: _PrimitiveScene, DressingScene {
  let base: Base
  let dress: @MainActor (AnyView) -> AnyView

  /// Puts something around the content of a scene's windows.
  package init(_ base: Base, dress: @escaping @MainActor (AnyView) -> AnyView) {
    self.base = base
    self.dress = dress
  }

  var dressed: any Scene { base }
}

/// A scene with something around the content of another one's windows.
nonisolated protocol DressingScene {
  var dressed: any Scene { get }
  var dress: @MainActor (AnyView) -> AnyView { get }
}
