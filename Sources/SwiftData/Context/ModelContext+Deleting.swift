public import Foundation

extension ModelContext {
  /// Deletes a model, and what the delete rules of its relationships say. It leaves the store when the context is saved.
  ///
  /// A model of no context, or of another one, stays as it is.
  public func delete<T: PersistentModel>(_ model: T) {
    lock.withLock { deleteAny([model]) }
  }

  /// Deletes all models of a class that a predicate accepts (default: all).
  ///
  /// - Throws: `SwiftDataError.unknownSchema` for a class that is not in the schema, and the errors of the predicate.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    let models = try fetch(FetchDescriptor<T>(predicate: predicate))
    lock.withLock { deleteAny(models) }
  }

  /// The models that a relationship of one model loses.
  private struct Loss {
    let owner: any PersistentModel
    let index: Int
    var models: Set<ObjectIdentifier> = []
  }

  private struct LossKey: Hashable {
    let owner: ObjectIdentifier
    let index: Int
  }

  /// Deletes models one after another, so that long chains need no deep stack. A list that loses many of them is gone
  /// through once.
  func deleteAny(_ models: [any PersistentModel]) {
    var waiting = models
    var losses: [LossKey: Int] = [:]
    var lost: [Loss] = []
    var next = 0
    while next < waiting.count {
      let model = waiting[next]
      next += 1
      let backing = model._$backing
      guard backing.link === link, !backing.isDeleted else { continue }
      if backing.needsLinking { backing.link(model) }
      for index in backing.entity.relationships {
        // Read before the model is gone, so that it can still be shown.
        let others = backing.models(index)
        switch backing.entity.properties[index].relationship?.deleteRule ?? .nullify {
        case .cascade: waiting += others
        case .nullify:
          guard let inverse = backing.entity.inverse(of: index) else { continue }
          for other in others where !other._$backing.isDeleted {
            for index in inverse.entity.sharers(of: inverse.index) {
              let key = LossKey(owner: ObjectIdentifier(other), index: index)
              let place = losses[key] ?? lost.count
              if place == lost.count {
                losses[key] = place
                lost.append(Loss(owner: other, index: index))
              }
              lost[place].models.insert(ObjectIdentifier(model))
            }
          }
        case .deny, .noAction: continue
        }
      }
      backing.isDeleted = true
      backing.departure = .deleted
      if inserted.contains(model) {
        inserted.remove(model)
        release(model)
      } else {
        changed.remove(model)
        deleted.add(model)
      }
      tell(.members, backing.entity)
    }
    for loss in lost { loss.owner._$backing.lose(loss.models, loss.index, loss.owner) }
  }

  /// Returns why a deletion may not be saved, as a sentence; nil if it may.
  func denial(of model: any PersistentModel) -> String? {
    let backing = model._$backing
    for index in backing.entity.relationships
    where backing.entity.properties[index].relationship?.deleteRule == .deny {
      let left = backing.models(index).filter { !$0._$backing.isDeleted }
      if let first = left.first {
        return "a deleted \(backing.entity.name) still has \(left.count) "
          + "\(first._$backing.entity.name) in '\(backing.entity.properties[index].name)', whose "
          + "delete rule is deny: delete or move them first"
      }
    }
    return nil
  }
}
