package import StillViewGraph

/// A scene that shows a view in a window.
private protocol WindowScene {
  @MainActor var windowContent: AnyView { get }
}

extension WindowGroup: WindowScene {
  var windowContent: AnyView { AnyView(content) }
}

extension Window: WindowScene {
  var windowContent: AnyView { AnyView(content) }
}

extension App {
  /// The content of the program's first window; nil if it has none.
  @MainActor package static var firstWindow: AnyView? {
    StillViews.firstWindow(of: Self().body, depth: 0)
  }
}

/// Scenes within scenes beyond this depth are taken to have no end.
private let mostScenes = 100

@MainActor private func firstWindow(of scene: any Scene, depth: Int) -> AnyView? {
  if let window = scene as? any WindowScene { return window.windowContent }
  if let list = scene as? _SceneList {
    for scene in list.scenes {
      if let window = firstWindow(of: scene, depth: depth + 1) { return window }
    }
    return nil
  }
  if let dressed = scene as? _DressedScene, depth < mostScenes {
    return firstWindow(of: dressed.base, depth: depth + 1).map { dressed.dress($0) }
  }
  guard depth < mostScenes, !(scene is any _PrimitiveScene) else { return nil }
  func body(of scene: some Scene) -> any Scene { scene.body }
  return firstWindow(of: body(of: scene), depth: depth + 1)
}
