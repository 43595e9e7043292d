/// The values that a view inherits from those around it (rule 10.11).
///
/// A copy shares its storage until it is changed; comparing storages tells quickly that nothing has.
public struct EnvironmentValues: @unchecked Sendable {
  // Unchecked because users' keys may hold values that are not Sendable; an environment is read by the
  // one thread that renders its picture, and its storage is never changed while shared.
  private var storage: Storage

  private final class Storage {
    // Changed only as long as nobody else has the storage: checks of exclusive access would take longer than most
    // searches.
    @exclusivity(unchecked) var keys: [ObjectIdentifier]
    @exclusivity(unchecked) var boxes: [AnyObject]

    init(keys: [ObjectIdentifier] = [], boxes: [AnyObject] = []) {
      unsafe self.keys = keys
      unsafe self.boxes = boxes
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
    get { value(ObjectIdentifier(key), default: { K.defaultValue }) }
    set { set(newValue, ObjectIdentifier(key)) }
  }

  /// The value of one of the library's entries.
  package subscript<Value>(entry: EnvironmentEntry<Value>) -> Value {
    get { value(ObjectIdentifier(entry), default: { entry.defaultValue }) }
    set { set(newValue, ObjectIdentifier(entry)) }
  }

  @inline(__always)
  private func value<Value>(
    _ id: ObjectIdentifier, default defaultValue: () -> Value
  ) -> Value {
    guard let index = unsafe storage.keys.firstIndex(of: id) else { return defaultValue() }
    return unsafe unsafeDowncast(storage.boxes[index], to: Box<Value>.self).value
  }

  private mutating func set<Value>(_ value: Value, _ id: ObjectIdentifier) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = unsafe Storage(keys: storage.keys, boxes: storage.boxes)
    }
    if let index = unsafe storage.keys.firstIndex(of: id) {
      unsafe storage.boxes[index] = Box(value)
    } else {
      unsafe storage.keys.append(id)
      unsafe storage.boxes.append(Box(value))
    }
  }

  /// Whether both are one storage, so that nothing can have changed between them.
  package func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }
}
