extension HKQuantityTypeIdentifier {
  /// The effort of an exercise, from 1 to 10, as a person gives it.
  public static let workoutEffortScore = Self(
    rawValue: "HKQuantityTypeIdentifierWorkoutEffortScore")
  /// The effort of an exercise, from 1 to 10, as it is estimated.
  public static let estimatedWorkoutEffortScore = Self(
    rawValue: "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore")
  /// The effort of the body.
  public static let physicalEffort = Self(rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
  /// Pushes of a wheelchair.
  public static let pushCount = Self(rawValue: "HKQuantityTypeIdentifierPushCount")
  /// Points of Nike.
  public static let nikeFuel = Self(rawValue: "HKQuantityTypeIdentifierNikeFuel")
  /// The time on the ground while running.
  public static let runningGroundContactTime = Self(
    rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
  /// The length of a stride while running.
  public static let runningStrideLength = Self(
    rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
  /// The movement up and down while running.
  public static let runningVerticalOscillation = Self(
    rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
  /// The power that is held for an hour on a bicycle.
  public static let cyclingFunctionalThresholdPower = Self(
    rawValue: "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower")
  /// Ways downhill in snow.
  public static let distanceDownhillSnowSports = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
  /// Ways on skis.
  public static let distanceCrossCountrySkiing = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceCrossCountrySkiing")
  /// Ways with a paddle.
  public static let distancePaddleSports = Self(
    rawValue: "HKQuantityTypeIdentifierDistancePaddleSports")
  /// Ways with oars.
  public static let distanceRowing = Self(rawValue: "HKQuantityTypeIdentifierDistanceRowing")
  /// Ways on skates.
  public static let distanceSkatingSports = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceSkatingSports")
  /// Speed on skis.
  public static let crossCountrySkiingSpeed = Self(
    rawValue: "HKQuantityTypeIdentifierCrossCountrySkiingSpeed")
  /// Speed with a paddle.
  public static let paddleSportsSpeed = Self(rawValue: "HKQuantityTypeIdentifierPaddleSportsSpeed")
  /// Speed with oars.
  public static let rowingSpeed = Self(rawValue: "HKQuantityTypeIdentifierRowingSpeed")
  /// Depth under water.
  public static let underwaterDepth = Self(rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
  /// The temperature of water.
  public static let waterTemperature = Self(rawValue: "HKQuantityTypeIdentifierWaterTemperature")
}
