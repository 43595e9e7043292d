public import Foundation
public import SwiftUI

/// The objects that a request gives, by the values of a key path, kept up to date in a view.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  private var request: FetchRequest<Result>
  private let initial: KeyPath<Result, SectionIdentifier>
  /// The key path that the program has set; nil: the first one.
  @State private var changed: KeyPath<Result, SectionIdentifier>?

  /// The key path, condition and order of a request.
  public struct Configuration {
    /// The key path whose values tell sections apart.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The condition; nil: none.
    public var nsPredicate: NSPredicate?
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] = []
  }

  private init(
    _ request: FetchRequest<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>
  ) {
    self.request = request
    initial = sectionIdentifier
  }

  /// The objects that a request asks for; changes are animated.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(FetchRequest(fetchRequest: fetchRequest, animation: animation), sectionIdentifier)
  }

  /// The objects that a request asks for; changes have a transaction.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(FetchRequest(fetchRequest: fetchRequest, transaction: transaction), sectionIdentifier)
  }

  /// The objects by their sections, in the order of their first ones.
  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(request.wrappedValue, by: $changed, or: initial)
  }

  /// The key path, condition and order, which can be changed.
  @MainActor public var projectedValue: Binding<Configuration> {
    let (all, path, initial) = (request.projectedValue, $changed, initial)
    return Binding {
      Configuration(
        sectionIdentifier: path.wrappedValue ?? initial,
        nsPredicate: all.wrappedValue.nsPredicate,
        nsSortDescriptors: all.wrappedValue.nsSortDescriptors)
    } set: { new in
      path.wrappedValue = new.sectionIdentifier
      all.wrappedValue.nsPredicate = new.nsPredicate
      all.wrappedValue.nsSortDescriptors = new.nsSortDescriptors
    }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// The objects of a class with a condition (default: all), in an order; changes are animated.
  public init(
    entity: NSEntityDescription? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      FetchRequest(
        entity: entity, sortDescriptors: sortDescriptors, predicate: predicate,
        animation: animation), sectionIdentifier)
  }

  /// The objects of a class with a condition (default: all), in an order; changes are animated.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      FetchRequest(
        sortDescriptors: sortDescriptors, predicate: predicate, animation: animation),
      sectionIdentifier)
  }
}

/// The objects of a request in a view, by sections.
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  @preconcurrency RandomAccessCollection
{
  /// Objects with the same value of a key path.
  @MainActor @preconcurrency
  public struct Section: @preconcurrency Identifiable, @preconcurrency RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let results: FetchedResults<Result>
  private let path: Binding<KeyPath<Result, SectionIdentifier>?>
  private let initial: KeyPath<Result, SectionIdentifier>
  private let sections: [Section]

  fileprivate init(
    _ results: FetchedResults<Result>, by path: Binding<KeyPath<Result, SectionIdentifier>?>,
    or initial: KeyPath<Result, SectionIdentifier>
  ) {
    (self.results, self.path, self.initial) = (results, path, initial)
    let key = path.wrappedValue ?? initial
    var sections: [Section] = []
    var places: [SectionIdentifier: Int] = [:]
    for object in results {
      let id = object[keyPath: key]
      if let place = places[id] {
        sections[place].objects.append(object)
      } else {
        places[id] = sections.count
        sections.append(Section(id: id, objects: [object]))
      }
    }
    self.sections = sections
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> Section { sections[position] }

  /// The key path whose values tell sections apart. A change divides the objects again.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { path.wrappedValue ?? initial }
    nonmutating set { path.wrappedValue = newValue }
  }

  /// The condition; nil: none. A change fetches again.
  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }

  /// The order. A change fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }

  /// The order in the words of Swift, as it was last set so. A change fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}
