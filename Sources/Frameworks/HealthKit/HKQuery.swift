// The names are HealthKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// No limit of results.
public let HKObjectQueryNoLimit = 0
/// The name of the start, for orders.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The name of the end, for orders.
public let HKSampleSortIdentifierEndDate = "endDate"
/// The name of the start, for conditions.
public let HKPredicateKeyPathStartDate = "startDate"
/// The name of the end, for conditions.
public let HKPredicateKeyPathEndDate = "endDate"

/// Whether data may reach beyond a time.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Not before it.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// Not after it.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A request for data. Each is answered that there are none.
///
/// Unchecked because the class is open: its own values never change.
open class HKQuery: NSObject, @unchecked Sendable {
  /// The kind of data; nil: any.
  public let objectType: HKObjectType?
  /// The condition; nil: none.
  public let predicate: NSPredicate?

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    objectType = type
    self.predicate = predicate
  }

  /// Calls its closure with the answer that there are no data.
  func answer() {}

  /// Returns a condition of a time, which nothing fulfils.
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a condition of a source, which nothing fulfils.
  public class func predicateForObjects(from source: HKSource) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a condition of sources, which nothing fulfils.
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a condition of exercise, which nothing fulfils.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a condition of an identifier, which nothing fulfils.
  public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a condition of facts, which nothing fulfils.
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a condition of facts, which nothing fulfils.
  public class func predicateForObjects(
    withMetadataKey key: String, allowedValues: [Any]
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a condition of a kind of exercise, which nothing fulfils.
  public class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate { NSPredicate(value: false) }
}

/// A request for samples. There are none.
///
/// Unchecked because the class is open: its own values never change.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// A request with its closure.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    super.init(sampleType, predicate)
  }

  override func answer() { handler(self, nil, HKError(.errorHealthDataUnavailable)) }
}

/// The results that changed since a place.
public final class HKQueryAnchor: NSObject, Sendable {
  /// The place.
  public let value: Int

  /// A place.
  public init(fromValue value: Int) {
    self.value = value
  }
}

/// Data that are gone.
public final class HKDeletedObject: NSObject, Sendable {
  /// The identifier.
  public let uuid = UUID()
}

/// A request for changes. There are none.
///
/// Unchecked because a program sets its closure where it uses it, as on iOS.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// A function of results.
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  /// Never called: nothing changes.
  open var updateHandler: Handler?
  private let handler: Handler

  /// A request with its closure.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(type, predicate)
  }

  override func answer() { handler(self, nil, nil, nil, HKError(.errorHealthDataUnavailable)) }
}

/// A function that ends a notice.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// A request for notices. There are none.
///
/// Unchecked because the class is open: its own values never change.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler:
    (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void

  /// A request with its closure.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping (
        HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?
      ) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }

  override func answer() { handler(self, {}, HKError(.errorHealthDataUnavailable)) }
}

/// A request for sources. There are none.
///
/// Unchecked because the class is open: its own values never change.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

  /// A request with its closure.
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(sampleType, objectPredicate)
  }

  override func answer() { handler(self, nil, HKError(.errorHealthDataUnavailable)) }
}

/// The numbers that are computed of values.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// For each source.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The average.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The least.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The greatest.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The latest.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  /// The time.
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// Numbers about values. There are none.
///
/// Unchecked because the class is open: its own values never change.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// The kind.
  public let quantityType: HKQuantityType
  /// The start.
  public let startDate: Date
  /// The end.
  public let endDate: Date

  init(_ type: HKQuantityType, start: Date, end: Date) {
    quantityType = type
    startDate = start
    endDate = end
  }

  /// Returns nil: there are no values.
  open func sumQuantity() -> HKQuantity? { nil }
  /// Returns nil: there are no values.
  open func averageQuantity() -> HKQuantity? { nil }
  /// Returns nil: there are no values.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// Returns nil: there are no values.
  open func maximumQuantity() -> HKQuantity? { nil }
  /// Returns nil: there are no values.
  open func mostRecentQuantity() -> HKQuantity? { nil }
  /// Returns nil: there are no values.
  open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
}

/// A request for numbers. There are none.
///
/// Unchecked because the class is open: its own values never change.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// A request with its closure.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }

  override func answer() { handler(self, nil, HKError(.errorHealthDataUnavailable)) }
}

/// Numbers for each of several times. There are none.
///
/// Unchecked because the class is open: its own values never change.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  /// No effect: there are no numbers.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  /// Returns none.
  open func statistics() -> [HKStatistics] { [] }
  /// Returns nil: there are no numbers.
  open func statistics(for date: Date) -> HKStatistics? { nil }
}

/// A request for numbers of several times. There are none.
///
/// Unchecked because a program sets its closures where it uses it, as on iOS.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// Receives the answer that there are no data.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Never called: nothing changes.
  open var statisticsUpdateHandler:
    (
      (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
    )?

  /// A request for times of one length.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init(quantityType, quantitySamplePredicate)
  }

  override func answer() {
    initialResultsHandler?(self, nil, HKError(.errorHealthDataUnavailable))
  }
}
