public import Foundation
public import StillAnimation
public import StillViewGraph

/// The models that a fetch gives, kept up to date in a view; the macro `@Query` makes one.
///
/// ```swift
/// struct ItemList: View {
///   @Query private var items: [Item]
///
///   init(named name: String) {
///     _items = Query(filter: #Predicate { $0.name == name }, sort: \.name)
///   }
///
///   var body: some View {
///     List(items) { Text($0.name) }
///   }
/// }
/// ```
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  private let request: Query<Element, [Element]>.Request
  private let convert: ([Element]) -> Result
  private var watch: QueryWatch<Element>?

  /// The request of a query.
  struct Request {
    let descriptor: FetchDescriptor<Element>
    let transaction: Transaction?
    /// Tells requests apart without a look at what they ask for.
    let token = Token()

    final class Token: Sendable {}

    func isSurelySame(as other: Self) -> Bool {
      if token === other.token { return true }
      let (a, b) = (descriptor, other.descriptor)
      return a.sortBy == b.sortBy && a.fetchLimit == b.fetchLimit
        && a.fetchOffset == b.fetchOffset && a.includePendingChanges == b.includePendingChanges
        && PredicateComparison.areSame(a.predicate, b.predicate)
    }
  }

  private init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?)
  where Result == [Element] {
    request = .init(descriptor: descriptor, transaction: transaction)
    convert = { $0 }
  }

  /// The models, in order. Empty outside of views, without a container, and when fetching fails.
  public var wrappedValue: Result { convert(watch?.results ?? []) }

  /// The error of the last fetch; nil if it succeeded.
  public var fetchError: (any Error)? { watch?.error }

  /// The context that the models are of.
  public var modelContext: ModelContext {
    watch?.context ?? EnvironmentValues().modelContext
  }
}

extension Query: ConnectedProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, environment: EnvironmentValues
  ) -> Bool {
    let known = slot as? QueryWatch<Element> ?? QueryWatch()
    slot = known
    watch = known
    return known.connect(request, environment.givenModelContext)
  }

  package static func areSame(_ a: Self, _ b: Self) -> Bool {
    a.request.isSurelySame(as: b.request)
  }
}

extension Query where Result == [Element] {
  /// All models of a class, in the order of their insertion.
  public init() {
    self.init(FetchDescriptor(), nil as Transaction?)
  }

  /// The models that a descriptor fetches; changes of the results are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, Transaction(animation: animation))
  }

  /// The models that a descriptor fetches; changes of the results have a transaction (default: that of the change).
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, transaction)
  }

  /// Models that a predicate accepts (default: all), ordered by a property; changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      Transaction(animation: animation))
  }

  /// Models that a predicate accepts (default: all), ordered by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      transaction)
  }

  /// Models that a predicate accepts (default: all), ordered by a property that may be nil; changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      Transaction(animation: animation))
  }

  /// Models that a predicate accepts (default: all), ordered by a property that may be nil.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      transaction)
  }

  /// Models that a predicate accepts (default: all), ordered by descriptors; changes are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
  }

  /// Models that a predicate accepts (default: all), ordered by descriptors.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
  }
}
