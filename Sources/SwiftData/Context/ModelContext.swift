import Foundation
public import StillViews

/// The models that one thread reads and changes, until it saves them to the container or takes the changes back.
///
/// ```swift
/// let context = ModelContext(container)
/// context.insert(Item(name: "Lamp"))
/// try context.save()
/// ```
public final class ModelContext: Equatable, CustomStringConvertible {
  let core: ModelContainer.Core
  /// The container; nil in its main context, which the container keeps.
  private let kept: ModelContainer?
  private weak var owner: ModelContainer?
  /// Whether changes are saved when views are updated (default: false; of a main context, true).
  public var autosaveEnabled = false
  /// No effect: nothing is undone in a picture.
  public var undoManager: UndoManager?
  /// No effect: there is no history.
  public var author: String?

  let link = ContextLink()
  let lock = NSRecursiveLock()
  /// Whether rows of the store have been read.
  var isLoaded = false
  var isSynchronizing = false
  /// All models, by the name of their class, those included whose deletion has not been saved.
  var lists: [String: ModelList] = [:]
  var inserted = ModelList()
  var changed = ModelList()
  var deleted = ModelList()
  /// Names of classes that are not in the schema and were to be inserted.
  var strangers: Set<String> = []
  /// Known values of properties that may not agree; nil when they have to be gathered.
  var uniqueIndex: UniqueIndex?
  /// Models that have left the lists. They may refer to each other in cycles.
  private var gone: [WeakModel] = []
  private var goneLimit = 64
  private var waiting: [any PersistentModel] = []
  private var isInserting = false
  private var watchers: [Watcher] = []
  /// Guards the list of watchers alone: contexts that save at once tell each other.
  private let watcherLock = NSLock()

  private struct WeakModel {
    weak var model: (any PersistentModel)?
  }

  private struct Watcher {
    weak var watcher: (any ContextWatcher)?
  }

  /// A context that reads and writes a container's models.
  public init(_ container: ModelContainer) {
    core = container.core
    kept = container
    link.context = self
    core.store.register(self)
  }

  /// The main context of a container, which keeps it.
  init(mainOf container: ModelContainer) {
    core = container.core
    kept = nil
    owner = container
    autosaveEnabled = true
    link.context = self
    core.store.register(self)
  }

  /// The container. A main context may outlive the first one: then it has one that is equal.
  public var container: ModelContainer {
    if let kept { return kept }
    return lock.withLock {
      if let owner { return owner }
      let new = ModelContainer(core, main: self)
      owner = new
      return new
    }
  }

  /// Models refer to each other in cycles, which have to end with the context.
  deinit {
    for list in lists.values {
      list.visit { model in
        model._$backing.unlink()
        return true
      }
    }
    for case let model? in gone.map(\.model) where model._$backing.link == nil {
      model._$backing.unlink()
    }
  }

  // MARK: Changes

  /// Whether something was inserted, changed or deleted and not saved.
  public var hasChanges: Bool {
    !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty || !strangers.isEmpty
  }

  /// The models that were inserted and not saved.
  public var insertedModelsArray: [any PersistentModel] { inserted.models }
  /// The models that were changed and not saved.
  public var changedModelsArray: [any PersistentModel] { changed.models }
  /// The models whose deletion has not been saved.
  public var deletedModelsArray: [any PersistentModel] { deleted.models }

  func hasChanges(of model: any PersistentModel) -> Bool {
    inserted.contains(model) || changed.contains(model) || deleted.contains(model)
  }

  /// Inserts a model, and those that it leads to. A deleted one comes back.
  ///
  /// A model of another context stays there. One whose class is not in the schema is left out, and saving fails.
  public func insert<T: PersistentModel>(_ model: T) {
    lock.withLock { insertAny(model) }
  }

  func insertAny(_ model: any PersistentModel) {
    waiting.append(model)
    // Linking a model may insert others: they wait, so that long chains need no deep stack.
    guard !isInserting else { return }
    isInserting = true
    // Models that are stored come first.
    if !isLoaded { synchronize() }
    let pass = LinkPass(self)
    var next = 0
    while next < waiting.count {
      insertNext(waiting[next], pass)
      next += 1
    }
    pass.end()
    waiting = []
    isInserting = false
  }

  private func insertNext(_ model: any PersistentModel, _ pass: LinkPass) {
    let backing = model._$backing
    let isKnown = backing.link === link
    if isKnown {
      guard backing.isDeleted else { return }
    } else {
      guard backing.context == nil else { return }
      guard core.schema.contains(backing.entity) else {
        if !core.isNowhere { strangers.insert(backing.entity.name) }
        return
      }
    }
    backing.link = link
    backing.isDeleted = false
    if isKnown {
      deleted.remove(model)
      changed.add(model)
    } else {
      lists[backing.entity.name, default: ModelList()].add(model)
      inserted.add(model)
    }
    if backing.needsLinking || backing.departure != .none { pass.link(model) }
    for index in backing.entity.relationships {
      for other in backing.models(index)
      where other._$backing.link !== link || other._$backing.isDeleted {
        waiting.append(other)
      }
    }
    tell(.members, backing.entity)
  }

  /// Takes a model out of the context. It may be inserted again, and is linked then.
  func release(_ model: any PersistentModel) {
    lists[model._$backing.entity.name]?.remove(model)
    model._$backing.link = nil
    gone.append(WeakModel(model: model))
    guard gone.count > goneLimit else { return }
    gone.removeAll { $0.model == nil }
    goneLimit = 2 * gone.count + 64
  }

  func modelChanged(_ model: any PersistentModel) {
    let backing = model._$backing
    guard !backing.isDeleted else { return }
    if !inserted.contains(model) { changed.add(model) }
    tell(.values, backing.entity)
  }

  /// No effect: changes are processed at once.
  public func processPendingChanges() {}

  /// Takes back everything that was not saved.
  public func rollback() {
    lock.withLock {
      for model in inserted.models {
        release(model)
        model._$backing.departure = .other
      }
      let restored = changed.models + deleted.models
      for model in restored {
        model._$backing.isDeleted = false
        model._$backing.departure = .none
      }
      inserted.removeAll()
      changed.removeAll()
      deleted.removeAll()
      strangers = []
      uniqueIndex = nil
      for model in restored {
        let backing = model._$backing
        for index in backing.values.indices where backing.values[index] != nil {
          backing.mutate(index, of: model) { backing.values[index] = nil }
        }
      }
      tell(.members, nil)
    }
  }

  // MARK: Watching

  /// Adds an object that is told of every change.
  func add(_ watcher: any ContextWatcher) {
    watcherLock.withLock {
      watchers.removeAll { $0.watcher == nil }
      if !watchers.contains(where: { $0.watcher === watcher }) {
        watchers.append(Watcher(watcher: watcher))
      }
    }
  }

  func tell(_ change: ContextChange, _ entity: _Entity?) {
    // Only this thread adds watchers.
    for watcher in watchers { watcher.watcher?.contextChanged(change, entity) }
  }

  /// Another context of the container has saved; on any thread.
  func storeChanged() {
    let watchers = watcherLock.withLock { self.watchers }
    for watcher in watchers { watcher.watcher?.contextChanged(.store, nil) }
  }

  /// Whether both are one context.
  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  /// "ModelContext", with the classes of the schema.
  public var description: String {
    "ModelContext(\(core.schema.known.map(\.name).joined(separator: ", ")))"
  }
}

/// A kind of change in a context.
enum ContextChange {
  /// Models were inserted or deleted.
  case members
  /// A property of a model was set.
  case values
  /// Another context has saved.
  case store
  /// The context has saved.
  case saved
}

/// Something that is told of a context's changes; of those of other contexts on any thread.
protocol ContextWatcher: AnyObject {
  func contextChanged(_ change: ContextChange, _ entity: _Entity?)
}
