public import Foundation

/// The objects of a request, fetched again when their context changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The key whose values tell sections apart; nil: there is one section.
  public let sectionNameKeyPath: String?
  /// No effect: nothing is kept between programs.
  public let cacheName: String?
  /// Told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects; nil before the first fetch.
  open private(set) var fetchedObjects: [ResultType]? {
    didSet { knownSections = nil }
  }
  /// The sections of the fetched objects, once they were asked for: rows ask for them one by one.
  private var knownSections: [FetchedSection]?

  /// The objects of a request in a context.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  deinit { managedObjectContext.watchers[ObjectIdentifier(self)] = nil }

  /// Fetches the objects, and does so again when the context changes.
  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    managedObjectContext.watchers[ObjectIdentifier(self)] = { [weak self] in self?.renew() }
  }

  /// The objects by their sections; nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    guard let fetchedObjects else { return nil }
    if knownSections == nil { knownSections = divided(fetchedObjects) }
    return knownSections
  }

  private func divided(_ objects: [ResultType]) -> [FetchedSection] {
    guard let key = sectionNameKeyPath else {
      return [FetchedSection(name: "", members: objects)]
    }
    var result: [FetchedSection] = []
    for object in objects {
      let value = (object as? NSManagedObject)?.value(forKeyPath: key)
      let name = value.flatMap(ComparedValues.unwrapped).map { "\($0)" } ?? ""
      if result.last?.name == name {
        result[result.count - 1].members.append(object)
      } else {
        result.append(FetchedSection(name: name, members: [object]))
      }
    }
    return result
  }

  /// The names of the sections.
  open var sectionIndexTitles: [String] {
    (sections ?? []).compactMap { $0.name.first.map { String($0).uppercased() } }
  }

  /// Returns an object by its section and its place there.
  ///
  /// - Precondition: It is there.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections, indexPath.count == 2, sections.indices.contains(indexPath[0]),
      let objects = sections[indexPath[0]].objects, objects.indices.contains(indexPath[1]),
      let object = objects[indexPath[1]] as? ResultType
    else { preconditionFailure("no object at \(indexPath)") }
    return object
  }

  /// Returns the place of an object; nil where it is not among them.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (number, section) in (sections ?? []).enumerated() {
      let place = section.objects?.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
      if let place { return IndexPath(indexes: [number, place]) }
    }
    return nil
  }

  private func renew() {
    guard let new = try? managedObjectContext.fetch(fetchRequest) else { return }
    let general = (self as? NSFetchedResultsController<any NSFetchRequestResult>) ?? untyped
    delegate?.controllerWillChangeContent(general)
    fetchedObjects = new
    if general !== self {
      general.fetchedObjects = new.compactMap { $0 as? any NSFetchRequestResult }
    }
    delegate?.controllerDidChangeContent(general)
  }

  /// The controller that delegates see, whose results have no type.
  private lazy var untyped: NSFetchedResultsController<any NSFetchRequestResult> = {
    let request = NSFetchRequest<any NSFetchRequestResult>(
      entityName: fetchRequest.entityName ?? "")
    request.predicate = fetchRequest.predicate
    request.sortDescriptors = fetchRequest.sortDescriptors
    return NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
  }()
}

/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
  /// The value of the key that its objects share.
  var name: String { get }
  /// The title in an index; nil: none.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

private struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var members: [Any]

  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// Kinds of changes.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// An object is new.
  case insert = 1
  /// An object is gone, elsewhere, or has other values.
  case delete, move, update
}

/// Told of changes of fetched objects.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the objects change.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called after the objects have changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// No effect: changes are told as a whole.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// No effect: changes are told as a whole.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}
