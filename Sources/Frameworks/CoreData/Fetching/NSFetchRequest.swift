public import Foundation
public import SwiftUI

/// A question for the objects of an entity.
open class NSFetchRequest<ResultType>: NSObject {
  /// The name of the entity; nil: none.
  public var entityName: String?
  /// The condition; nil: none.
  public var predicate: NSPredicate?
  /// The order; nil: that of insertion.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects; 0: no limit.
  public var fetchLimit = 0
  /// The number of objects that are left out at the start.
  public var fetchOffset = 0
  /// No effect: all objects are in memory.
  public var fetchBatchSize = 0
  /// Whether objects that are not saved count.
  public var includesPendingChanges = true
  /// No effect: all values are in memory.
  public var returnsObjectsAsFaults = true
  /// No effect: all values are in memory.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// No effect: objects are returned.
  public var includesPropertyValues = true
  /// Objects, their names, or dictionaries of values.
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  /// The keys or descriptions of the values in dictionaries; nil: all values.
  public var propertiesToFetch: [Any]?
  /// The keys whose values tell the dictionaries of computed values apart; nil: there is one dictionary.
  public var propertiesToGroupBy: [Any]?
  /// Whether equal dictionaries are left out.
  public var returnsDistinctResults = false
  /// No effect: objects of entities below always count.
  public var includesSubentities = true
  /// No effect: all values are in memory.
  public var shouldRefreshRefetchedObjects = false
  /// The entity; nil: none.
  public var entity: NSEntityDescription? {
    didSet { entityName = entity?.name }
  }

  /// A question without an entity.
  public override init() {
    super.init()
  }

  /// A question for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// Returns what it asks for of the context whose function runs; nothing outside of such functions.
  open func execute() throws -> [ResultType] {
    try NSManagedObjectContext.performer?.fetch(self) ?? []
  }
}

/// The kind of a request's results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Objects.
  public static let managedObjectResultType = Self([])
  /// The names of objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries of values.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// No effect: `NSManagedObjectContext.count(for:)` counts.
  public static let countResultType = Self(rawValue: 4)
}

extension NSDictionary: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// A value of dictionaries that is computed of objects.
open class NSExpressionDescription: NSPropertyDescription {
  /// Expressions of this package: those of Foundation compute nothing on Linux.
  public typealias Expression = _Expression

  /// The computation: a function of all objects ("sum:"), or a value of each.
  public var expression: Expression?
  /// No effect: the kind of the value follows from the values.
  public var expressionResultType = NSAttributeType.undefinedAttributeType
}

/// Results of the deletion of many objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done, the identifiers of the objects, and their number.
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The result of the deletion of many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it was done, the identifiers of the objects, or their number, by the kind of result.
  public let result: Any?
  /// The kind of result.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any, _ resultType: NSBatchDeleteRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}

/// The deletion of all objects of a request.
open class NSBatchDeleteRequest: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>

  /// The facts that the result has (default: whether it was done).
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// The deletion of the objects of a request.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
  }
}

/// The order of objects by several descriptors.
struct SortOrder {
  private let descriptors: [NSSortDescriptor]

  init(_ descriptors: [NSSortDescriptor]) {
    self.descriptors = descriptors
  }

  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects }
    // Objects that no descriptor tells apart stay in their order.
    return objects.enumerated().sorted { a, b in
      for descriptor in descriptors {
        switch descriptor.compare(a.element, to: b.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return a.offset < b.offset
    }.map(\.element)
  }
}

extension NSSortDescriptor {
  /// Orders objects by the value of a key.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.self, ascending: ascending) { a, b in
      guard let a = a as? NSManagedObject, let b = b as? NSManagedObject else {
        return .orderedSame
      }
      return ComparedValues.compare(
        a.value(forKeyPath: key ?? ""), b.value(forKeyPath: key ?? ""))
    }
  }

  /// Orders objects by the values at a key path, which need not be comparable: nothing comes first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { a, b in ComparedValues.compare(a, b) }
  }
}
