public import Foundation

extension HKHealthStore {
  /// Throws: there are no exercises.
  public func relateWorkoutEffortSample(
    _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?
  ) async throws { throw HKError(.errorHealthDataUnavailable) }

  /// Throws: there are no exercises.
  public func unrelateWorkoutEffortSample(
    _ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?
  ) async throws { throw HKError(.errorHealthDataUnavailable) }

  /// Throws: there are no data.
  public func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw HKError(.errorHealthDataUnavailable) }

  /// Throws: there are no data.
  public func preferredUnits(
    for quantityTypes: Set<HKQuantityType>
  ) async throws -> [HKQuantityType: HKUnit] { throw HKError(.errorHealthDataUnavailable) }

  /// Throws: there are no data.
  public func wheelchairUse() throws -> HKWheelchairUseObject {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// Whether a person uses a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
  /// Not said, no, or yes.
  case notSet, no, yes
}

/// Whether a person uses a wheelchair, as it is stored.
public final class HKWheelchairUseObject: NSObject, Sendable {
  /// The use: not said.
  public let wheelchairUse = HKWheelchairUse.notSet
}

/// A part of an exercise. There are none.
public final class HKWorkoutActivity: NSObject {
  /// The name by which it is found again.
  public let uuid = UUID()
  /// The sport and the place.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// The start.
  public let startDate: Date
  /// The end; nil: not over.
  public let endDate: Date?

  /// A part of an exercise.
  public init(
    workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
    metadata: [String: Any]?
  ) {
    self.workoutConfiguration = workoutConfiguration
    (self.startDate, self.endDate) = (startDate, endDate)
  }

  /// The seconds that it lasts.
  public var duration: TimeInterval { (endDate ?? startDate).timeIntervalSince(startDate) }
}
