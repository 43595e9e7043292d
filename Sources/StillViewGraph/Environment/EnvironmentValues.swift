import StillLayout

/// The values that a view inherits from those around it (rule L10.11).
///
/// A copy shares its storage until it is changed; comparing storages tells quickly that nothing has.
public struct EnvironmentValues: @unchecked Sendable {
  // Unchecked because users' keys may hold values that are not Sendable; an environment is read by the
  // one thread that renders its picture, and its storage is never changed while shared.
  private var storage: Storage

  private final class Storage {
    // Changed only while the storage has one owner: checks of exclusive access would take longer than most
    // searches.
    @exclusivity(unchecked) var keys: [ObjectIdentifier]
    @exclusivity(unchecked) var boxes: [AnyObject]
    /// Which keys are not of the library.
    var userKeys: Set<ObjectIdentifier>
    /// Whether readings of values that are set count, and whether there was one.
    @exclusivity(unchecked) var isWatched = false
    @exclusivity(unchecked) var isRead = false

    init(
      keys: [ObjectIdentifier] = [], boxes: [AnyObject] = [],
      userKeys: Set<ObjectIdentifier> = []
    ) {
      unsafe self.keys = keys
      unsafe self.boxes = boxes
      self.userKeys = userKeys
    }
  }

  private final class Box<Value>: ComparableBox {
    let value: Value
    init(_ value: Value) { self.value = value }

    func isSame(as other: AnyObject) -> Bool {
      (other as? Box<Value>).map { sameValue(value, $0.value) } ?? false
    }
  }

  /// All values as they are where nothing sets them.
  public init() {
    storage = Storage()
  }

  /// The value of a key of your own.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(ObjectIdentifier(key), default: { K.defaultValue }) }
    set {
      set(newValue, ObjectIdentifier(key))
      if !storage.userKeys.contains(ObjectIdentifier(key)) {
        storage.userKeys.insert(ObjectIdentifier(key))
      }
    }
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
    if unsafe storage.isWatched { unsafe storage.isRead = true }
    return unsafe unsafeDowncast(storage.boxes[index], to: Box<Value>.self).value
  }

  private mutating func set<Value>(_ value: Value, _ id: ObjectIdentifier) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = unsafe Storage(
        keys: storage.keys, boxes: storage.boxes, userKeys: storage.userKeys)
    }
    if let index = unsafe storage.keys.firstIndex(of: id) {
      unsafe storage.boxes[index] = Box(value)
    } else {
      unsafe storage.keys.append(id)
      unsafe storage.boxes.append(Box(value))
    }
  }

  /// Whether the value at a key path follows from defaults alone.
  func hasDefault<Value>(at keyPath: KeyPath<EnvironmentValues, Value>) -> Bool {
    var watched = self
    watched.storage = unsafe Storage(
      keys: storage.keys, boxes: storage.boxes, userKeys: storage.userKeys)
    unsafe watched.storage.isWatched = true
    _ = watched[keyPath: keyPath]
    return unsafe !watched.storage.isRead
  }

  /// Takes over another environment's values of users' keys, and its objects.
  package mutating func takeUserValues(of other: EnvironmentValues) {
    guard !other.storage.userKeys.isEmpty, !isIdentical(to: other) else { return }
    let result = unsafe Storage(
      keys: storage.keys, boxes: storage.boxes, userKeys: storage.userKeys)
    for (key, box) in unsafe zip(other.storage.keys, other.storage.boxes)
    where other.storage.userKeys.contains(key) {
      if let index = unsafe result.keys.firstIndex(of: key) {
        unsafe result.boxes[index] = box
      } else {
        unsafe result.keys.append(key)
        unsafe result.boxes.append(box)
        result.userKeys.insert(key)
      }
    }
    storage = result
  }

  /// Whether both have the same values of users' keys, and the same objects.
  package func hasSameUserValues(as other: EnvironmentValues) -> Bool {
    if isIdentical(to: other) { return true }
    guard storage.userKeys == other.storage.userKeys else { return false }
    return unsafe zip(storage.keys, storage.boxes).allSatisfy { key, box in
      guard storage.userKeys.contains(key),
        let index = unsafe other.storage.keys.firstIndex(of: key)
      else { return true }
      let theirs = unsafe other.storage.boxes[index]
      return box === theirs || (box as? any ComparableBox)?.isSame(as: theirs) ?? false
    }
  }

  /// Whether both are one storage, so that nothing can have changed between them.
  package func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }
}

/// A box whose value can be compared with that of another.
private protocol ComparableBox: AnyObject {
  func isSame(as other: AnyObject) -> Bool
}
