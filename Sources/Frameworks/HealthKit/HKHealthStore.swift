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
  /// Returns seconds.
  public class func second() -> HKUnit { HKUnit(from: "s") }
  /// Returns hours.
  public class func hour() -> HKUnit { HKUnit(from: "hr") }
  /// Returns days.
  public class func day() -> HKUnit { HKUnit(from: "d") }
  /// Returns grams.
  public class func gram() -> HKUnit { HKUnit(from: "g") }
  /// Returns pounds.
  public class func pound() -> HKUnit { HKUnit(from: "lb") }
  /// Returns ounces.
  public class func ounce() -> HKUnit { HKUnit(from: "oz") }
  /// Returns stones.
  public class func stone() -> HKUnit { HKUnit(from: "st") }
  /// Returns miles.
  public class func mile() -> HKUnit { HKUnit(from: "mi") }
  /// Returns feet.
  public class func foot() -> HKUnit { HKUnit(from: "ft") }
  /// Returns inches.
  public class func inch() -> HKUnit { HKUnit(from: "in") }
  /// Returns yards.
  public class func yard() -> HKUnit { HKUnit(from: "yd") }
  /// Returns litres.
  public class func liter() -> HKUnit { HKUnit(from: "L") }
  /// Returns fluid ounces of the United States.
  public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
  /// Returns joules.
  public class func joule() -> HKUnit { HKUnit(from: "J") }
  /// Returns watts.
  public class func watt() -> HKUnit { HKUnit(from: "W") }
  /// Returns large calories, which are kilocalories.
  public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  /// Returns hundredths.
  public class func percent() -> HKUnit { HKUnit(from: "%") }
  /// Returns degrees Celsius.
  public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  /// Returns degrees Fahrenheit.
  public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
  /// Returns millimetres of mercury.
  public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  /// Returns a part or a multiple of meters.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.letters + "m")
  }
  /// Returns a part or a multiple of grams.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.letters + "g")
  }
  /// Returns a part or a multiple of litres.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.letters + "L")
  }
  /// Returns a part or a multiple of seconds.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.letters + "s")
  }
  /// Returns a part or a multiple of joules.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.letters + "J")
  }

  /// Returns the unit per another one.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(from: unitString + "/" + unit.unitString)
  }

  /// Returns the unit times another one.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(from: unitString + "·" + unit.unitString)
  }
}

/// A part or a multiple of a unit.
public enum HKMetricPrefix: Int, Sendable {
  /// The unit itself, or times a power of ten.
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

  var letters: String {
    switch self {
    case .none: ""
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
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
  /// Returns true: values are not converted.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
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
  /// Returns the kind of data with a few values.
  public class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  /// Returns the kind of facts that do not change.
  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  /// Returns the kind of exercise.
  public class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  /// Returns the kind of rings of activity.
  public class func activitySummaryType() -> HKObjectType {
    HKObjectType("HKActivitySummaryTypeIdentifier")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
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

/// A kind of data with a few values.
///
/// Unchecked because it has no values of its own.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// The kind of a name.
  public init(_ identifier: HKCategoryTypeIdentifier) {
    super.init(identifier.rawValue)
  }
}

/// A kind of values that are taken together.
///
/// Unchecked because it has no values of its own.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// The kind of a name.
  public init(_ identifier: HKCorrelationTypeIdentifier) {
    super.init(identifier.rawValue)
  }
}

/// The name of a kind of values that are taken together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Both pressures of the blood.
  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  /// The contents of food.
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// The kind of exercise.
///
/// Unchecked because it has no values of its own.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The name of a fact that does not change.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The sex.
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  /// The group of blood.
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  /// The day of birth.
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
}

/// A kind of fact that does not change.
///
/// Unchecked because it has no values of its own.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// The kind of a name.
  public init(_ identifier: HKCharacteristicTypeIdentifier) {
    super.init(identifier.rawValue)
  }
}

/// Permission to write a kind of data.
public enum HKAuthorizationStatus: Int, Sendable {
  /// Not asked for, refused, or given.
  case notDetermined, sharingDenied, sharingAuthorized
}

/// Problems of health data.
public struct HKError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// There are no data.
    case errorHealthDataUnavailable = 1
    /// They may not be read, or a value is wrong.
    case errorHealthDataRestricted, errorInvalidArgument
    /// Permission is refused or was not asked for, the device is locked, or a person ended it.
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible,
      errorUserCanceled
    /// Another program exercises, or it was ended by the system.
    case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    /// Permission is needed for all kinds, or nothing fits.
    case errorRequiredAuthorizationDenied, errorNoData
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "com.apple.healthkit"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }

  /// There are no data.
  public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
  /// They may not be read.
  public static let errorHealthDataRestricted = Code.errorHealthDataRestricted
  /// A value is wrong.
  public static let errorInvalidArgument = Code.errorInvalidArgument
  /// Permission is refused.
  public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
  /// Permission was not asked for.
  public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
  /// The device is locked.
  public static let errorDatabaseInaccessible = Code.errorDatabaseInaccessible
  /// A person ended it.
  public static let errorUserCanceled = Code.errorUserCanceled
  /// Nothing fits.
  public static let errorNoData = Code.errorNoData
}

extension HKError.Code {
  /// Whether an error is of the kind, for `catch` and `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? HKError)?.code == code }
}

/// How often a program is woken.
public enum HKUpdateFrequency: Int, Sendable {
  /// At once.
  case immediate = 1
  /// In some time.
  case hourly, daily, weekly
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
  ) async throws { throw HKError(.errorHealthDataUnavailable) }

  /// Reports that there are no data.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
}

extension HKHealthStore {
  /// Calls the closure of a request with the answer that there are no data.
  public func execute(_ query: HKQuery) { query.answer() }
  /// No effect: every request is answered at once.
  public func stop(_ query: HKQuery) {}

  /// Throws: there are no data.
  public func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Throws: there are no data.
  public func save(_ objects: [HKObject]) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Reports that there are no data.
  public func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Reports that there are no data.
  public func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Throws: there are no data.
  public func delete(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Throws: there are no data.
  public func delete(_ objects: [HKObject]) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Reports that there are no data.
  public func delete(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Reports that there are no data.
  public func delete(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Throws: there are no data.
  @discardableResult
  public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int
  { throw HKError(.errorHealthDataUnavailable) }

  /// Reports that nothing wakes a program.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Throws: nothing wakes a program.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Reports that nothing wakes a program.
  public func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Throws: nothing wakes a program.
  public func disableBackgroundDelivery(for type: HKObjectType) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Reports that nothing wakes a program.
  public func disableAllBackgroundDelivery(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }

  /// Throws: there are no data.
  public func biologicalSex() throws -> HKBiologicalSexObject {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Throws: there are no data.
  public func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorHealthDataUnavailable) }
  /// Throws: there are no data.
  public func dateOfBirthComponents() throws -> DateComponents {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Reports that there are no data.
  public func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
}

/// Whether permission has to be asked for.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// Not known, yes, or no.
  case unknown, shouldRequest, unnecessary
}

/// The sex of a person.
public final class HKBiologicalSexObject: NSObject, Sendable {
  /// The sex: not said.
  public let biologicalSex = HKBiologicalSex.notSet
}

/// The group of blood of a person.
public final class HKBloodTypeObject: NSObject, Sendable {
  /// The group: not said.
  public let bloodType = HKBloodType.notSet
}
