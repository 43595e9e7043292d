import Foundation

/// The description of an entity, which previews make of a program's model: programs here read no models.
public struct _ManagedEntity {
  private let description = NSEntityDescription()
  private let parent: String?
  private let relations = Relations()

  /// The relations to be joined once all entities are known.
  private final class Relations {
    var all: [(relation: NSRelationshipDescription, entity: String, inverse: String?)] = []
  }

  /// An entity whose objects are of a class.
  ///
  /// - Parameter parent: The entity that it has values and relations of; nil: none.
  public init(_ name: String, _ type: NSManagedObject.Type, parent: String? = nil) {
    description.name = name
    description.objectClass = type
    description.managedObjectClassName = String(describing: type)
    self.parent = parent
  }

  /// Adds a value, and the first one that objects have; nil: none.
  public func attribute(_ name: String, _ type: NSAttributeType, _ initial: Any? = nil) {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.defaultValue = initial
    description.properties.append(attribute)
  }

  /// Adds a relation to an entity.
  ///
  /// - Parameters:
  ///   - inverse: The relation back; nil: none.
  ///   - deletion: The rule for deletions as models name it: "Cascade".
  public func relation(
    _ name: String, to entity: String, inverse: String? = nil, isToMany: Bool, isOrdered: Bool,
    deletion: String
  ) {
    let relation = NSRelationshipDescription()
    relation.name = name
    relation.maxCount = isToMany ? 0 : 1
    relation.isOrdered = isOrdered
    let rules: [String: NSDeleteRule] = [
      "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule,
    ]
    relation.deleteRule = rules[deletion] ?? .nullifyDeleteRule
    description.properties.append(relation)
    relations.all.append((relation, entity, inverse))
  }

  /// Makes entities known to the program, joined by their relations.
  public static func describe(_ entities: [_ManagedEntity]) {
    let named = Dictionary(
      entities.map { ($0.description.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    for entity in entities {
      for (relation, name, inverse) in entity.relations.all {
        relation.destinationEntity = named[name]?.description
        relation.inverseRelationship = inverse.flatMap { inverse in
          named[name]?.relations.all.first { $0.relation.name == inverse }?.relation
        }
      }
    }
    for entity in entities {
      entity.inherit(from: named)
      MemoryStore.add(entity.description)
    }
  }

  /// Takes over what entities above have; those in a circle end where they began.
  private func inherit(from named: [String: _ManagedEntity]) {
    var seen: Set<String> = []
    var name = parent
    while let above = name.flatMap({ named[$0] }), seen.insert(name ?? "").inserted {
      let own = Set(description.properties.map(\.name))
      description.properties += above.description.properties.filter { !own.contains($0.name) }
      description.ancestors.append(name ?? "")
      name = above.parent
    }
  }
}
