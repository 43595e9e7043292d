// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A policy for objects that two contexts change. The last save wins.
///
/// Unchecked because the class is open: it has no values.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind of the policy.
  public let mergeType: NSMergePolicyType

  /// - Parameter ty: The kind (default: the save fails).
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// A policy with which the save fails.
  public override convenience init() { self.init(merge: .errorMergePolicyType) }

  /// The save fails.
  public static let error = NSMergePolicy()
  /// The store wins.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The context wins.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The context wins, with all values.
  public static let overwrite = NSMergePolicy(
    merge: .overwriteMergePolicyType)
  /// The store wins, with all values.
  public static let rollback = NSMergePolicy(
    merge: .rollbackMergePolicyType)
}

/// The kind of a policy for objects that two contexts change.
public enum NSMergePolicyType: UInt, Sendable {
  /// The save fails.
  case errorMergePolicyType
  /// The store wins, or the context, property by property.
  case mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
  /// The context wins, or the store, with all values.
  case overwriteMergePolicyType, rollbackMergePolicyType
}

/// The context wins.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The store wins.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The context wins, with all values.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite

/// The kind of store of a database.
public let NSSQLiteStoreType = "SQLite"
/// The kind of store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The option that records changes. No effect: nothing is recorded.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that reports changes of others. No effect: there are no others.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"

/// The option that migrates a store. No effect: there is nothing to migrate.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option that finds out how to migrate a store. No effect: there is nothing to migrate.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option that protects the files of a store. No effect: stores are in memory.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option that forbids changes. No effect: stores are in memory.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"

/// The description of a store. All stores are in memory.
open class NSPersistentStoreDescription: NSObject {
  /// The file; it is neither read nor written.
  public var url: URL?
  /// The kind of store.
  public var type = NSSQLiteStoreType
  /// No effect: there is nothing to migrate.
  public var shouldMigrateStoreAutomatically = true
  /// No effect: there is nothing to migrate.
  public var shouldInferMappingModelAutomatically = true
  /// No effect: stores are in memory.
  public var shouldAddStoreAsynchronously = false

  /// A store of a database.
  public override init() {
    super.init()
  }

  /// A store at an address, which is neither read nor written.
  public init(url: URL) {
    self.url = url
  }

  /// No effect: stores have no options.
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// The owner of the stores.
open class NSPersistentStoreCoordinator: NSObject {
  let store: MemoryStore
  /// The entities.
  public var managedObjectModel: NSManagedObjectModel { store.model }
  /// The stores that were added. All have the same objects.
  public internal(set) var persistentStores: [NSPersistentStore] = []

  /// An owner of an empty store.
  public init(managedObjectModel model: NSManagedObjectModel) {
    store = MemoryStore(model)
  }

  init(_ store: MemoryStore) {
    self.store = store
  }

  /// Returns the name of the object with an address from `uriRepresentation()`; nil: the store has none.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    store.name(withAddress: url)
  }

  /// Removes all objects: the store is the one in memory, whatever the address.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    store.removeAll()
  }
}

/// Entities, a store in memory, and the contexts that work with it. Files are neither read nor written.
///
/// Unchecked because programs change the values before they use the container, as on Apple's
/// platforms.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The owner of the store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of views.
  public let viewContext: NSManagedObjectContext
  /// The descriptions of the stores.
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  /// The entities.
  public var managedObjectModel: NSManagedObjectModel {
    persistentStoreCoordinator.managedObjectModel
  }

  /// A container with the entities of the program's classes.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: .ofProgram)
  }

  /// A container with described entities.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(persistentStoreCoordinator.store)
  }

  /// Reports each store as loaded: it is empty.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.persistentStores.append(
        NSPersistentStore(
          type: description.type, configurationName: nil, url: description.url, options: nil))
      block(description, nil)
    }
  }

  /// Returns a new context.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(persistentStoreCoordinator.store)
  }

  /// Calls a function with a new context on the calling thread.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Returns the result of a function with a new context.
  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    try block(newBackgroundContext())
  }

  /// Returns a folder for stores, in which nothing is written.
  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}
