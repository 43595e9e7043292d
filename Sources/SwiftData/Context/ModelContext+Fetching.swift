import StillViewGraph

extension ModelContext {
  /// Returns the models that a descriptor is for.
  ///
  /// - Throws: `SwiftDataError.unknownSchema` for a class that is not in the schema, and the errors of the predicate.
  /// - Complexity: linear in the number of models of the class; with an order, n log n.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try lock.withLock {
      guard core.schema.contains(T._$entity) else {
        throw SwiftDataError.unknown(T._$entity.name)
      }
      synchronize()
      let wasQuiet = link.isQuiet
      link.isQuiet = true
      defer { link.isQuiet = wasQuiet }
      return try found(descriptor)
    }
  }

  private func found<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let offset = max(descriptor.fetchOffset ?? 0, 0)
    let limit = descriptor.fetchLimit.map { max($0, 0) }.flatMap { $0 == 0 ? nil : $0 }
    let isOrdered = !descriptor.sortBy.isEmpty
    // Without an order, the search ends with the last model that is wanted.
    let enough = isOrdered ? nil : limit.map { $0.addingReportingOverflow(offset) }
    let most = enough.map { $0.overflow ? Int.max : $0.partialValue } ?? Int.max
    var result: [T] = []
    try lists[T._$entity.name]?.visit { model in
      guard let model = model as? T, try accepts(model, descriptor) else { return true }
      result.append(model)
      return result.count < most
    }
    if isOrdered { result = ModelOrder.sorted(result, by: descriptor.sortBy) }
    if offset > 0 { result = Array(result.dropFirst(offset)) }
    return limit.map { Array(result.prefix($0)) } ?? result
  }

  private func accepts<T: PersistentModel>(
    _ model: T, _ descriptor: FetchDescriptor<T>
  ) throws -> Bool {
    let backing = model._$backing
    guard descriptor.includePendingChanges else { return try acceptsSaved(model, descriptor) }
    if backing.isDeleted { return false }
    return try descriptor.predicate?.evaluate(model) ?? true
  }

  /// As the store has the model: unsaved deletions and changes do not count.
  private func acceptsSaved<T: PersistentModel>(
    _ model: T, _ descriptor: FetchDescriptor<T>
  ) throws -> Bool {
    let backing = model._$backing
    guard let row = backing.row, !inserted.contains(model) else { return false }
    guard let predicate = descriptor.predicate else { return true }
    guard changed.contains(model) else { return try predicate.evaluate(model) }
    return try predicate.evaluate(T(_ModelBacking(backing.entity, backing.identifier, row, link)))
  }

  /// Returns the number of models that a descriptor is for.
  ///
  /// - Throws: as `fetch(_:)` does.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    var unordered = descriptor
    unordered.sortBy = []
    return try fetch(unordered).count
  }

  /// Returns the identifiers of the models that a descriptor is for.
  ///
  /// - Throws: as `fetch(_:)` does.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Returns the models that a descriptor is for. All are in memory: the size of batches has no effect.
  ///
  /// - Throws: as `fetch(_:)` does.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(models: try fetch(descriptor))
  }

  /// Returns identifiers. All are in memory: the size of batches has no effect.
  ///
  /// - Throws: as `fetch(_:)` does.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [PersistentIdentifier] {
    try fetchIdentifiers(descriptor)
  }

  /// Calls a closure with each model that a descriptor is for.
  ///
  /// - Throws: as `fetch(_:)` does, and the errors of the closure.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// Returns the model with an identifier. If there is none, a model without values, whose properties read as their
  /// default values or as empty (rule SD2.5). Properties without either are reported where a body asks for the model.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    if let model = existingModel(for: identifier) { return model }
    let entity =
      core.schema.known.first { $0.name == identifier.entityName }
      ?? core.schema.known.first ?? MissingModel._$entity
    if let report = CheckedReport() {
      for property in entity.properties where property.placeholder() == nil {
        report.warn(
          "model(for:) found no \(entity.name), and '\(property.name)' has no empty value: give it a "
            + "default value, or make it optional")
      }
    }
    return entity.type.init(_ModelBacking(entity, identifier, ModelRow([]), nil))
  }

  /// Returns the model with an identifier if the context has it.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    existingModel(for: identifier) as? T
  }

  func existingModel(for identifier: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock {
      synchronize()
      return lists[identifier.entityName]?[identifier]
    }
  }
}

/// The model that a context without a schema returns for an identifier.
final class MissingModel: PersistentModel {
  static let _$entity = _Entity(MissingModel.self, unique: []) { [] }
  let _$backing: _ModelBacking

  init(_ backing: _ModelBacking) {
    _$backing = backing
  }
}
