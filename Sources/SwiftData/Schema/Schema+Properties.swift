// The description of properties, as programs may read it.

extension Schema {
  /// A property of a class.
  public protocol Property: AnyObject {
    /// The name in the class.
    var name: String { get }
    /// The name that it had in an earlier version.
    var originalName: String { get }
  }

  /// A value of a model, with what `@Attribute` says of it.
  public final class Attribute: Property {
    /// The name in the class; empty until it is part of an entity.
    public internal(set) var name = ""
    /// The name that it had in an earlier version.
    public let originalName: String
    /// The options that `@Attribute` lists.
    public let options: [Option]
    /// The type of the value.
    public internal(set) var valueType: any Any.Type = Any.self

    /// An attribute with options.
    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.originalName = originalName ?? ""
    }

    /// Whether no two models may agree in it.
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether the property is computed from others; false.
    public var isTransformable: Bool { options.contains { $0.name == "transformable" } }

    /// How the values of an attribute are stored. Only `unique` has an effect in memory.
    public struct Option: Hashable, Sendable {
      let name: String

      /// No two models agree in it: when saved, the newer one updates the older one.
      public static let unique = Option(name: "unique")
      /// No effect: values are kept in memory.
      public static let externalStorage = Option(name: "externalStorage")
      /// No effect: values are kept in memory.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// No effect: nothing is searched for outside the program.
      public static let spotlight = Option(name: "spotlight")
      /// No effect: there is no history.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// No effect: the value is kept as any other.
      public static let ephemeral = Option(name: "ephemeral")

      /// No effect: values are kept as they are.
      public static func transformable(by name: String) -> Option { .init(name: "transformable") }
      /// No effect: values are kept as they are.
      public static func transformable<T>(by type: T.Type) -> Option {
        .init(name: "transformable")
      }
    }
  }

  /// A property that leads to other models, with what `@Relationship` says of it.
  public final class Relationship: Property {
    /// The name in the class; empty until it is part of an entity.
    public internal(set) var name = ""
    /// The name that it had in an earlier version.
    public let originalName: String
    /// The effect of deleting the model on the models that it leads to.
    public let deleteRule: DeleteRule
    /// The least number of models; nil or 0: none is needed.
    public let minimumModelCount: Int?
    /// The largest number of models; nil or 0: any.
    public let maximumModelCount: Int?
    /// The property of the other class that leads back.
    public let inverse: AnyKeyPath?
    /// The name of the class that it leads to.
    public internal(set) var destination = ""
    /// Whether it leads to one model at the most.
    public internal(set) var isToOneRelationship = true

    /// A relationship.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      self.inverse = inverse
    }

    /// Options of relationships.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// The other side is the property with the inverse.
      public static let unique = Option(name: "unique")
    }

    /// The effect of deleting a model on the models that a relationship leads to.
    public enum DeleteRule: String, Hashable, Codable, Sendable, CaseIterable {
      /// Nothing: their inverse keeps leading to the deleted model.
      case noAction
      /// Their inverse leads to nothing.
      case nullify
      /// They are deleted, too.
      case cascade
      /// Saving fails while there are any.
      case deny
    }
  }

  /// A class of a schema.
  public final class Entity: Hashable {
    /// The name of the class.
    public let name: String
    /// The values.
    public let attributes: Set<String>
    /// The properties that lead to other models.
    public let relationships: Set<String>
    /// All properties that are stored.
    public let storedPropertiesByName: [String: any Property]
    /// The names of properties that may not agree, one list a constraint.
    public let uniquenessConstraints: [[String]]

    init(_ entity: _Entity) {
      name = entity.name
      var properties: [String: any Property] = [:]
      var values: Set<String> = []
      var relationships: Set<String> = []
      for property in entity.properties {
        if let type = property.relationshipType {
          let relationship = property.relationship ?? Relationship()
          relationship.name = property.name
          relationship.destination = Schema.entityName(for: type._destination)
          relationship.isToOneRelationship = !type._isToMany
          properties[property.name] = relationship
          relationships.insert(property.name)
        } else {
          let attribute = property.attribute ?? Attribute()
          attribute.name = property.name
          attribute.valueType = property.valueType
          properties[property.name] = attribute
          values.insert(property.name)
        }
      }
      attributes = values
      self.relationships = relationships
      storedPropertiesByName = properties
      uniquenessConstraints = entity.unique.map { $0.map { entity.properties[$0].name } }
    }

    /// Whether both are of one name.
    public static func == (a: Entity, b: Entity) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The classes, by name.
  public var entities: [Entity] { known.map { Entity($0) } }

  /// The classes under their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the description of a class; nil if it is not in the schema.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    contains(T._$entity) ? Entity(T._$entity) : nil
  }
}
