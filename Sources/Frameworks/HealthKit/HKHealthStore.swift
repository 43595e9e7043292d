@_exported public import Foundation

/// A unit of a quantity.
///
/// Unchecked because the class is open: its own values never change.
open class HKUnit: NSObject, @unchecked Sendable {
  /// The unit in letters, as "count/min".
  public let unitString: String

  /// The unit of letters.
  public init(from string: String) {
    unitString = string
  }

  /// Returns the unit of counts.
  public class func count() -> HKUnit { HKUnit(from: "count") }
  /// Returns meters.
  public class func meter() -> HKUnit { HKUnit(from: "m") }
  /// Returns kilocalories.
  public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// Returns minutes.
  public class func minute() -> HKUnit { HKUnit(from: "min") }

  /// Returns the unit per another one.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(from: unitString + "/" + unit.unitString)
  }
}

/// A value with a unit.
///
/// Unchecked because the class is open: its own values never change.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double

  /// A value with a unit.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.value = value
  }

  /// Returns the value, without a conversion.
  open func doubleValue(for unit: HKUnit) -> Double { value }
}

/// The name of a kind of quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Steps.
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  /// Beats of the heart.
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// Energy by movement.
  public static let activeEnergyBurned = Self(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// Ways on foot.
  public static let distanceWalkingRunning = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// Weight.
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// Water.
  public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
}

/// A kind of data.
///
/// Unchecked because the class is open: its own values never change.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
  }

  /// Returns the kind of a quantity.
  public class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
}

/// A kind of measured data.
///
/// Unchecked because it has no values of its own.
open class HKSampleType: HKObjectType, @unchecked Sendable {
}

/// A kind of quantity.
///
/// Unchecked because it has no values of its own.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// The kind of a name.
  public init(_ identifier: HKQuantityTypeIdentifier) {
    super.init(identifier.rawValue)
  }
}

/// Permission to write a kind of data.
public enum HKAuthorizationStatus: Int, Sendable {
  /// Not asked for, refused, or given.
  case notDetermined, sharingDenied, sharingAuthorized
}

/// Problems of health data.
public enum HKError: Error, Sendable {
  /// There are no data.
  case errorHealthDataUnavailable
}

/// The health data of a person. There are none.
///
/// Unchecked because the class is open: it has no values.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Data that cannot be read.
  public override init() {
    super.init()
  }

  /// Returns false: there are no data.
  public class func isHealthDataAvailable() -> Bool { false }

  /// Returns the permission: always refused.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

  /// Throws: there are no data.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw HKError.errorHealthDataUnavailable }

  /// Reports that there are no data.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError.errorHealthDataUnavailable)
  }
}
