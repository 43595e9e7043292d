import Synchronization

/// The description of a class of models: its properties, and how they belong together with those of other classes.
///
/// Unchecked because key paths and types are not marked Sendable; nothing changes but what the lock guards.
public final class _Entity: @unchecked Sendable {
  /// The class.
  let type: any PersistentModel.Type
  /// The name of the class, without its module and the types around it.
  let name: String
  /// Stored variables first, then constants.
  let properties: [_ModelProperty]
  /// Positions of the properties that lead to other models.
  let relationships: [Int]
  /// Positions of the relationships that have to lead to a model.
  let needed: [Int]
  /// Positions of the properties that may not agree: those of each constraint.
  let unique: [[Int]]
  private let inverses = Mutex<[Int: Inverse]>([:])
  private let sharers = Mutex<[Int: [Int]]>([:])

  /// The other side of a relationship.
  enum Inverse {
    case none
    case property(_Entity, Int)
  }

  /// The description of a class; `@Model` makes it.
  public init(
    _ type: any PersistentModel.Type,
    unique: @autoclosure @MainActor () -> [[AnyKeyPath]],
    properties: @MainActor () -> [_ModelProperty]
  ) {
    self.type = type
    name = String(describing: type)
    let all = Self.anywhere(properties)
    self.properties = all
    relationships = all.indices.filter { all[$0].relationshipType != nil }
    needed = relationships.filter { all[$0].relationshipType?._mayBeEmpty == false }
    self.unique =
      all.indices.filter { all[$0].attribute?.isUnique == true }.map { [$0] }
      + Self.anywhere { unique() }.map { paths in
        paths.compactMap { path in all.firstIndex { $0.keyPath == path } }
      }.filter { !$0.isEmpty }
  }

  /// Calls a closure that makes key paths of a class and constants: nothing of its actor is read, so that any thread will do.
  private static func anywhere<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      unsafe unsafeBitCast(body, to: (() -> Value).self)()
    }
  }

  /// Returns the position of a property.
  func index(of keyPath: AnyKeyPath) -> Int? {
    properties.firstIndex { $0.keyPath == keyPath }
  }

  /// Returns the other side of a relationship; nil if there is none.
  func inverse(of index: Int) -> (entity: _Entity, index: Int)? {
    if let known = inverses.withLock({ $0[index] }) {
      if case .property(let entity, let index) = known { return (entity, index) }
      return nil
    }
    let found = findInverse(of: index)
    inverses.withLock { $0[index] = found.map { .property($0.entity, $0.index) } ?? Inverse.none }
    return found
  }

  /// Returns the relationships that name the same inverse as one of them, this one among them.
  func sharers(of index: Int) -> [Int] {
    if let known = sharers.withLock({ $0[index] }) { return known }
    let named = properties[index].relationship?.inverse
    let found = relationships.filter {
      $0 == index || named != nil && properties[$0].relationship?.inverse == named
    }
    sharers.withLock { $0[index] = found }
    return found
  }

  /// The one that either side names; otherwise the only pair of relationships between the two classes.
  private func findInverse(of index: Int) -> (entity: _Entity, index: Int)? {
    guard let destination = destination(of: index) else { return nil }
    if let named = properties[index].relationship?.inverse {
      return destination.index(of: named).map { (destination, $0) }
    }
    let back = destination.relationships(to: self)
    if let naming = back.first(where: {
      destination.properties[$0].relationship?.inverse == properties[index].keyPath
    }) {
      return (destination, naming)
    }
    guard destination !== self else { return nil }
    let free = back.filter { destination.isFree($0, self) }
    let ours = relationships(to: destination).filter { isFree($0, destination) }
    return free.count == 1 && ours == [index] ? (destination, free[0]) : nil
  }

  /// Whether neither the relationship itself nor one of the other class names an inverse for it.
  private func isFree(_ index: Int, _ other: _Entity) -> Bool {
    properties[index].relationship?.inverse == nil
      && !other.relationships(to: self).contains {
        other.properties[$0].relationship?.inverse == properties[index].keyPath
      }
  }

  private func relationships(to other: _Entity) -> [Int] {
    relationships.filter { destination(of: $0) === other }
  }

  /// Returns the class that a relationship leads to.
  func destination(of index: Int) -> _Entity? {
    properties[index].relationshipType?._destination._$entity
  }

  /// Returns what contradicts itself in the relationships, as a sentence; nil if nothing does.
  var contradiction: String? {
    for index in relationships {
      let property = properties[index]
      guard let named = property.relationship?.inverse, let other = destination(of: index) else {
        continue
      }
      let place = "\(name).\(property.name)"
      guard let back = other.index(of: named) else {
        return "\(place) names an inverse that is no property of \(other.name): name one"
      }
      let inverse = other.properties[back]
      if other.destination(of: back) !== self {
        return "\(place) has the inverse \(other.name).\(inverse.name), which does not lead to "
          + "\(name): name one that does"
      }
      if let theirs = inverse.relationship?.inverse, theirs != property.keyPath {
        return "\(place) and \(other.name).\(inverse.name) disagree about their inverses: name "
          + "each other, or name one side only"
      }
    }
    return nil
  }
}

/// A property of a model: its name and type, and what the attribute before it says.
public struct _ModelProperty {
  let name: String
  let keyPath: AnyKeyPath
  let valueType: any Any.Type
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship?
  /// Nil for values.
  let relationshipType: (any _RelationshipValue.Type)?
  /// Changes a model's property between the announcements of the observed property's change.
  let mutate: (any PersistentModel, ObservationRegistrar, () -> Void) -> Void
  /// Returns a constant's value.
  let read: (any PersistentModel) -> Any?
  /// Returns a value for models that are in no store; nil if the type has none.
  let placeholder: () -> Any?

  private init<M: PersistentModel, V>(
    _ name: String, _ keyPath: KeyPath<M, V>, attribute: Schema.Attribute?,
    relationship: Schema.Relationship?, _ value: (() -> V)?
  ) {
    self.name = name
    self.keyPath = keyPath
    self.attribute = attribute
    self.relationship = relationship
    valueType = V.self
    relationshipType = V.self as? any _RelationshipValue.Type
    mutate = { model, registrar, change in
      guard let model = model as? M else { return change() }
      registrar.withMutation(of: model, keyPath: keyPath, change)
    }
    read = { model in (model as? M).map { $0[keyPath: keyPath] as Any } }
    placeholder = { value.map { $0() as Any } ?? Placeholder.value(of: V.self).map { $0 as Any } }
  }

  /// A property without an attribute.
  ///
  /// - Parameter value: returns the value that the declaration gives it (default: none).
  public init<M: PersistentModel, V>(
    _ name: String, _ keyPath: KeyPath<M, V>, default value: (() -> V)? = nil
  ) {
    self.init(name, keyPath, attribute: nil, relationship: nil, value)
  }

  /// A property with `@Attribute`.
  ///
  /// - Parameter value: returns the value that the declaration gives it (default: none).
  public init<M: PersistentModel, V>(
    _ name: String, _ keyPath: KeyPath<M, V>, _ attribute: Schema.Attribute,
    default value: (() -> V)? = nil
  ) {
    self.init(name, keyPath, attribute: attribute, relationship: nil, value)
  }

  /// A property with `@Relationship`.
  ///
  /// - Parameter value: returns the value that the declaration gives it (default: none).
  public init<M: PersistentModel, V>(
    _ name: String, _ keyPath: KeyPath<M, V>, _ relationship: Schema.Relationship,
    default value: (() -> V)? = nil
  ) {
    self.init(name, keyPath, attribute: nil, relationship: relationship, value)
  }
}

/// Returns the properties of `#Unique` without their type.
public func _uniqueKeys<T: PersistentModel>(
  _ type: T.Type, _ constraints: [PartialKeyPath<T>]...
) -> [[AnyKeyPath]] {
  constraints.map { $0 }
}
