// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import SwiftUI

/// The thread of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// Any, one in the background, or the main one.
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Objects that a program works with. `save` hands their changes to the container, which keeps them in memory.
///
/// Unchecked because a context belongs to one thread, as on Apple's platforms.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  private var store: MemoryStore
  private var known: [NSManagedObjectID: NSManagedObject] = [:]
  private var inserted: [NSManagedObject] = []
  private var updated: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []
  /// Functions that are called after changes, by those who wait for them.
  var watchers: [ObjectIdentifier: () -> Void] = [:]

  /// The policy for objects that two contexts change: the last save wins.
  public var mergePolicy: Any = NSMergePolicy.error
  /// No effect: a fetch reads what others have saved.
  public var automaticallyMergesChangesFromParent = false
  /// No effect: objects do not lose their rows.
  public var shouldDeleteInaccessibleFaults = true
  /// No effect: changes are not recorded.
  public var undoManager: UndoManager?
  /// No effect: changes are told at once.
  public var stalenessInterval: TimeInterval = -1
  /// The name; nil: none.
  public var name: String?
  /// The thread that it is made for.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The context that receives saved changes. Both work with one store.
  public var parent: NSManagedObjectContext? {
    didSet { if let parent { store = parent.store } }
  }
  /// The container's coordinator; nil: none.
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { if let coordinator = persistentStoreCoordinator { store = coordinator.store } }
  }

  /// A context without a container.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    store = MemoryStore(NSManagedObjectModel())
    concurrencyType = ct
  }

  /// A context without a container.
  public convenience init(
    _ concurrencyType: ConcurrencyType
  ) {
    self.init(concurrencyType: .privateQueueConcurrencyType)
  }

  init(_ store: MemoryStore) {
    self.store = store
    concurrencyType = .mainQueueConcurrencyType
  }

  /// The thread of a context.
  public enum ConcurrencyType: Sendable {
    /// One in the background, or the main one.
    case privateQueue, mainQueue
  }

  /// Objects that were inserted and not saved.
  public var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  /// Objects that were changed and not saved.
  public var updatedObjects: Set<NSManagedObject> { Set(updated) }
  /// Objects that were deleted, which is not saved.
  public var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  /// All objects that were fetched or inserted.
  public var registeredObjects: Set<NSManagedObject> { Set(known.values) }
  /// Whether there is anything to save.
  public var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  func entity(named name: String) -> NSEntityDescription {
    store.model.entitiesByName[name] ?? MemoryStore.entity(named: name)
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    let known = MemoryStore.entity(of: type)
    return known.name.flatMap { store.model.entitiesByName[$0] } ?? known
  }

  /// Takes an object.
  open func insert(_ object: NSManagedObject) {
    guard known[object.objectID] == nil else { return }
    if type(of: object) != NSManagedObject.self { object.entity.objectClass = type(of: object) }
    known[object.objectID] = object
    object.managedObjectContext = self
    inserted.append(object)
    object.awakeFromInsert()
    tell()
  }

  /// Deletes an object, and by the rules of its relations others.
  open func delete(_ object: NSManagedObject) {
    guard known[object.objectID] != nil, !deleted.contains(object) else { return }
    object.objectWillChange.send()
    let wasNew = inserted.contains(object)
    inserted.removeAll { $0 === object }
    updated.removeAll { $0 === object }
    if wasNew { known[object.objectID] = nil } else { deleted.append(object) }
    for relation in object.entity.relationshipsByName.values
    where relation.deleteRule == .cascadeDeleteRule {
      for other in ManagedRelation.objects(object.values[relation.name]) { delete(other) }
    }
    tell()
  }

  func note(_ object: NSManagedObject) {
    guard known[object.objectID] === object, !inserted.contains(object),
      !updated.contains(object), !deleted.contains(object)
    else { return tell() }
    updated.append(object)
    tell()
  }

  private func tell() {
    for watcher in watchers.values { watcher() }
  }

  /// No effect: identifiers stay from the start.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Hands all changes to the container.
  open func save() throws {
    guard hasChanges else { return }
    let changed = inserted + updated
    for object in changed + deleted { object.willSave() }
    store.save(
      (inserted + updated).map {
        MemoryStore.Row(
          id: $0.objectID, entity: $0.entity, values: $0.values.mapValues(Self.stored))
      }, deleting: deleted.map(\.objectID))
    for object in deleted {
      known[object.objectID] = nil
      object.managedObjectContext = nil
    }
    (inserted, updated, deleted) = ([], [], [])
    for object in changed { object.didSave() }
    tell()
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  /// Forgets all changes.
  open func rollback() {
    for object in inserted { known[object.objectID] = nil }
    for object in updated {
      guard let row = store.row(object.objectID) else { continue }
      object.objectWillChange.send()
      object.values = row.values.mapValues(loaded)
    }
    (inserted, updated, deleted) = ([], [], [])
    tell()
  }

  /// The values of an object that are saved; nil: none.
  func savedValues(of object: NSManagedObject) -> [String: Any]? {
    store.row(object.objectID)?.values.mapValues(loaded)
  }

  /// Forgets all objects and changes.
  open func reset() {
    known = [:]
    (inserted, updated, deleted) = ([], [], [])
    tell()
  }

  /// Reads an object's saved values again, or keeps its changes.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag, let row = store.row(object.objectID) else { return }
    object.objectWillChange.send()
    object.values = row.values.mapValues(loaded)
    updated.removeAll { $0 === object }
  }

  /// Takes over what another context has saved: changed objects are read again, deleted ones forgotten.
  ///
  /// - Parameter changes: Sets or lists of objects or of their names, by `NSUpdatedObjectsKey`, `NSDeletedObjectsKey` and the like.
  open class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts { context.merge(changes) }
  }

  /// Takes over what the context that posted a notification has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    merge(notification.userInfo ?? [:])
  }

  private func merge(_ changes: [AnyHashable: Any]) {
    func names(_ key: String) -> [NSManagedObjectID] {
      switch changes[key] {
      case let names as [NSManagedObjectID]: names
      case let names as Set<NSManagedObjectID>: Array(names)
      case let objects as Set<NSManagedObject>: objects.map(\.objectID)
      case let objects as [NSManagedObject]: objects.map(\.objectID)
      default: []
      }
    }
    for name in names(NSDeletedObjectsKey) where store.row(name) == nil {
      guard let object = known.removeValue(forKey: name) else { continue }
      inserted.removeAll { $0 === object }
      updated.removeAll { $0 === object }
      deleted.removeAll { $0 === object }
      object.managedObjectContext = nil
    }
    refreshAllObjects()
  }

  /// Reads all saved values again but those of changed objects.
  open func refreshAllObjects() {
    for object in known.values where !updated.contains(object) {
      if let row = store.row(object.objectID) { object.values = row.values.mapValues(loaded) }
    }
    tell()
  }

  private static func stored(_ value: Any) -> Any {
    switch value {
    case let object as NSManagedObject: MemoryStore.Reference(id: object.objectID)
    case is NSSet, is NSOrderedSet, is Set<NSManagedObject>:
      ManagedRelation.objects(value).map { MemoryStore.Reference(id: $0.objectID) }
    default: value
    }
  }

  private func loaded(_ value: Any) -> Any {
    switch value {
    case let reference as MemoryStore.Reference: object(with: reference.id)
    case let references as [MemoryStore.Reference]:
      NSSet(array: references.map { object(with: $0.id) })
    default: value
    }
  }

  /// Returns the object of a name; one without values where the store knows none.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = known[objectID] { return object }
    let row = store.row(objectID)
    let entity = row?.entity ?? entity(named: objectID.entityName)
    let object = entity.objectClass.init(_stored: objectID, entity)
    known[objectID] = object
    object.managedObjectContext = self
    if let row {
      object.values = row.values.mapValues(loaded)
      object.awakeFromFetch()
    }
    return object
  }

  /// Returns the object of a name; throws where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard known[objectID] != nil || store.row(objectID) != nil else {
      throw CocoaError(.coderValueNotFound)
    }
    return object(with: objectID)
  }

  /// Returns what a request asks for of objects that are saved or not.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let objects = try found(request)
    switch request.resultType {
    case .dictionaryResultType:
      return FetchedValues(request).dictionaries(of: objects).compactMap { $0 as? T }
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? T }
    default: return objects.compactMap { $0 as? T }
    }
  }

  /// Returns the number of objects that a request asks for.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try found(request).count
  }

  private func found<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    let name = request.entityName ?? ""
    if let type = T.self as? NSManagedObject.Type { entity(named: name).objectClass = type }
    var objects = store.all(of: name).map { object(with: $0.id) }
    if request.includesPendingChanges { objects += inserted.filter { $0.entity.isKind(of: name) } }
    let gone = Set(deleted.map(\.objectID))
    objects.removeAll { gone.contains($0.objectID) }
    if let predicate = request.predicate {
      objects = objects.filter { predicate.evaluate(with: $0) }
    }
    objects = SortOrder(request.sortDescriptors ?? []).sorted(objects)
    let rest = objects.dropFirst(max(request.fetchOffset, 0))
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  /// Calls a function on the calling thread.
  open func perform(_ block: @escaping () -> Void) { performing(block) }

  /// Returns the result of a function on the calling thread.
  open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T {
    try performing(block)
  }

  /// Returns the result of a function on the calling thread.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try performing(block) }

  /// Deletes the objects of a request.
  @discardableResult
  open func execute(_ request: NSBatchDeleteRequest) throws -> NSPersistentStoreResult {
    let objects = try found(request.fetchRequest)
    for object in objects { delete(object) }
    try save()
    let result: Any =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: objects.map(\.objectID)
      case .resultTypeCount: objects.count
      }
    return NSBatchDeleteResult(result, request.resultType)
  }
}

extension NSManagedObjectContext {
  /// The context whose function the task runs, for requests that name none.
  @TaskLocal static var performer: NSManagedObjectContext?

  private func performing<T>(_ block: () throws -> T) rethrows -> T {
    try Self.$performer.withValue(self) { try block() }
  }

  /// No effect: changes are not recorded.
  public func undo() {}
  /// No effect: changes are not recorded.
  public func redo() {}
}

extension Notification.Name {
  /// Posted after a save.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Never posted: nobody writes into the store beside the program.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
  /// Never posted: watchers of views are told directly.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

/// The key of new objects in what is told of a change.
public let NSInsertedObjectsKey = "inserted"
/// The key of changed objects in what is told of a change.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects in what is told of a change.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects that were read again in what is told of a change.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of objects that changed since a program read them in what is told of a change.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of all objects of a context that was emptied in what is told of a change.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
