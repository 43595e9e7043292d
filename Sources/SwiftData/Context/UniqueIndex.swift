// Models that agree where they may not become one when they are saved (rule SD2.6).

/// Values of unique properties, with the model that has them.
struct UniqueIndex {
  /// A constraint of a class, with the values.
  private struct Key: Hashable {
    let entity: String
    let constraint: Int
    let values: [AnyHashable]
  }

  private var owners: [Key: PersistentIdentifier] = [:]
  private var keys: [PersistentIdentifier: [Key]] = [:]

  private static func keys(of model: any PersistentModel) -> [Key] {
    let backing = model._$backing
    return backing.entity.unique.enumerated().compactMap { constraint, indices in
      let values = indices.compactMap { index -> AnyHashable? in
        if backing.entity.properties[index].relationshipType != nil {
          return AnyHashable(backing.models(index).map(\._$backing.identifier))
        }
        let value = backing.stored(index) ?? backing.entity.properties[index].read(model)
        return value.flatMap(SavedValue.key)
      }
      guard values.count == indices.count else { return nil }
      return Key(entity: backing.entity.name, constraint: constraint, values: values)
    }
  }

  /// Enters a model's values, unless another one has one of them: returns that one.
  mutating func enter(_ model: any PersistentModel) -> PersistentIdentifier? {
    remove(model)
    let identifier = model._$backing.identifier
    let keys = Self.keys(of: model)
    for key in keys {
      if let owner = owners[key], owner != identifier { return owner }
    }
    for key in keys { owners[key] = identifier }
    self.keys[identifier] = keys
    return nil
  }

  mutating func remove(_ model: any PersistentModel) {
    for key in keys.removeValue(forKey: model._$backing.identifier) ?? [] { owners[key] = nil }
  }
}

extension ModelContext {
  /// Unites models that agree in unique properties: the older one takes the values of the newer one, which is deleted.
  func unite() {
    let entities = core.schema.known.filter { !$0.unique.isEmpty }
    guard !entities.isEmpty else { return }
    var index = uniqueIndex ?? UniqueIndex()
    if uniqueIndex == nil {
      for entity in entities {
        lists[entity.name]?.visit { model in
          if !inserted.contains(model), !changed.contains(model), !model._$backing.isDeleted {
            _ = index.enter(model)
          }
          return true
        }
      }
    }
    var replacements: [ObjectIdentifier: any PersistentModel] = [:]
    for model in deleted.models { index.remove(model) }
    // Old values first make room for new ones.
    for model in changed.models { index.remove(model) }
    for model in changed.models + inserted.models {
      var newer = model
      while !newer._$backing.isDeleted, !newer._$backing.entity.unique.isEmpty,
        let owner = index.enter(newer),
        let older = lists[newer._$backing.entity.name]?[owner]
      {
        take(newer, into: older)
        replacements[ObjectIdentifier(newer)] = older
        index.remove(older)
        newer = older
      }
    }
    for model in deleted.models { index.remove(model) }
    uniqueIndex = index
    replace(replacements)
  }

  /// Has relationships without an inverse lead to the models that have taken over the values of others.
  private func replace(_ replacements: [ObjectIdentifier: any PersistentModel]) {
    guard !replacements.isEmpty else { return }
    func replaced(_ model: any PersistentModel) -> any PersistentModel {
      var result = model
      while let next = replacements[ObjectIdentifier(result)] { result = next }
      return result
    }
    // Saved models may lead to one that was saved too.
    let wereSaved = deleted.models.contains { replacements[ObjectIdentifier($0)] != nil }
    let concerned =
      wereSaved ? lists.values.flatMap(\.models) : inserted.models + changed.models
    for model in concerned where !model._$backing.isDeleted {
      let backing = model._$backing
      for index in backing.entity.relationships {
        let models = backing.models(index)
        guard models.contains(where: { replacements[ObjectIdentifier($0)] != nil }),
          let type = backing.entity.properties[index].relationshipType
        else { continue }
        backing.setRelationship(index, type, models.map(replaced), of: model)
      }
    }
  }

  private func take(_ newer: any PersistentModel, into older: any PersistentModel) {
    let (source, target) = (newer._$backing, older._$backing)
    for index in source.entity.properties.indices {
      let property = source.entity.properties[index]
      if let type = property.relationshipType {
        let models = source.models(index)
        guard !models.isEmpty else { continue }
        if let inverse = source.entity.inverse(of: index) {
          for other in models { other._$backing.lose(newer, inverse.index, other) }
        }
        target.setRelationship(index, type, models, of: older)
      } else if let value = source.stored(index) {
        if let old = target.stored(index), SavedValue.areEqual(old, value) { continue }
        target.mutate(index, of: older) { target.values[index] = .some(value) }
      }
    }
    source.isDeleted = true
    source.departure = .deleted
    if inserted.contains(newer) {
      inserted.remove(newer)
      release(newer)
    } else {
      changed.remove(newer)
      deleted.add(newer)
    }
    modelChanged(older)
    tell(.members, source.entity)
  }
}
