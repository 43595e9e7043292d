/// The values that a view inherits from those around it (rule 10.11).
///
/// A copy shares its storage until it is changed; comparing storages tells quickly that nothing has.
public struct EnvironmentValues: @unchecked Sendable {
  // Unchecked because users' keys may hold values that are not Sendable; an environment is read by the
  // one thread that renders its picture, and its storage is never changed while shared.
  private var storage: Storage

  private final class Storage {
    var keys: [ObjectIdentifier]
    var boxes: [AnyObject]

    init(keys: [ObjectIdentifier] = [], boxes: [AnyObject] = []) {
      self.keys = keys
      self.boxes = boxes
    }
  }

  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// All values as they are where nothing sets them.
  public init() {
    storage = Storage()
  }

  /// The value of a key of your own.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(ObjectIdentifier(key)) ?? K.defaultValue }
    set { set(newValue, ObjectIdentifier(key)) }
  }

  /// The value of one of the library's entries.
  package subscript<Value>(entry: EnvironmentEntry<Value>) -> Value {
    get { value(ObjectIdentifier(entry)) ?? entry.defaultValue }
    set { set(newValue, ObjectIdentifier(entry)) }
  }

  private func value<Value>(_ id: ObjectIdentifier) -> Value? {
    guard let index = storage.keys.firstIndex(of: id) else { return nil }
    return unsafe unsafeDowncast(storage.boxes[index], to: Box<Value>.self).value
  }

  private mutating func set<Value>(_ value: Value, _ id: ObjectIdentifier) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(keys: storage.keys, boxes: storage.boxes)
    }
    if let index = storage.keys.firstIndex(of: id) {
      storage.boxes[index] = Box(value)
    } else {
      storage.keys.append(id)
      storage.boxes.append(Box(value))
    }
  }

  /// Whether both are one storage, so that nothing can have changed between them.
  package func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }
}
