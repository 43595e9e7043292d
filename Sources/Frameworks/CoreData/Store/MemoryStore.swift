import Foundation

/// The saved objects of a container, in memory.
///
/// Unchecked because everything is accessed under the lock.
final class MemoryStore: @unchecked Sendable {
  struct Row {
    let id: NSManagedObjectID
    let entity: NSEntityDescription
    var values: [String: Any]
  }

  /// A reference to an object, which each context has an object of its own for.
  struct Reference {
    let id: NSManagedObjectID
  }

  private let lock = NSLock()
  private var rows: [NSManagedObjectID: Row] = [:]
  private var order: [NSManagedObjectID] = []
  private var watchers: [ObjectIdentifier: () -> Void] = [:]
  let model: NSManagedObjectModel

  init(_ model: NSManagedObjectModel) {
    self.model = model
  }

  func all(of entityName: String) -> [Row] {
    lock.withLock { order.compactMap { rows[$0] }.filter { $0.entity.isKind(of: entityName) } }
  }

  func row(_ id: NSManagedObjectID) -> Row? {
    lock.withLock { rows[id] }
  }

  func name(withAddress url: URL) -> NSManagedObjectID? {
    lock.withLock { order.first { $0.uriRepresentation() == url } }
  }

  func removeAll() {
    save([], deleting: lock.withLock { order })
  }

  func save(_ changed: [Row], deleting deleted: [NSManagedObjectID]) {
    lock.withLock {
      for row in changed where rows.updateValue(row, forKey: row.id) == nil {
        order.append(row.id)
      }
      let gone = Set(deleted)
      if !gone.isEmpty {
        for id in gone { rows[id] = nil }
        order.removeAll(where: gone.contains)
      }
    }
  }

  // Names and entities are the program's, so that objects of two containers are told apart.
  private static let shared = Names()

  /// Unchecked because everything is accessed under the lock.
  private final class Names: @unchecked Sendable {
    let lock = NSLock()
    var next: UInt64 = 1
    var entities: [String: NSEntityDescription] = [:]
    /// The entities of models, in their order.
    var described: [NSEntityDescription] = []
  }

  /// Makes an entity of a model known.
  static func add(_ entity: NSEntityDescription) {
    shared.lock.withLock {
      shared.entities[entity.name ?? ""] = entity
      shared.described.append(entity)
    }
  }

  /// The entities of models.
  static var described: [NSEntityDescription] { shared.lock.withLock { shared.described } }

  /// Returns the entity whose objects are of a class: that of a model, or one of its name.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    let described = shared.lock.withLock { shared.described.first { $0.objectClass == type } }
    return described ?? entity(named: String(describing: type), of: type)
  }

  static func newID(_ entityName: String) -> NSManagedObjectID {
    shared.lock.withLock {
      defer { shared.next += 1 }
      return NSManagedObjectID(entityName: entityName, number: shared.next)
    }
  }

  /// Returns the entity of a name that no model describes.
  static func entity(
    named name: String, of type: NSManagedObject.Type? = nil
  ) -> NSEntityDescription {
    shared.lock.withLock {
      let entity = shared.entities[name] ?? NSEntityDescription()
      entity.name = name
      if let type {
        entity.objectClass = type
        entity.managedObjectClassName = name
      }
      shared.entities[name] = entity
      return entity
    }
  }
}
