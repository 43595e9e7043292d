import Foundation

/// The saved rows of a container, and the log by which its contexts learn of each other's changes.
///
/// Unchecked because a lock guards everything.
final class MemoryStore: @unchecked Sendable {
  /// A saved model.
  struct Saved {
    let identifier: PersistentIdentifier
    let entity: _Entity
    let row: ModelRow
  }

  /// Everything that one save changed.
  struct Change {
    let version: Int
    let author: ObjectIdentifier?
    var written: [Saved] = []
    var removed: [PersistentIdentifier] = []
  }

  /// Held by a context while it saves. What observes models may save in turn.
  let saving = NSRecursiveLock()
  private let lock = NSLock()
  private var rows: [PersistentIdentifier: Saved] = [:]
  /// Identifiers in the order of their first saving, with those that are gone.
  private var order: [PersistentIdentifier] = []
  private var log: [Change] = []
  private var version = 0
  private var readers: [Reader] = []

  private struct Reader {
    weak var context: ModelContext?
    /// The version that the context knows; nil: none yet.
    var seen: Int?
  }

  /// Takes part in what a context reads, so that the log is kept as far back as it needs.
  func register(_ context: ModelContext) {
    lock.withLock {
      readers.removeAll { $0.context == nil }
      readers.append(Reader(context: context))
    }
  }

  /// Writes what a context saves, all of it at once, and tells the other contexts.
  func write(
    _ saved: [Saved], removing removed: [PersistentIdentifier], by author: ModelContext
  ) {
    let others = lock.withLock { () -> [ModelContext] in
      version += 1
      for saved in saved where rows.updateValue(saved, forKey: saved.identifier) == nil {
        order.append(saved.identifier)
      }
      for identifier in removed { rows[identifier] = nil }
      if order.count > 2 * rows.count + 64 { order.removeAll { rows[$0] == nil } }
      note(
        Change(
          version: version, author: ObjectIdentifier(author), written: saved, removed: removed))
      return readers.compactMap(\.context).filter { $0 !== author }
    }
    for other in others { other.storeChanged() }
  }

  /// Removes all rows.
  func removeAll() {
    let others = lock.withLock { () -> [ModelContext] in
      version += 1
      note(Change(version: version, author: nil, removed: order.filter { rows[$0] != nil }))
      rows = [:]
      order = []
      return readers.compactMap(\.context)
    }
    for other in others { other.storeChanged() }
  }

  /// Keeps a change for the contexts that know an earlier version.
  private func note(_ change: Change) {
    readers.removeAll { $0.context == nil }
    let isNeeded = readers.contains { reader in
      reader.seen != nil && reader.context.map { ObjectIdentifier($0) } != change.author
    }
    if isNeeded { log.append(change) }
  }

  /// Returns all rows for a context that knows none.
  func everything(for context: ModelContext) -> [Saved] {
    lock.withLock {
      setSeen(context)
      return order.compactMap { rows[$0] }
    }
  }

  /// Returns the changes that other contexts have saved since a context last asked; forgets what no context needs.
  func changes(for context: ModelContext) -> [Change] {
    lock.withLock {
      guard let seen = readers.first(where: { $0.context === context })?.seen, seen < version else {
        return []
      }
      setSeen(context)
      let result = log.filter { $0.version > seen && $0.author != ObjectIdentifier(context) }
      let needed = readers.filter { $0.context != nil }.compactMap(\.seen).min() ?? version
      log.removeAll { $0.version <= needed }
      return result
    }
  }

  private func setSeen(_ context: ModelContext) {
    for index in readers.indices where readers[index].context === context {
      readers[index].seen = version
    }
  }
}
