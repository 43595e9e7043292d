// The names are HealthKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A device that measures.
///
/// Unchecked because the class is open: its own values never change.
open class HKDevice: NSObject, @unchecked Sendable {
  /// The name; nil: none.
  public let name: String?
  /// The maker; nil: not known.
  public let manufacturer: String?
  /// The model; nil: not known.
  public let model: String?
  /// The version of the device; nil: not known.
  public let hardwareVersion: String?
  /// The version of the program that came with the device; nil: not known.
  public let firmwareVersion: String?
  /// The version of the device's program; nil: not known.
  public let softwareVersion: String?
  /// The device's name on this phone; nil: not known.
  public let localIdentifier: String?
  /// The number of an approved device; nil: none.
  public let udiDeviceIdentifier: String?

  /// A device of a name.
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
    firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
    udiDeviceIdentifier: String?
  ) {
    self.name = name
    self.manufacturer = manufacturer
    self.model = model
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    self.udiDeviceIdentifier = udiDeviceIdentifier
  }

  /// Returns this device.
  public class func local() -> HKDevice {
    HKDevice(
      name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil,
      firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

/// A program or device that data come from.
///
/// Unchecked because the class is open: its own values never change.
open class HKSource: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The identifier of the program.
  public let bundleIdentifier: String

  init(name: String, bundleIdentifier: String) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
  }

  /// Returns this program.
  public class func `default`() -> HKSource {
    HKSource(
      name: ProcessInfo.processInfo.processName,
      bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
  }
}

/// A version of a source.
///
/// Unchecked because the class is open: its own values never change.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  /// The source.
  public let source: HKSource
  /// The version; nil: not known.
  public let version: String?
  /// The kind of device; nil: not known.
  public var productType: String? { nil }

  /// A version of a source.
  public init(source: HKSource, version: String?) {
    self.source = source
    self.version = version
  }
}

/// Data of a person.
///
/// Unchecked because the class is open: its own values never change.
open class HKObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let uuid = UUID()
  /// Further facts; nil: none.
  public let metadata: [String: Any]?
  /// The device; nil: not known.
  public let device: HKDevice?
  /// The version of the program that wrote it.
  public let sourceRevision = HKSourceRevision(source: .default(), version: nil)

  init(metadata: [String: Any]?, device: HKDevice?) {
    self.metadata = metadata
    self.device = device
  }
}

/// Data with a time.
///
/// Unchecked because the class is open: its own values never change.
open class HKSample: HKObject, @unchecked Sendable {
  /// The kind.
  public let sampleType: HKSampleType
  /// The start.
  public let startDate: Date
  /// The end.
  public let endDate: Date

  init(
    _ type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?,
    device: HKDevice? = nil
  ) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata: metadata, device: device)
  }
}

/// A value with a unit and a time.
///
/// Unchecked because the class is open: its own values never change.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The kind.
  public let quantityType: HKQuantityType
  /// The value.
  public let quantity: HKQuantity
  /// How many values it stands for: 1.
  public let count = 1

  /// A value between two dates.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(
      quantityType, start: startDate, end: endDate, metadata: metadata, device: device)
  }
}

/// One of a few values with a time.
///
/// Unchecked because the class is open: its own values never change.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// The kind.
  public let categoryType: HKCategoryType
  /// The value, a number of an enumeration.
  public let value: Int

  /// A value between two dates.
  public init(
    type categoryType: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.categoryType = categoryType
    self.value = value
    super.init(
      categoryType, start: startDate, end: endDate, metadata: metadata, device: device)
  }
}

/// Values that were taken together.
///
/// Unchecked because the class is open: its own values never change.
open class HKCorrelation: HKSample, @unchecked Sendable {
  /// The kind.
  public let correlationType: HKCorrelationType
  /// The values.
  public let objects: Set<HKSample>

  /// Values between two dates.
  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>, metadata: [String: Any]? = nil
  ) {
    self.correlationType = correlationType
    self.objects = objects
    super.init(correlationType, start: startDate, end: endDate, metadata: metadata)
  }
}

/// How a person sleeps.
public enum HKCategoryValueSleepAnalysis: Int, CaseIterable, Sendable {
  /// In bed, asleep, awake, or asleep in one of three ways.
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

  /// Asleep, as it was named before there were kinds of sleep.
  public static let asleep = asleepUnspecified
  /// The values of sleep.
  public static let allAsleepValues: Set<HKCategoryValueSleepAnalysis> = [
    .asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM,
  ]
}

/// The value of kinds that have none.
public enum HKCategoryValue: Int, Sendable {
  /// Nothing.
  case notApplicable
}

/// A sex, as a person says.
public enum HKBiologicalSex: Int, Sendable {
  /// Not said, or one of three.
  case notSet, female, male, other
}

/// A group of blood, as a person says.
public enum HKBloodType: Int, Sendable {
  /// Not said, or one of eight.
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive,
    oNegative
}

/// The key of whether a person typed a value.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// The key of the maker of exercise.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
/// The key of an identifier of a program.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// The key of an identifier that devices share.
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
/// The key of a version that devices share.
public let HKMetadataKeySyncVersion = "HKSyncVersion"
/// The key of whether exercise was inside.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// The key of the time zone.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// The key of the name of food.
public let HKMetadataKeyFoodType = "HKFoodType"
