// Both sides of a relationship are kept consistent (rule SD3.2).

extension _ModelBacking {
  /// Tells the other sides of the relationships that the model's initialiser has set.
  func link(_ model: any PersistentModel) {
    let pass = LinkPass()
    defer { pass.end() }
    pass.link(model)
  }

  /// Sets what a relationship leads to.
  func setRelationship(
    _ index: Int, _ type: any _RelationshipValue.Type, _ wanted: [any PersistentModel],
    of model: any PersistentModel
  ) {
    let new = own(wanted, in: context)
    let old = models(index)
    let (removed, added) = difference(old, new)
    if removed.isEmpty, added.isEmpty, isSameOrder(old, new) { return }
    func made<R: _RelationshipValue>(_ type: R.Type) -> Any? { R._of(new).map { $0 as Any } }
    // A property that is not optional, and would lead to nothing here, keeps its model.
    guard let value = made(type) else { return }
    mutate(index, of: model) { values[index] = .some(value) }
    if let inverse = entity.inverse(of: index) {
      for other in removed { other._$backing.leave(model, inverse.index, other) }
      for other in added { other._$backing.gain(model, inverse.index, from: index, other) }
    }
    context?.modelChanged(model)
    insertRelated(added, with: model)
  }

  /// Replaces models of other contexts in all relationships, as `own(_:in:)` does.
  func leaveOutForeign(_ context: ModelContext) {
    func made<R: _RelationshipValue>(_ type: R.Type, _ models: [any PersistentModel]) -> Any? {
      R._of(models).map { $0 as Any }
    }
    for index in entity.relationships {
      guard let type = entity.properties[index].relationshipType else { continue }
      let known = models(index)
      guard known.contains(where: { $0._$backing.context.map { $0 !== context } ?? false }),
        let value = made(type, own(known, in: context))
      else { continue }
      values[index] = .some(value)
    }
  }

  /// Models that meet one of a context are inserted into it.
  private func insertRelated(_ added: [any PersistentModel], with model: any PersistentModel) {
    if let context {
      for other in added where other._$backing.link == nil { context.insertAny(other) }
    } else if let context = added.lazy.compactMap({ $0._$backing.context }).first {
      context.insertAny(model)
    }
  }

  /// Replaces models of other contexts by those of this one with their identity; leaves out those that it has not.
  private func own(
    _ models: [any PersistentModel], in context: ModelContext?
  ) -> [any PersistentModel] {
    var seen: Set<PersistentIdentifier> = []
    return models.compactMap { other in
      guard seen.insert(other._$backing.identifier).inserted else { return nil }
      guard let context, let theirs = other._$backing.context, theirs !== context else {
        return other
      }
      return context.existingModel(for: other._$backing.identifier)
    }
  }

  private func isSameOrder(_ a: [any PersistentModel], _ b: [any PersistentModel]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
  }

  /// Returns what only one of two lists has. What they begin and end with alike is not looked at twice.
  private func difference(
    _ old: [any PersistentModel], _ new: [any PersistentModel]
  ) -> (removed: [any PersistentModel], added: [any PersistentModel]) {
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, old[start] === new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] === new[new.count - 1 - end] { end += 1 }
    let before = old[start..<(old.count - end)]
    let after = new[start..<(new.count - end)]
    let had = Set(before.map { ObjectIdentifier($0) })
    let has = Set(after.map { ObjectIdentifier($0) })
    return (
      before.filter { !has.contains(ObjectIdentifier($0)) },
      after.filter { !had.contains(ObjectIdentifier($0)) }
    )
  }

  /// Adds a model to a relationship of this one, `owner`, whose other side has been set.
  ///
  /// - Parameter other: the position of that side in the model's class.
  func gain(
    _ model: any PersistentModel, _ index: Int, from other: Int, _ owner: any PersistentModel
  ) {
    guard let type = entity.properties[index].relationshipType else { return }
    let isLate = needsLinking
    if isLate { link(owner) }
    // Read from the row, so that the model is added to all others.
    _ = stored(index)
    if !type._isToMany {
      if let before = models(index).first {
        if before === model { return }
        before._$backing.leave(owner, other, before)
      }
    } else if members != nil {
      guard isNewMember(model, index) else { return }
    } else if isLate || model._$backing.isToMany(other),
      models(index).contains(where: { $0 === model })
    {
      return
    }
    mutate(index, of: owner) { type._add(model, to: &values[index]) }
    context?.modelChanged(owner)
    if let context, model._$backing.link == nil {
      context.insertAny(model)
    } else if link == nil, let context = model._$backing.context {
      context.insertAny(owner)
    }
  }

  /// Notes a member of a relationship while models are linked; false if it is one already.
  private func isNewMember(_ model: any PersistentModel, _ index: Int) -> Bool {
    if members?[index] == nil {
      members?[index] = Set(models(index).map { ObjectIdentifier($0) })
    }
    return members?[index]?.insert(ObjectIdentifier(model)).inserted ?? true
  }

  private func isToMany(_ index: Int) -> Bool {
    entity.properties[index].relationshipType?._isToMany == true
  }

  /// Removes a model from a relationship of this one, `owner`, and from those that share its inverse.
  func leave(_ model: any PersistentModel, _ index: Int, _ owner: any PersistentModel) {
    for sharer in entity.sharers(of: index) {
      guard sharer == index || models(sharer).contains(where: { $0 === model }) else { continue }
      lose(model, sharer, owner)
    }
  }

  /// Removes a model from a relationship of this one, `owner`.
  func lose(_ model: any PersistentModel, _ index: Int, _ owner: any PersistentModel) {
    lose([ObjectIdentifier(model)], index, owner)
  }

  /// Removes models from a relationship of this one, `owner`.
  func lose(_ models: Set<ObjectIdentifier>, _ index: Int, _ owner: any PersistentModel) {
    guard let type = entity.properties[index].relationshipType, stored(index) != nil else { return }
    members?[index]?.subtract(models)
    mutate(index, of: owner) { type._remove(models, from: &values[index]) }
    context?.modelChanged(owner)
  }
}
