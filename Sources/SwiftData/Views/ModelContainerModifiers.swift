public import StillViewGraph
public import StillViews

extension View {
  /// Makes a container for a class when the view is first shown, and gives the views inside its main context.
  ///
  /// - Parameter onSetup: called once with the container, or with what went wrong.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for classes when the view is first shown, and gives the views inside its main context.
  ///
  /// - Parameter onSetup: called once with the container, or with what went wrong.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      MadeContainerModifier(
        make: {
          try ModelContainer(
            for: Schema(modelTypes),
            configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
        }, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }

  /// Gives the views inside a container's main context.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ContextModifier(container.makeMainContext(), isOfContainer: true))
  }

  /// Gives the views inside a context.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    modifier(ContextModifier(modelContext, isOfContainer: false))
  }
}

extension Scene {
  /// Makes a container for a class, and gives the windows' views its main context.
  ///
  /// - Parameter onSetup: called once with the container, or with what went wrong.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for classes, and gives the windows' views its main context.
  ///
  /// - Parameter onSetup: called once with the container, or with what went wrong.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    _DressedScene(self) { content in
      AnyView(
        content.modelContainer(
          for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
  }

  /// Gives the windows' views a container's main context.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    _DressedScene(self) { AnyView($0.modelContainer(container)) }
  }

  /// Gives the windows' views a context.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    _DressedScene(self) { AnyView($0.modelContext(modelContext)) }
  }
}

/// A container that is made when the view is first shown, and kept while it is.
nonisolated private struct MadeContainerModifier: ViewModifier {
  @State private var made = MadeContainer()
  let make: () throws -> ModelContainer
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  @ViewBuilder func body(content: Content) -> some View {
    switch made.result(make, isAutosaveEnabled, onSetup) {
    case .success(let container): content.modelContainer(container)
    case .failure(let error): content.warns(["modelContainer(for:) has no effect: \(error)"])
    }
  }
}

private final class MadeContainer {
  private var known: Result<ModelContainer, any Error>?

  func result(
    _ make: () throws -> ModelContainer, _ isAutosaveEnabled: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> Result<ModelContainer, any Error> {
    if let known { return known }
    let new = Result { try make() }
    known = new
    if case .success(let container) = new {
      container.makeMainContext().autosaveEnabled = isAutosaveEnabled
    }
    onSetup(new)
    return new
  }
}

/// Gives views a context, and keeps it up to date.
nonisolated private struct ContextModifier: ViewModifier {
  private var followed: FollowedContext
  private let isOfContainer: Bool

  init(_ context: ModelContext, isOfContainer: Bool) {
    followed = FollowedContext(context: context)
    self.isOfContainer = isOfContainer
  }

  func body(content: Content) -> some View {
    content.environment(\.modelContext, followed.context)
      .lacks(
        "a container's file", "models are kept in memory; set isStoredInMemoryOnly or inMemory",
        if: isOfContainer && followed.context.core.expectsFile)
  }
}
