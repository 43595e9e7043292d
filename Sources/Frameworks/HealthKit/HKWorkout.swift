public import Foundation

/// A kind of exercise.
public enum HKWorkoutActivityType: UInt, CaseIterable, Sendable {
  /// Sports, dances and trainings, in Apple's order.
  case americanFootball = 1
  /// Further ones.
  case archery, australianFootball, badminton, baseball, basketball,
    bowling, boxing, climbing, cricket, crossTraining, curling, cycling, dance,
    danceInspiredTraining, elliptical, equestrianSports, fencing, fishing,
    functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse,
    martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play,
    preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports,
    snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis,
    tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness,
    waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing,
    downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates,
    snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi,
    mixedCardio, handCycling, discSports, fitnessGaming, cardioDance, socialDance, pickleball,
    cooldown
  /// Several in one.
  case swimBikeRun = 82
  /// Further ones.
  case transition, underwaterDiving
  /// Any other one.
  case other = 3000
}

/// Where exercise takes place.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  /// Not known.
  case unknown = 1
  /// Inside, or outside.
  case indoor, outdoor
}

/// Where swimming takes place.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
  /// Not known, in a pool, or in open water.
  case unknown, pool, openWater
}

/// The facts of exercise that is to be done.
open class HKWorkoutConfiguration: NSObject {
  /// The kind.
  open var activityType = HKWorkoutActivityType.other
  /// The place.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// The place of swimming.
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  /// The length of a pool; nil: none.
  open var lapLength: HKQuantity?
}

/// Kinds of events in exercise.
public enum HKWorkoutEventType: Int, Sendable {
  /// A break.
  case pause = 1
  /// Its end, and a lap.
  case resume, lap
  /// A mark, a break that the device found, its end, a part, and a wish for a break or its end.
  case marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// A break in exercise, or another event.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The kind.
  public let type: HKWorkoutEventType
  /// The time.
  public let dateInterval: DateInterval
  /// Further facts; nil: none.
  public let metadata: [String: Any]?

  /// An event of a time: a mark.
  public convenience init(dateInterval: DateInterval, metadata: [String: Any]? = nil) {
    self.init(type: .marker, dateInterval: dateInterval, metadata: metadata)
  }

  /// An event of a kind and a time.
  public init(
    type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?
  ) {
    self.type = type
    self.dateInterval = dateInterval
    self.metadata = metadata
  }
}

/// Exercise that was done.
///
/// Unchecked because the class is open: its own values never change.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// The kind.
  public let workoutActivityType: HKWorkoutActivityType
  /// The time that it took, in seconds.
  public let duration: TimeInterval
  /// The energy; nil: not measured.
  public let totalEnergyBurned: HKQuantity?
  /// The way; nil: not measured.
  public let totalDistance: HKQuantity?
  /// The events; nil: none.
  public let workoutEvents: [HKWorkoutEvent]?

  /// Exercise between two dates.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, workoutEvents: [HKWorkoutEvent]? = nil,
    totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    duration = endDate.timeIntervalSince(startDate)
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    self.workoutEvents = workoutEvents
    super.init(HKObjectType.workoutType(), start: startDate, end: endDate, metadata: metadata)
  }

  /// Exercise between two dates, of a duration in seconds.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    workoutEvents = nil
    super.init(HKObjectType.workoutType(), start: startDate, end: endDate, metadata: metadata)
  }

  /// Returns nil: nothing was measured.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// The state of exercise.
public enum HKWorkoutSessionState: Int, Sendable {
  /// Not begun.
  case notStarted = 1
  /// On its way, ended, paused, prepared, or stopped.
  case running, ended, paused, prepared, stopped
}

/// Hears of exercise. Never called.
public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
  /// Hears of a state.
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
    from fromState: HKWorkoutSessionState, date: Date)
  /// Hears of a problem.
  func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
}

/// Exercise that is measured. None is: there are no sensors.
open class HKWorkoutSession: NSObject {
  /// The facts.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// The state: it never begins.
  open var state: HKWorkoutSessionState { .notStarted }
  /// The start; nil: it has not begun.
  open var startDate: Date? { nil }
  /// The end; nil: it has not ended.
  open var endDate: Date? { nil }
  /// Never called.
  open weak var delegate: (any HKWorkoutSessionDelegate)?
  private let store: HKHealthStore

  /// Exercise that can be begun.
  ///
  /// - Throws: Nothing.
  public init(
    healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration
  ) throws {
    self.workoutConfiguration = workoutConfiguration
    store = healthStore
    super.init()
  }

  /// No effect: there are no sensors.
  open func prepare() {}
  /// No effect: there are no sensors.
  open func startActivity(with date: Date?) {}
  /// No effect: there are no sensors.
  open func stopActivity(with date: Date?) {}
  /// No effect: there are no sensors.
  open func pause() {}
  /// No effect: there are no sensors.
  open func resume() {}
  /// No effect: there are no sensors.
  open func end() {}

  /// Returns a collector of what is measured: nothing.
  open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
    HKLiveWorkoutBuilder(healthStore: store, configuration: workoutConfiguration, device: nil)
  }
}

/// A collector of the facts of exercise. Nothing is saved.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The facts.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// The start; nil: nothing is collected.
  open var startDate: Date? { nil }
  /// The end; nil: nothing is collected.
  open var endDate: Date? { nil }
  /// The time so far, in seconds: 0.
  open var elapsedTime: TimeInterval { 0 }

  /// A collector.
  public init(
    healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
  ) {
    workoutConfiguration = configuration
    super.init()
  }

  /// Reports that there are no data.
  open func beginCollection(
    withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Throws: there are no data.
  open func beginCollection(at startDate: Date) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Reports that there are no data.
  open func endCollection(
    withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Throws: there are no data.
  open func endCollection(at endDate: Date) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Reports that there are no data.
  open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
    completion(nil, HKError(.errorHealthDataUnavailable))
  }
  /// Throws: there are no data.
  open func finishWorkout() async throws -> HKWorkout? {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Reports that there are no data.
  open func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  /// Throws: there are no data.
  open func addSamples(_ samples: [HKSample]) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Throws: there are no data.
  open func addMetadata(_ metadata: [String: Any]) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// No effect: nothing is collected.
  open func discardWorkout() {}
  /// Returns nil: nothing was measured.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// A source of what is measured during exercise. There is none.
open class HKLiveWorkoutDataSource: NSObject {
  /// The kinds that are collected.
  open private(set) var typesToCollect: Set<HKQuantityType> = []

  /// A source for exercise.
  public init(
    healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?
  ) {
    super.init()
  }

  /// Collects a kind, which nothing measures.
  open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
    typesToCollect.insert(quantityType)
  }
  /// Collects a kind no more.
  open func disableCollection(for quantityType: HKQuantityType) {
    typesToCollect.remove(quantityType)
  }
}

/// Hears of what is measured. Never called.
public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
  /// Hears of values.
  func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
  /// Hears of an event.
  func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}

/// A collector of what is measured during exercise. Nothing is.
///
/// Unchecked because a program sets its values where it uses it, as on iOS.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
  /// The source.
  open var dataSource: HKLiveWorkoutDataSource?
  /// Never called.
  open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
  /// No effect: nothing is measured.
  open var shouldCollectWorkoutEvents = true
}
