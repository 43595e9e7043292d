public import Foundation

/// The models that a fetch is for: which ones, in what order, how many.
///
/// Unchecked because key paths are not marked Sendable; they are immutable.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  /// Accepts models; nil: all.
  public var predicate: Predicate<T>?
  /// The order; without any, that of the insertion.
  public var sortBy: [SortDescriptor<T>]
  /// The largest number of models; nil: any.
  public var fetchLimit: Int?
  /// The number of models that are left out at the beginning; nil: none.
  public var fetchOffset: Int?
  /// Whether what was not saved counts (default: true).
  public var includePendingChanges = true
  /// No effect: all properties are there.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// No effect: all models are there.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// The models that a predicate accepts (default: all), in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The results of a fetch, an array that came in batches.
public struct FetchResultsCollection<Element: PersistentModel>: RandomAccessCollection {
  let models: [Element]

  /// The position of the first model.
  public var startIndex: Int { 0 }
  /// The number of models.
  public var endIndex: Int { models.count }

  /// A model.
  public subscript(index: Int) -> Element { models[index] }
}
