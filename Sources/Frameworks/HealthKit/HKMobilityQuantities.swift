extension HKQuantityTypeIdentifier {
  /// The way of a walk of six minutes.
  public static let sixMinuteWalkTestDistance = Self(
    rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
  /// Steadiness while walking.
  public static let appleWalkingSteadiness = Self(
    rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
  /// The part of uneven steps.
  public static let walkingAsymmetryPercentage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
  /// The part of time on both feet.
  public static let walkingDoubleSupportPercentage = Self(
    rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
  /// Speed up stairs.
  public static let stairAscentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
  /// Speed down stairs.
  public static let stairDescentSpeed = Self(rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
  /// The fall of the heart rate in a minute after an exercise.
  public static let heartRateRecoveryOneMinute = Self(
    rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
  /// The part of time with an irregular heart.
  public static let atrialFibrillationBurden = Self(
    rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
  /// Alcohol in the blood.
  public static let bloodAlcoholContent = Self(
    rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
  /// Conductance of the skin.
  public static let electrodermalActivity = Self(
    rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
  /// Air breathed out in a second.
  public static let forcedExpiratoryVolume1 = Self(
    rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
  /// Air breathed out in all.
  public static let forcedVitalCapacity = Self(
    rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
  /// The fastest flow of breath.
  public static let peakExpiratoryFlowRate = Self(
    rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
  /// Uses of an inhaler.
  public static let inhalerUsage = Self(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
  /// Falls.
  public static let numberOfTimesFallen = Self(
    rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
  /// Flow of blood in a finger.
  public static let peripheralPerfusionIndex = Self(
    rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
  /// Disturbances of breath in sleep.
  public static let appleSleepingBreathingDisturbances = Self(
    rawValue: "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances")
  /// Sound that earphones keep away.
  public static let environmentalSoundReduction = Self(
    rawValue: "HKQuantityTypeIdentifierEnvironmentalSoundReduction")
}
