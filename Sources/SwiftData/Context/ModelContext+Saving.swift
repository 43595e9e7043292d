public import Foundation

extension ModelContext {
  /// Saves everything that was inserted, changed and deleted, or nothing.
  ///
  /// - Throws: `SwiftDataError.unknownSchema` for a model whose class is not in the schema,
  ///   `.modelValidationFailure` for a delete rule `deny`, a number of related models outside its bounds, and a
  ///   configuration that does not allow saving.
  public func save() throws {
    try lock.withLock {
      guard hasChanges else { return }
      guard container.allowsSave else {
        throw SwiftDataError.invalid("the configuration has allowsSave: false")
      }
      if let name = strangers.min() { throw SwiftDataError.unknown(name) }
      synchronize()
      for model in deleted.models {
        if let denial = denial(of: model) { throw SwiftDataError.invalid(denial) }
      }
      for model in inserted.models + changed.models {
        if let fault = countFault(of: model) { throw SwiftDataError.invalid(fault) }
      }
      NotificationCenter.default.post(name: ModelContext.willSave, object: self)
      unite()
      write()
      NotificationCenter.default.post(name: ModelContext.didSave, object: self)
    }
  }

  /// Saves while views are updated. What cannot be saved stays unsaved.
  func autosave() {
    guard autosaveEnabled, hasChanges, container.allowsSave, strangers.isEmpty else { return }
    try? save()
  }

  /// Runs a closure and saves; takes everything back that was not saved if either throws.
  public func transaction(block: () throws -> Void) throws {
    do {
      try block()
      try save()
    } catch {
      rollback()
      throw error
    }
  }

  private func write() {
    let written = (inserted.models + changed.models).map { model in
      let backing = model._$backing
      let row = backing.makeRow(model)
      backing.row = row
      return MemoryStore.Saved(
        identifier: backing.identifier, entity: backing.entity, row: row)
    }
    let removed = deleted.models
    for model in removed {
      lists[model._$backing.entity.name]?.remove(model)
      model._$backing.link = nil
    }
    inserted.removeAll()
    changed.removeAll()
    deleted.removeAll()
    container.store.write(
      written, removing: removed.map { $0._$backing.identifier }, by: self)
  }

  /// Returns which bounds of `@Relationship` a model breaks, as a sentence; nil if none.
  private func countFault(of model: any PersistentModel) -> String? {
    let backing = model._$backing
    for index in backing.entity.relationships {
      let property = backing.entity.properties[index]
      guard let relationship = property.relationship else { continue }
      let least = relationship.minimumModelCount ?? 0
      let most = relationship.maximumModelCount ?? 0
      guard least > 0 || most > 0, property.relationshipType?._isToMany == true else { continue }
      let count = backing.models(index).count
      if count < least || (most > 0 && count > most) {
        return "'\(property.name)' of a \(backing.entity.name) has \(count) models; it may have "
          + (most > 0 ? "\(least) to \(most)" : "\(least) or more")
      }
    }
    return nil
  }

  /// Takes over what other contexts have saved. What is changed here stays changed.
  func synchronize() {
    guard isLoaded else {
      isLoaded = true
      for saved in container.store.everything(for: self) { adopt(saved) }
      return
    }
    for change in container.store.changes(for: self) {
      uniqueIndex = nil
      for saved in change.written {
        guard let model = lists[saved.entity.name]?[saved.identifier] else {
          adopt(saved)
          tell(.members, saved.entity)
          continue
        }
        refresh(model, saved.row)
      }
      for identifier in change.removed { forget(identifier) }
    }
  }

  private func adopt(_ saved: MemoryStore.Saved) {
    guard lists[saved.entity.name]?[saved.identifier] == nil else { return }
    let model = saved.entity.type.init(
      _ModelBacking(saved.entity, saved.identifier, saved.row, link))
    lists[saved.entity.name, default: ModelList()].add(model)
  }

  /// Only properties that differ are announced.
  private func refresh(_ model: any PersistentModel, _ row: ModelRow) {
    let backing = model._$backing
    let old = backing.row
    backing.row = row
    guard !changed.contains(model), !backing.isDeleted else { return }
    for index in backing.values.indices where backing.values[index] != nil {
      if let old, SavedValue.areEqual(old.values[index], row.values[index]) { continue }
      backing.mutate(index, of: model) { backing.values[index] = nil }
      tell(.values, backing.entity)
    }
  }

  private func forget(_ identifier: PersistentIdentifier) {
    guard let model = lists[identifier.entityName]?[identifier] else { return }
    let backing = model._$backing
    for index in backing.entity.properties.indices { _ = backing.stored(index) }
    backing.isDeleted = true
    backing.link = nil
    lists[identifier.entityName]?.remove(model)
    changed.remove(model)
    deleted.remove(model)
    tell(.members, backing.entity)
  }

  /// Posted before a context is saved, with the context as the object.
  public static var willSave: Notification.Name { .init("ModelContextWillSave") }
  /// Posted when a context has been saved, with the context as the object.
  public static var didSave: Notification.Name { .init("ModelContextDidSave") }
}

extension _ModelBacking {
  func makeRow(_ model: any PersistentModel) -> ModelRow {
    ModelRow(
      entity.properties.indices.map { index in
        let property = entity.properties[index]
        if property.relationshipType != nil { return models(index).map(\._$backing.identifier) }
        return stored(index) ?? property.read(model) ?? Optional<Int>.none as Any
      })
  }
}

/// Values of rows.
enum SavedValue {
  static func areEqual(_ a: Any, _ b: Any) -> Bool {
    func equal<E: Equatable>(_ a: E) -> Bool { (b as? E).map { a == $0 } ?? false }
    guard let a = a as? any Equatable else { return false }
    return equal(a)
  }

  /// Returns a value that can be found again; nil for one that is nil or cannot be hashed.
  static func key(_ value: Any) -> AnyHashable? {
    if let optional = value as? any OptionalValue, optional.isNone { return nil }
    return (value as? any Hashable).map { AnyHashable($0) }
  }
}

private protocol OptionalValue {
  var isNone: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNone: Bool {
    if case .none = self { true } else { false }
  }
}
