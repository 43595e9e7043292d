public import Combine
public import Foundation

/// The name of an object, by which it is found again.
///
/// Unchecked because the values never change.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  let entityName: String
  let number: UInt64
  /// Whether the object has not been saved: always false, since names do not change by saving.
  public let isTemporaryID = false

  init(entityName: String, number: UInt64) {
    self.entityName = entityName
    self.number = number
  }

  /// Returns an address of no store: objects are kept in memory.
  public func uriRepresentation() -> URL {
    URL(string: "x-coredata://memory/\(entityName)/p\(number)") ?? URL(fileURLWithPath: "/")
  }

  override public var hash: Int { number.hashValue }

  override public func isEqual(_ object: Any?) -> Bool {
    (object as? NSManagedObjectID)?.number == number
  }
}

/// An object of a context: a name of an entity, and values by keys.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  /// Reports changes of values before they are made.
  public let objectWillChange = ObservableObjectPublisher()
  /// The name by which it is found again.
  public let objectID: NSManagedObjectID
  /// The entity.
  public let entity: NSEntityDescription
  /// The context; nil after deletion is saved.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  var values: [String: Any] = [:]

  /// Whether it was inserted and not saved.
  public var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
  /// Whether it was deleted and that not saved.
  public var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
  /// Whether values were changed and not saved.
  public var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
  /// Whether the context has anything to save of it.
  public var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// Whether its values are not loaded: never.
  public let isFault = false

  /// Inserts an object of the entity of the class: that of a model, or one of the same name.
  public required convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.entity(of: Self.self), insertInto: moc)
  }

  /// An object of an entity, which a context takes unless it is nil.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = MemoryStore.newID(entity.name ?? "")
    super.init()
    for (key, value) in entity.defaults { values[key] = value }
    context?.insert(self)
  }

  /// An object that the store knows.
  public required init(_stored id: NSManagedObjectID, _ entity: NSEntityDescription) {
    self.entity = entity
    objectID = id
    super.init()
  }

  /// An object of the class in no context.
  public override convenience init() {
    self.init(entity: MemoryStore.entity(of: Self.self), insertInto: nil)
  }

  /// Does nothing; override it to set the first values.
  open func awakeFromInsert() {}
  /// Does nothing; override it to act after a fetch.
  open func awakeFromFetch() {}
  /// Does nothing; override it to act before a save.
  open func willSave() {}
  /// Does nothing; override it to act after a save.
  open func didSave() {}

  /// Does nothing; override it to refuse an insertion. A save does not ask.
  open func validateForInsert() throws {}
  /// Does nothing; override it to refuse a change. A save does not ask.
  open func validateForUpdate() throws {}
  /// Does nothing; override it to refuse a deletion. A save does not ask.
  open func validateForDelete() throws {}

  /// Returns the value of a key; nil without one, and an empty set for a relation to several objects.
  open func value(forKey key: String) -> Any? {
    values[key] ?? entity.relationshipsByName[key].flatMap { $0.isToMany ? $0.emptySet : nil }
  }

  /// Returns the value of a key; nil without one.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }

  /// Returns the value at the end of keys with full stops between them; nil without one.
  open func value(forKeyPath keyPath: String) -> Any? {
    var current: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = current as? NSManagedObject else { return nil }
      current = object.value(forKey: String(key))
    }
    return current
  }

  /// Sets the value of a key (nil: none), and reports the change. Where a relation has one back, the other objects get it too.
  open func setValue(_ value: Any?, forKey key: String) {
    let before = values[key]
    put(value, forKey: key)
    relate(key, from: before, to: value)
  }

  func put(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    values[key] = value
    managedObjectContext?.note(self)
  }

  /// Sets the value of a key without a report.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// No effect: reads are not observed.
  open func willAccessValue(forKey key: String?) {}
  /// No effect: reads are not observed.
  open func didAccessValue(forKey key: String?) {}
  /// Reports a change that is about to be made.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Tells the context of a change.
  open func didChangeValue(forKey key: String) { managedObjectContext?.note(self) }

  /// Returns a request for all objects of the class. Requests that a subclass declares with its own type come before it.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  /// Returns the description of the entity of the class: that of a model, or one of the same name.
  open class func entity() -> NSEntityDescription { MemoryStore.entity(of: Self.self) }
}

/// A result of a fetch: an object.
public protocol NSFetchRequestResult: AnyObject {}
