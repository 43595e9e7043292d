/// An actor with a context of its own, which other threads do not see; `@ModelActor` makes one.
public protocol ModelActor: Actor {
  /// The container that the context reads and writes.
  nonisolated var modelContainer: ModelContainer { get }
  /// The owner of the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an identifier; nil if the container has none of the class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// The owner of an actor's context.
public protocol ModelExecutor: Sendable {
  /// The context, for the actor alone.
  var modelContext: ModelContext { get }
}

/// A model executor under the name for actors, whose own executor runs one job at a time.
public protocol SerialModelExecutor: ModelExecutor {}

/// The owner of the context of an actor that `@ModelActor` makes.
///
/// Unchecked because only the actor reads the context.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context, for the actor alone.
  public let modelContext: ModelContext

  /// Owns a context.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }
}
