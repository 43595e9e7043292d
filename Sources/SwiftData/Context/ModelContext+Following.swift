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
    for change in changes {
      for saved in change.written {
        removed.remove(saved.identifier)
        guard let model = lists[saved.entity.name]?[saved.identifier] else {
          adopt(saved)
          tell(.members, saved.entity)
          continue
        }
        refresh(model, saved.row)
      }
      removed.formUnion(change.removed)
    }
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
