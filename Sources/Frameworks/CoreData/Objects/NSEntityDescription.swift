// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A part of an entity.
open class NSPropertyDescription: NSObject {
  /// The key.
  public var name = ""
  /// Whether it may have no value.
  public var isOptional = true
}

/// The kind of a value.
public enum NSAttributeType: UInt, Sendable {
  /// Not known.
  case undefinedAttributeType = 0
  /// Whole numbers of 16 bits.
  case integer16AttributeType = 100
  /// Whole numbers of 32 bits.
  case integer32AttributeType = 200
  /// Whole numbers of 64 bits.
  case integer64AttributeType = 300
  /// Decimal numbers.
  case decimalAttributeType = 400
  /// Numbers of 64 bits.
  case doubleAttributeType = 500
  /// Numbers of 32 bits.
  case floatAttributeType = 600
  /// Texts.
  case stringAttributeType = 700
  /// True or false.
  case booleanAttributeType = 800
  /// Dates.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// Unique names.
  case UUIDAttributeType = 1100
  /// Addresses.
  case URIAttributeType = 1200
  /// Objects.
  case transformableAttributeType = 1800
}

/// A value of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// The kind of the value.
  public var attributeType = NSAttributeType.undefinedAttributeType
  /// The first value; nil: none.
  public var defaultValue: Any?
}

/// The effect of a deletion on the objects of a relation.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing, they lose the relation, they are deleted, or the deletion fails.
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A relation to objects of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the other objects.
  public weak var destinationEntity: NSEntityDescription?
  /// The relation back.
  public weak var inverseRelationship: NSRelationshipDescription?
  /// The effect of a deletion.
  public var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The largest number of objects; 0: no limit.
  public var maxCount = 0
  /// The smallest number of objects.
  public var minCount = 0
  /// Whether several objects have an order.
  public var isOrdered = false
  /// Whether there may be several objects.
  public var isToMany: Bool { maxCount != 1 }

  /// The value of a relation to no objects.
  var emptySet: NSObject { isOrdered ? NSOrderedSet() : NSSet() }
}

/// A kind of object.
///
/// Unchecked because programs describe entities before they use them, as on Apple's platforms.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  public var name: String?
  /// The name of the class.
  public var managedObjectClassName: String! = "NSManagedObject"
  /// The values and relations.
  public var properties: [NSPropertyDescription] = []
  /// The names of the entities above.
  var ancestors: [String] = []
  /// The class of objects, where it is known.
  var objectClass: NSManagedObject.Type = NSManagedObject.self

  /// A kind without values.
  public override init() {
    super.init()
  }

  /// The values by their keys.
  public var attributesByName: [String: NSAttributeDescription] {
    Dictionary(
      properties.compactMap { $0 as? NSAttributeDescription }.map { ($0.name, $0) },
      uniquingKeysWith: { a, _ in a })
  }

  /// The relations by their keys.
  public var relationshipsByName: [String: NSRelationshipDescription] {
    Dictionary(
      properties.compactMap { $0 as? NSRelationshipDescription }.map { ($0.name, $0) },
      uniquingKeysWith: { a, _ in a })
  }

  var defaults: [String: Any] { attributesByName.compactMapValues(\.defaultValue) }

  /// Whether it is the entity of a name, or one below.
  func isKind(of name: String) -> Bool { self.name == name || ancestors.contains(name) }

  /// Returns the entity of a name.
  public class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.entity(named: entityName) }

  /// Inserts an object of an entity.
  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.entity(named: entityName)
    return entity.objectClass.init(entity: entity, insertInto: context)
  }
}

/// The entities of a program.
open class NSManagedObjectModel: NSObject {
  /// The entities.
  public var entities: [NSEntityDescription] = []

  /// A model without entities.
  public override init() {
    super.init()
  }

  /// A model of a file, which is not read: it has the entities of the program's models.
  public init?(contentsOf url: URL) {
    entities = MemoryStore.described
  }

  /// The entities by their names.
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } },
      uniquingKeysWith: { a, _ in a })
  }

  /// Always nil: requests of model files are not read.
  public func fetchRequestTemplate(forName name: String) -> NSFetchRequest<
    any NSFetchRequestResult
  >? { nil }

  /// Returns a model with the entities of the program's models.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    .ofProgram
  }

  /// A model with the entities of the program's models, as previews describe them.
  static var ofProgram: NSManagedObjectModel {
    let model = NSManagedObjectModel()
    model.entities = MemoryStore.described
    return model
  }
}
