extension ModelContext {
  /// Takes over what other contexts have saved. What is changed here stays changed.
  func synchronize() {
    // Reading relationships comes here again.
    guard !isSynchronizing else { return }
    isSynchronizing = true
    defer { isSynchronizing = false }
    guard isLoaded else {
      isLoaded = true
      for saved in core.store.everything(for: self) { adopt(saved) }
      return
    }
    let changes = core.store.changes(for: self)
    guard !changes.isEmpty else { return }
    uniqueIndex = nil
    var removed: Set<PersistentIdentifier> = []
    var refreshed: [(model: any PersistentModel, row: ModelRow)] = []
    for change in changes {
      for saved in change.written {
        removed.remove(saved.identifier)
        if let model = lists[saved.entity.name]?[saved.identifier] {
          refreshed.append((model, saved.row))
        } else {
          adopt(saved)
          tell(.members, saved.entity)
        }
      }
      removed.formUnion(change.removed)
    }
    // A merge looks for models that others have inserted.
    for (model, row) in refreshed { refresh(model, row) }
    let gone = removed.compactMap { lists[$0.entityName]?[$0] }
    // Each is read while the others are still found.
    for model in gone {
      let backing = model._$backing
      for index in backing.entity.properties.indices { _ = backing.stored(index) }
    }
    for model in gone { forget(model) }
  }

  private func adopt(_ saved: MemoryStore.Saved) {
    guard lists[saved.entity.name]?[saved.identifier] == nil else { return }
    let model = saved.entity.type.init(
      _ModelBacking(saved.entity, saved.identifier, saved.row, link))
    lists[saved.entity.name, default: ModelList()].add(model)
  }

  /// Takes over a row. Only properties that differ are announced; of a model that is changed here, those that are
  /// changed here stay, and lists have what either context has added.
  private func refresh(_ model: any PersistentModel, _ row: ModelRow) {
    let backing = model._$backing
    let old = backing.row
    backing.row = row
    guard !backing.isDeleted else { return }
    let isChanged = changed.contains(model)
    for index in backing.values.indices where backing.values[index] != nil {
      if let old, SavedValue.areEqual(old.values[index], row.values[index]) { continue }
      let merged = isChanged ? backing.merged(index, from: old, with: row) : nil
      backing.mutate(index, of: model) { backing.values[index] = merged }
      tell(.values, backing.entity)
    }
  }

  private func forget(_ model: any PersistentModel) {
    let backing = model._$backing
    backing.isDeleted = true
    backing.departure = .other
    release(model)
    changed.remove(model)
    deleted.remove(model)
    tell(.members, backing.entity)
  }
}

extension _ModelBacking {
  /// Returns the value that a property has here when another context has saved a row; nil for that of the row.
  fileprivate func merged(_ index: Int, from old: ModelRow?, with row: ModelRow) -> Any? {
    guard let old, let value = values[index] else { return values[index] }
    guard let type = entity.properties[index].relationshipType else {
      return SavedValue.areEqual(old.values[index], value) ? nil : value
    }
    let before = old.values[index] as? [PersistentIdentifier] ?? []
    let mine = models(index)
    let identifiers = mine.map(\._$backing.identifier)
    if identifiers == before { return nil }
    guard type._isToMany else { return value }
    let (had, has) = (Set(before), Set(identifiers))
    var result: [any PersistentModel] = []
    var seen: Set<PersistentIdentifier> = []
    for identifier in row.values[index] as? [PersistentIdentifier] ?? []
    where has.contains(identifier) || !had.contains(identifier) {
      guard seen.insert(identifier).inserted,
        let model = context?.existingModel(for: identifier)
      else { continue }
      result.append(model)
    }
    result += mine.filter {
      !had.contains($0._$backing.identifier) && seen.insert($0._$backing.identifier).inserted
    }
    func made<R: _RelationshipValue>(_ type: R.Type) -> Any? { R._of(result).map { $0 as Any } }
    return made(type)
  }
}
