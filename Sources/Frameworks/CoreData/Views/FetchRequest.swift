public import Foundation
internal import StillRuntime
public import SwiftUI

/// The context of views without one: of an empty container.
///
/// Unchecked because the context is empty unless a program fills it, on its main thread.
private final class Nowhere: @unchecked Sendable {
  static let shared = Nowhere()
  let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

private struct ContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext { Nowhere.shared.context }
}

extension EnvironmentValues {
  /// The context of the views inside (default: an empty one).
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// The objects that a request gives, kept up to date in a view.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var watch = FetchWatch<Result>()
  private let request: NSFetchRequest<Result>
  private let transaction: Transaction?

  /// The condition and order of a request.
  public struct Configuration {
    /// The condition; nil: none.
    public var nsPredicate: NSPredicate?
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] = []
    /// The order in the words of Swift, as it was last set so (default: empty).
    public var sortDescriptors: [SortDescriptor<Result>] = [] {
      didSet {
        nsSortDescriptors = []
        for order in sortDescriptors { nsSortDescriptors.append(NSSortDescriptor(ordering: order)) }
      }
    }
  }

  /// The objects that a request asks for; changes have a transaction (default: that of the change).
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction? = nil) {
    request = fetchRequest
    self.transaction = transaction
  }

  /// The objects that a request asks for; changes are animated.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation?) {
    self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
  }

  /// The objects.
  @MainActor public var wrappedValue: FetchedResults<Result> {
    let watch = watch
    watch.connect(context, request)
    return FetchedResults(objects: watch.objects, watch: watch)
  }

  /// The condition and order, which can be changed.
  @MainActor public var projectedValue: Binding<Configuration> {
    let watch = watch
    return Binding(get: { watch.configuration }, set: { watch.configuration = $0 })
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// The objects of a class with a condition (default: all), in an order; changes are animated.
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(
      entityName: entity?.name ?? String(describing: Result.self))
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request, animation: animation)
  }

  /// The objects of a class with a condition (default: all), in an order; changes are animated.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: String(describing: Result.self))
    request.sortDescriptors = sortDescriptors.map { NSSortDescriptor(ordering: $0) }
    request.predicate = predicate
    self.init(fetchRequest: request, animation: animation)
  }
}

/// The objects of a request in a view.
@MainActor @preconcurrency
public struct FetchedResults<Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
  let objects: [Result]
  let watch: FetchWatch<Result>

  public var startIndex: Int { objects.startIndex }
  public var endIndex: Int { objects.endIndex }
  public subscript(position: Int) -> Result { objects[position] }

  /// The condition; nil: none. A change fetches again.
  public var nsPredicate: NSPredicate? {
    get { watch.configuration.nsPredicate }
    nonmutating set { watch.configuration.nsPredicate = newValue }
  }

  /// The order. A change fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { watch.configuration.nsSortDescriptors }
    nonmutating set { watch.configuration.nsSortDescriptors = newValue }
  }

  /// The order in the words of Swift, as it was last set so. A change fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { watch.configuration.sortDescriptors }
    nonmutating set { watch.configuration.sortDescriptors = newValue }
  }
}

/// A fetch that is repeated when its context changes.
@MainActor final class FetchWatch<Result: NSFetchRequestResult>: ObservableObject {
  nonisolated let objectWillChange = ObservableObjectPublisher()
  private(set) var objects: [Result] = []
  private weak var context: NSManagedObjectContext?
  private var request: NSFetchRequest<Result>?
  private var known = FetchRequest<Result>.Configuration()
  /// Whether the program has changed the condition or the order, which then stay.
  private var isConfigured = false

  var configuration: FetchRequest<Result>.Configuration {
    get { known }
    set {
      objectWillChange.send()
      isConfigured = true
      known = newValue
      objects = fetched()
    }
  }

  nonisolated init() {}

  /// Fetches for a view that is being evaluated, so that no change is reported.
  func connect(_ context: NSManagedObjectContext, _ request: NSFetchRequest<Result>) {
    guard self.context !== context || self.request !== request else { return }
    self.context?.watchers[ObjectIdentifier(self)] = nil
    if !isConfigured {
      known.nsPredicate = request.predicate
      known.nsSortDescriptors = request.sortDescriptors ?? []
    }
    self.context = context
    self.request = request
    let queue = TaskQueue.current
    context.watchers[ObjectIdentifier(self)] = { [weak self, weak queue] in
      if TaskQueue.mayActAsMain {
        MainActor.assumeIsolated { self?.renew() }
      } else if let queue {
        // A context that a program fills on another thread.
        queue.call { MainActor.assumeIsolated { self?.renew() } }
      } else {
        _ = Swift.Task { @MainActor in self?.renew() }
      }
    }
    objects = fetched()
  }

  private func renew() {
    let new = fetched()
    // The same objects in the same order need no update: changed values are reported by the objects.
    guard new.map(ObjectIdentifier.init) != objects.map(ObjectIdentifier.init) else { return }
    objectWillChange.send()
    objects = new
  }

  private func fetched() -> [Result] {
    guard let context, let request else { return [] }
    let copy = NSFetchRequest<Result>()
    copy.entityName = request.entityName
    copy.predicate = known.nsPredicate
    copy.sortDescriptors = known.nsSortDescriptors
    copy.fetchLimit = request.fetchLimit
    copy.fetchOffset = request.fetchOffset
    return (try? context.fetch(copy)) ?? []
  }
}
