import Foundation

/// Both ends of a relation: what one object has, the other one gets.
enum ManagedRelation {
  /// Returns the objects of a value: of a relation to one, or to several.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    default: []
    }
  }
}

extension NSManagedObject {
  /// Gives the relation back to those that an object has now, and takes it from those that it had.
  func relate(_ key: String, from before: Any?, to after: Any?) {
    guard let back = entity.relationshipsByName[key]?.inverseRelationship else { return }
    let (old, new) = (ManagedRelation.objects(before), ManagedRelation.objects(after))
    let (had, has) = (Set(old.map(\.objectID)), Set(new.map(\.objectID)))
    for other in old where !has.contains(other.objectID) { other.take(self, from: back) }
    for other in new where !had.contains(other.objectID) { other.give(self, to: back) }
  }

  /// Takes an object into a relation, without the relation back.
  func give(_ other: NSManagedObject, to relation: NSRelationshipDescription) {
    guard relation.isToMany else {
      // An object that has one place leaves the one that it was in.
      let before = values[relation.name]
      put(other, forKey: relation.name)
      for old in ManagedRelation.objects(before) where old !== other {
        if let back = relation.inverseRelationship { old.take(self, from: back) }
      }
      return
    }
    let all = ManagedRelation.objects(values[relation.name])
    guard !all.contains(where: { $0 === other }) else { return }
    put(relation.set(of: all + [other]), forKey: relation.name)
  }

  /// Takes an object out of a relation, without the relation back.
  func take(_ other: NSManagedObject, from relation: NSRelationshipDescription) {
    guard relation.isToMany else { return put(nil, forKey: relation.name) }
    let rest = ManagedRelation.objects(values[relation.name]).filter { $0 !== other }
    put(relation.set(of: rest), forKey: relation.name)
  }
}

extension NSRelationshipDescription {
  /// Returns the value for several objects.
  func set(of objects: [NSManagedObject]) -> NSObject {
    isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }
}
