import Foundation

/// Models of a schema, in memory, and the contexts that read and change them.
///
/// Unchecked because the main context is made at its first use: a lock guards that, and the store.
public final class ModelContainer: Hashable, @unchecked Sendable {
  /// The classes.
  public let schema: Schema
  /// No effect: a store in memory has nothing to migrate.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The configurations that it was made with; one by default.
  public let configurations: Set<ModelConfiguration>

  let store = MemoryStore()
  private let lock = NSLock()
  private var main: ModelContext?

  /// A container for a schema.
  ///
  /// - Throws: `SwiftDataError` for inverse relationships that disagree, configurations with one name, and
  ///   configurations for classes that the schema has not.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    let known = configurations
    for (index, configuration) in known.enumerated() {
      if known[..<index].contains(where: { $0.name == configuration.name }) {
        // The same one twice is one; without names, those for different classes differ.
        let twin = known[..<index].first { $0.name == configuration.name }
        if twin?.schema == configuration.schema, twin != configuration {
          throw SwiftDataError.twoConfigurations(configuration.name)
        }
      }
      for entity in configuration.schema?.known ?? [] where !givenSchema.contains(entity) {
        throw SwiftDataError.strayConfiguration(configuration.name, entity.name)
      }
    }
    for entity in givenSchema.known {
      if let contradiction = entity.contradiction { throw SwiftDataError.container(contradiction) }
    }
    schema = givenSchema
    self.migrationPlan = migrationPlan
    self.configurations = known.isEmpty ? [ModelConfiguration()] : Set(known)
  }

  /// A container for a schema.
  ///
  /// - Throws: `SwiftDataError` as the initialiser with an array does.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container for classes, and those that their relationships lead to.
  ///
  /// - Throws: `SwiftDataError` as the initialiser with a schema does.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The container of nothing, for views without one.
  init() {
    schema = Schema()
    migrationPlan = nil
    configurations = []
  }

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext { makeMainContext() }

  func makeMainContext() -> ModelContext {
    lock.withLock {
      if let main { return main }
      let new = ModelContext(self)
      new.autosaveEnabled = true
      main = new
      return new
    }
  }

  /// Whether a context of the container may be saved.
  var allowsSave: Bool { configurations.allSatisfy(\.allowsSave) }

  /// Whether a configuration names a file, or none was given.
  var expectsFile: Bool { configurations.contains { !$0.isStoredInMemoryOnly } }

  /// Deletes all models that were saved.
  public func deleteAllData() {
    store.removeAll()
  }

  /// Deletes all models that were saved.
  public func erase() throws {
    store.removeAll()
  }

  /// Whether both are one container.
  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
