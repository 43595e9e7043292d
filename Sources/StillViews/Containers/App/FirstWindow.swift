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
    let program = Self()
    // Whether there is a window is told by the type, where it can be: scenes make the objects of a program.
    let names = _typeName(Body.self)
    guard
      names.contains("WindowGroup<") || StillViews.firstWindow(of: program.body, depth: 0) != nil
    else { return nil }
    return AnyView(ProgramWindow(holder: ProgramHolder(program: program)))
  }
}

/// A program as the field of a view, whose tree keeps the program's state.
nonisolated private struct ProgramHolder<Program: App>: PropertyHolder {
  let program: Program

  static var held: any Any.Type { Program.self }
}

/// The content of a program's first window. What the program keeps lasts as long as the window, and its changes show in the window.
nonisolated private struct ProgramWindow<Program: App>: View {
  let holder: ProgramHolder<Program>

  @MainActor var body: some View {
    firstWindow(of: holder.program.body, depth: 0)
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
  if let scene = scene as? any DressingScene, depth < mostScenes {
    return firstWindow(of: scene.dressed, depth: depth + 1).map { scene.dress($0) }
  }
  guard depth < mostScenes, !(scene is any _PrimitiveScene) else { return nil }
  func body(of scene: some Scene) -> any Scene { scene.body }
  return firstWindow(of: body(of: scene), depth: depth + 1)
}
