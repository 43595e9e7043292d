public import Foundation

extension ModelContext {
  /// Saves everything that was inserted, changed and deleted, or nothing.
  ///
  /// - Throws: `SwiftDataError.unknownSchema` for a model whose class is not in the schema, `.missingModelContext`
  ///   in views without a container, `.modelValidationFailure` for a delete rule `deny`, a number of related models outside its bounds, a
  ///   property that is not optional and leads to a deleted model, and a configuration that does not allow saving.
  public func save() throws {
    if core.isNowhere { throw SwiftDataError.missingModelContext }
    try lock.withLock {
      guard hasChanges else { return }
      guard core.allowsSave else {
        throw SwiftDataError.invalid("the configuration has allowsSave: false")
      }
      if let name = strangers.min() { throw SwiftDataError.unknown(name) }
      NotificationCenter.default.post(name: ModelContext.willSave, object: self)
      // No other context saves between the look at what others have saved and the writing.
      try core.store.saving.withLock {
        synchronize()
        for model in deleted.models {
          if let denial = denial(of: model) { throw SwiftDataError.invalid(denial) }
        }
        for model in inserted.models + changed.models {
          if let fault = countFault(of: model) { throw SwiftDataError.invalid(fault) }
        }
        if let fault = deletedDestination() { throw SwiftDataError.invalid(fault) }
        unite()
        write()
      }
      NotificationCenter.default.post(name: ModelContext.didSave, object: self)
    }
  }

  /// Saves while views are updated. What cannot be saved stays unsaved.
  func autosave() {
    guard autosaveEnabled, hasChanges, core.allowsSave, strangers.isEmpty else { return }
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
    for model in removed { release(model) }
    inserted.removeAll()
    changed.removeAll()
    deleted.removeAll()
    core.store.write(
      written, removing: removed.map { $0._$backing.identifier }, by: self)
    tell(.saved, nil)
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

  /// Returns which property that is not optional would lead to a deleted model, as a sentence; nil if none.
  private func deletedDestination() -> String? {
    for model in inserted.models + changed.models {
      if let fault = deletedDestination(of: model) { return fault }
    }
    guard !deleted.isEmpty else { return nil }
    for entity in core.schema.known where !entity.needed.isEmpty {
      var fault: String?
      lists[entity.name]?.visit { model in
        if !model._$backing.isDeleted { fault = deletedDestination(of: model) }
        return fault == nil
      }
      if let fault { return fault }
    }
    return nil
  }

  private func deletedDestination(of model: any PersistentModel) -> String? {
    let backing = model._$backing
    for index in backing.entity.needed {
      guard let other = backing.models(index).first?._$backing else { continue }
      let name = backing.entity.properties[index].name
      let place = "'\(name)' of a \(backing.entity.name) leads to a"
      if other.isDeleted {
        return "\(place) deleted \(other.entity.name): delete it too, give it another one, or make "
          + "it optional"
      }
      if other.context !== self {
        return "\(place) \(other.entity.name) of another context: give it one of this context"
      }
    }
    return nil
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
