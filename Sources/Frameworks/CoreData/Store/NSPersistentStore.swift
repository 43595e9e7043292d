public import Foundation

/// A store of objects. Whatever its kind and its file, the objects are the coordinator's, in memory.
open class NSPersistentStore: NSObject {
  /// The kind of store.
  public let type: String
  /// The name of the configuration; nil: all entities.
  public let configurationName: String?
  /// The file; it is neither read nor written.
  open var url: URL?
  /// The options, as they were given.
  public let options: [AnyHashable: Any]?
  /// Whether nothing can be saved. No effect: objects are in memory.
  open var isReadOnly = false

  init(type: String, configurationName: String?, url: URL?, options: [AnyHashable: Any]?) {
    self.type = type
    self.configurationName = configurationName
    self.url = url
    self.options = options
  }
}

extension NSPersistentStoreCoordinator {
  /// Adds a store. Nothing is read: the objects stay those in memory.
  @discardableResult
  public func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(
      type: storeType, configurationName: configuration, url: storeURL, options: options)
    persistentStores.append(store)
    return store
  }

  /// Puts a store at another address in the place of one. Nothing is written.
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    try remove(store)
    return try addPersistentStore(
      ofType: storeType, configurationName: store.configurationName, at: url, options: options)
  }

  /// Removes a store. The objects stay.
  public func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Returns the store of an address; nil: none has it.
  public func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }
}
