import Foundation
import StillViewGraph
import Synchronization

/// The results of a query in one place of the tree, fetched again when they may have changed.
///
/// The body that shows them is evaluated again when the models are others, or in another order (rule SD5.2). What a row
/// shows of a model, the row observes itself.
final class QueryWatch<Element: PersistentModel>: ContextWatcher {
  private(set) var results: [Element] = []
  private(set) var error: (any Error)?
  private(set) var context: ModelContext?
  private var request: Query<Element, [Element]>.Request?
  /// Guards the request: contexts that save on other threads ask for it.
  private let lock = NSLock()
  private let report = CheckedReport()
  private let isPending = Atomic(false)
  private var hasWarned = false

  /// Takes over what a query asks for; true if it gives other results than before.
  func connect(_ new: Query<Element, [Element]>.Request, _ given: ModelContext?) -> Bool {
    let old = request
    lock.withLock { request = new }
    let isSame = context === given && old.map { $0.isSurelySame(as: new) } == true
    if isSame, !isPending.load(ordering: .relaxed) { return false }
    if context !== given {
      context = given
      given?.add(self)
    }
    return refresh()
  }

  func contextChanged(_ change: ContextChange, _ entity: _Entity?) {
    guard let query = lock.withLock({ request }), concerns(change, entity, query.descriptor) else {
      return
    }
    guard !isPending.exchange(true, ordering: .relaxed) else { return }
    report?.send(query.transaction) { [weak self] in self?.refresh() ?? false }
  }

  /// Whether a change may give other results.
  private func concerns(
    _ change: ContextChange, _ entity: _Entity?, _ descriptor: FetchDescriptor<Element>
  ) -> Bool {
    switch change {
    case .store: true
    case .saved: !descriptor.includePendingChanges
    case .members: entity == nil || entity === Element._$entity || descriptor.predicate != nil
    case .values: descriptor.predicate != nil || !descriptor.sortBy.isEmpty
    }
  }

  /// Fetches; true if the results are others.
  private func refresh() -> Bool {
    // This fetch includes the changes that saving makes.
    context?.autosave()
    isPending.store(false, ordering: .relaxed)
    guard let query = request else { return false }
    let old = results
    let hadError = error != nil
    do {
      guard let context else { throw SwiftDataError.noContext(Element._$entity.name) }
      results = try context.fetch(query.descriptor)
      error = nil
    } catch {
      results = []
      self.error = error
      warn(error)
    }
    return hadError != (error != nil) || old.count != results.count
      || !zip(old, results).allSatisfy { $0 === $1 }
  }

  private func warn(_ error: any Error) {
    guard !hasWarned else { return }
    hasWarned = true
    let known = error as? SwiftDataError
    report?.warn(
      known == .missingModelContext
        ? known?.description ?? ""
        : "@Query of \(Element._$entity.name) shows nothing: \(error)")
  }
}

/// Saves and takes over what other contexts have saved, in the update after a change.
final class ContextFollowing: ContextWatcher {
  private let context: ModelContext
  private let report = CheckedReport()
  private let isPending = Atomic(false)

  init(_ context: ModelContext) {
    self.context = context
    context.add(self)
    if context.hasChanges { contextChanged(.members, nil) }
  }

  func isOf(_ other: ModelContext) -> Bool { context === other }

  func contextChanged(_ change: ContextChange, _ entity: _Entity?) {
    if case .saved = change { return }
    guard !isPending.exchange(true, ordering: .relaxed) else { return }
    report?.send { [weak self] in
      guard let self else { return false }
      context.lock.withLock { self.context.synchronize() }
      context.autosave()
      isPending.store(false, ordering: .relaxed)
      return false
    }
  }
}

/// Keeps a context up to date while views show it.
struct FollowedContext: ConnectedProperty {
  let context: ModelContext

  mutating func connect(_ slot: inout AnyObject?, environment: EnvironmentValues) -> Bool {
    if let known = slot as? ContextFollowing, known.isOf(context) { return false }
    slot = ContextFollowing(context)
    return false
  }

  static func areSame(_ a: FollowedContext, _ b: FollowedContext) -> Bool {
    a.context === b.context
  }
}
