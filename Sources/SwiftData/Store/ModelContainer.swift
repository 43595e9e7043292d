import Foundation

/// Models of a schema, in memory, and the contexts that read and change them.
///
/// Unchecked because the main context is made at its first use: a lock guards that, and the store.
public final class ModelContainer: Hashable, @unchecked Sendable {
  let core: Core
  private let lock = NSLock()
  private var main: ModelContext?

  /// The part of a container that its contexts keep: contexts that kept the container too, which keeps the main one,
  /// would never end.
  final class Core: Sendable {
    let schema: Schema
    let migrationPlan: (any SchemaMigrationPlan.Type)?
    let configurations: Set<ModelConfiguration>
    let store = MemoryStore()
    /// Whether it is the one of views without a container.
    let isNowhere: Bool

    init(
      _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
      _ configurations: Set<ModelConfiguration> = [], isNowhere: Bool = false
    ) {
      self.schema = schema
      self.migrationPlan = migrationPlan
      self.configurations = configurations
      self.isNowhere = isNowhere
    }

    /// Whether a context may be saved.
    var allowsSave: Bool { configurations.allSatisfy(\.allowsSave) }

    /// Whether a configuration names a file, or none was given.
    var expectsFile: Bool { configurations.contains { !$0.isStoredInMemoryOnly } }
  }

  /// The classes.
  public var schema: Schema { core.schema }
  /// No effect: a store in memory has nothing to migrate.
  public var migrationPlan: (any SchemaMigrationPlan.Type)? { core.migrationPlan }
  /// The configurations that it was made with; one by default.
  public var configurations: Set<ModelConfiguration> { core.configurations }

  /// A container for a schema.
  ///
  /// - Throws: `SwiftDataError` for inverse relationships that disagree, classes with one name, configurations with one name, and
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
    // They are in the order of their names.
    for (one, two) in zip(givenSchema.known, givenSchema.known.dropFirst())
    where one.name == two.name {
      let names = [one, two].map { String(reflecting: $0.type) }.sorted()
      throw SwiftDataError.container(
        "the classes \(names[0]) and \(names[1]) have one name: rename one")
    }
    for entity in givenSchema.known {
      if let contradiction = entity.contradiction { throw SwiftDataError.container(contradiction) }
    }
    core = Core(
      givenSchema, migrationPlan, known.isEmpty ? [ModelConfiguration()] : Set(known))
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
    core = Core(Schema(), isNowhere: true)
  }

  /// The container of a main context whose first one has ended.
  init(_ core: Core, main: ModelContext) {
    self.core = core
    self.main = main
  }

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext { makeMainContext() }

  func makeMainContext() -> ModelContext {
    lock.withLock {
      if let main { return main }
      let new = ModelContext(mainOf: self)
      new.autosaveEnabled = true
      main = new
      return new
    }
  }

  /// Deletes all models that were saved.
  public func deleteAllData() {
    core.store.removeAll()
  }

  /// Deletes all models that were saved.
  public func erase() throws {
    core.store.removeAll()
  }

  /// Whether both are one container.
  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a.core === b.core }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(core)) }
}
