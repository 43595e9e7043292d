import Foundation

/// A property whose value an object has by a key.
///
/// Previews compile `@NSManaged` as this: without the Objective-C runtime nothing makes properties while a program runs.
@attached(accessor)
public macro _Managed() = #externalMacro(module: "StillframeMacros", type: "ManagedMacro")

/// A method that adds to a relation, or takes from it.
///
/// Previews compile `@NSManaged` before methods as this.
@attached(body)
public macro _Manages() = #externalMacro(module: "StillframeMacros", type: "ManagedMacro")

extension NSManagedObject {
  /// Returns the value of a key; where there is none, and the type has no nil, an empty one. Stops for a type that has none either.
  public func _managed<Value>(_ key: String) -> Value {
    let value: Value? = ManagedValue.typed(value(forKey: key))
    guard let value else {
      fatalError("\(type(of: self)) has no value for '\(key)': set one before it is read")
    }
    return value
  }

  /// Sets the value of a key.
  public func _setManaged<Value>(_ value: Value, _ key: String) {
    setValue(ManagedValue.unwrapped(value), forKey: key)
  }

  /// Adds objects to a relation to several: one, or a set.
  public func _addManaged(_ value: Any, to key: String) {
    let known = ManagedRelation.objects(self.value(forKey: key))
    let new = ManagedRelation.objects(value).filter { !known.contains($0) }
    setManaged(known + new, key)
  }

  /// Takes objects out of a relation to several: one, or a set.
  public func _removeManaged(_ value: Any, from key: String) {
    let gone = ManagedRelation.objects(value)
    setManaged(ManagedRelation.objects(self.value(forKey: key)).filter { !gone.contains($0) }, key)
  }

  private func setManaged(_ objects: [NSManagedObject], _ key: String) {
    let isOrdered = entity.relationshipsByName[key]?.isOrdered ?? false
    setValue(isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects), forKey: key)
  }
}
