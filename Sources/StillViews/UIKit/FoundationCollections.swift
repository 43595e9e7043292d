public import Foundation
import Synchronization

// Classes of Foundation that Linux lacks.

/// How objects are held by tables.
public struct NSPointerFunctions: Sendable {
  /// How strongly, and by what they are equal.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Kept alive.
    public static let strongMemory: Options = []
    /// Not kept alive.
    public static let weakMemory = Options(rawValue: 5)
    /// Copied. Objects are kept as they are.
    public static let copyIn = Options(rawValue: 1 << 16)
    /// Equal as objects say.
    public static let objectPersonality: Options = []
    /// Equal where they are one object.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}

/// An object that is kept alive, or not.
private struct HeldObject<Object: AnyObject> {
  private let strong: Object?
  private weak var weakly: Object?

  init(_ object: Object, isWeak: Bool) {
    strong = isWeak ? nil : object
    weakly = object
  }

  var object: Object? { strong ?? weakly }
}

/// A set of objects, which may end while they are in it.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var held: [HeldObject<ObjectType>] = []
  private let isWeak: Bool

  /// A set that holds its objects in one way.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// Returns a set that does not keep its objects alive.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are still there, in the order in which they came.
  open var allObjects: [ObjectType] { held.compactMap(\.object) }
  /// One of them; nil where there is none.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many are still there.
  open var count: Int { allObjects.count }

  /// Adds an object, where it is not there.
  open func add(_ object: ObjectType?) {
    held.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    held.append(HeldObject(object, isWeak: isWeak))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    held.removeAll { $0.object == nil || $0.object === object }
  }

  /// Removes all.
  open func removeAllObjects() { held = [] }

  /// Returns whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject != nil && held.contains { $0.object === anObject }
  }
}

/// Objects by objects, which may end while they are in it.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var held: [(key: HeldObject<KeyType>, value: HeldObject<ObjectType>)] = []
  private let isWeak: (key: Bool, value: Bool)

  /// A table that holds its keys and values in two ways.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    isWeak = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
    super.init()
  }

  /// Returns a table that keeps both alive.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table that keeps its keys alive.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns a table that keeps its values alive.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Returns a table that keeps nothing alive.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var present: [(KeyType, ObjectType)] {
    held.compactMap { pair in
      pair.key.object.flatMap { key in pair.value.object.map { (key, $0) } }
    }
  }

  private static func isSame(_ a: KeyType, _ b: KeyType) -> Bool {
    guard a !== b, let first = a as? NSObject, let second = b as? NSObject else { return a === b }
    return first.isEqual(second)
  }

  /// How many are still there.
  open var count: Int { present.count }

  /// Returns the value of a key; nil where there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return present.first { Self.isSame($0.0, aKey) }?.1
  }

  /// Sets the value of a key; nil removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let aKey, let anObject else { return }
    held.append(
      (
        HeldObject(aKey, isWeak: isWeak.key), HeldObject(anObject, isWeak: isWeak.value)
      ))
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    held.removeAll { pair in
      guard let key = pair.key.object, pair.value.object != nil else { return true }
      return aKey.map { Self.isSame(key, $0) } ?? false
    }
  }

  /// Removes all.
  open func removeAllObjects() { held = [] }
  /// Returns the keys, in the order in which they came.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: present.map(\.0)).objectEnumerator() }
  /// Returns the values, in the order in which their keys came; nil: never.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: present.map(\.1)).objectEnumerator()
  }
  /// Values by keys, where keys are equal as objects say.
  open func dictionaryRepresentation() -> NSDictionary {
    let result = NSMutableDictionary()
    for (key, value) in present {
      if let key = key as? NSObject { result[key] = value }
    }
    return result
  }
}

/// The name of a conversion.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name by its text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Of objects in data, and back.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

private let transformers = Mutex<[String: ValueTransformer]>([:])

// Subclasses convert values and keep none, since one object serves all that ask for its name.
/// A conversion of values, by a name or by a subclass.
open class ValueTransformer: NSObject, @unchecked Sendable {
  private let other: ValueTransformer?

  public override init() {
    other = nil
    super.init()
  }

  /// The conversion that was registered under a name; nil where none was.
  public init?(forName name: NSValueTransformerName) {
    guard let found = transformers.withLock({ $0[name.rawValue] }) else { return nil }
    other = found
    super.init()
  }

  /// Registers a conversion under a name; nil removes it.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    transformers.withLock { $0[name.rawValue] = transformer }
  }

  /// Returns the names of all that are registered, in order.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    transformers.withLock { $0.keys.sorted() }.map { NSValueTransformerName($0) }
  }

  /// Returns the class of results; override it.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Returns whether results can be converted back; override it.
  open class func allowsReverseTransformation() -> Bool { false }

  /// Returns a value converted; override it.
  open func transformedValue(_ value: Any?) -> Any? { other?.transformedValue(value) ?? value }

  /// Returns a result converted back; override it.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    other?.reverseTransformedValue(value) ?? value
  }
}

/// A conversion of data to objects. Objects of others than Foundation's classes stay as they are.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  /// The classes that are read; override it.
  open class var allowedTopLevelClasses: [AnyClass] { [] }

  open override class func allowsReverseTransformation() -> Bool { true }
}

/// Values that programs of one person share through iCloud. They are kept in memory.
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
  // Property lists alone are kept, as copies in the form of data.
  private let values = Mutex<[String: Data]>([:])

  /// The only one.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Posted when another device changed something: never.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// Returns a value; nil where there is none.
  public func object(forKey aKey: String) -> Any? {
    guard let data = values.withLock({ $0[aKey] }),
      let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [Any]
    else { return nil }
    return list.first
  }

  /// Keeps a value of a property list under a key; others and nil remove it.
  public func set(_ anObject: Any?, forKey aKey: String) {
    let data = anObject.flatMap {
      try? PropertyListSerialization.data(fromPropertyList: [$0], format: .binary, options: 0)
    }
    values.withLock { $0[aKey] = data }
  }

  /// Removes a value.
  public func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  /// Returns a text; nil where there is none.
  public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns a list; nil where there is none.
  public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns values by keys; nil where there are none.
  public func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// Returns data; nil where there is none.
  public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns a number; 0 where there is none.
  public func longLong(forKey aKey: String) -> Int64 {
    (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0
  }
  /// Returns a number; 0 where there is none.
  public func double(forKey aKey: String) -> Double {
    (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0
  }
  /// Returns whether a value is true; false where there is none.
  public func bool(forKey aKey: String) -> Bool {
    (object(forKey: aKey) as? NSNumber)?.boolValue ?? false
  }
  /// All values by their keys.
  public var dictionaryRepresentation: [String: Any] {
    let keys = values.withLock { $0.keys.sorted() }
    return Dictionary(
      uniqueKeysWithValues: keys.compactMap { key in
        object(forKey: key).map { (key, $0) }
      })
  }
  /// Returns true: everything is in memory.
  @discardableResult public func synchronize() -> Bool { true }
}

/// A class whose literals are sets of objects. An initialiser of a class that can be inherited from is no witness outside of the class,
/// and one of a protocol is.
public protocol _ObjectSetLiteral {}

extension NSSet: _ObjectSetLiteral {}

extension _ObjectSetLiteral where Self: NSSet {
  /// A set of the elements: `[]` is an empty one.
  public init(arrayLiteral elements: Any...) {
    if let own = NSMutableSet(array: elements) as? Self {
      self = own
    } else if let own = NSCountedSet(array: elements) as? Self {
      self = own
    } else {
      preconditionFailure("a class of sets without literals")
    }
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSSet: @retroactive ExpressibleByArrayLiteral {}
