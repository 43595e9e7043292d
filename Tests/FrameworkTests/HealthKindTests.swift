import HealthKit
import Testing

/// Names of quantities and units, as other devices know them.
@Suite struct HealthKindTests {
  @Test func quantitiesHaveTheNamesOfHealthKit() {
    let all: [HKQuantityTypeIdentifier] = [
      .workoutEffortScore, .estimatedWorkoutEffortScore, .physicalEffort, .pushCount,
      .nikeFuel, .runningGroundContactTime, .runningStrideLength, .runningVerticalOscillation,
      .cyclingFunctionalThresholdPower, .distanceDownhillSnowSports,
      .distanceCrossCountrySkiing, .distancePaddleSports, .distanceRowing,
      .distanceSkatingSports, .crossCountrySkiingSpeed, .paddleSportsSpeed, .rowingSpeed,
      .underwaterDepth, .waterTemperature, .sixMinuteWalkTestDistance, .appleWalkingSteadiness,
      .walkingAsymmetryPercentage, .walkingDoubleSupportPercentage, .stairAscentSpeed,
      .stairDescentSpeed, .heartRateRecoveryOneMinute, .atrialFibrillationBurden,
      .bloodAlcoholContent, .electrodermalActivity, .forcedExpiratoryVolume1,
      .forcedVitalCapacity, .peakExpiratoryFlowRate, .inhalerUsage, .numberOfTimesFallen,
      .peripheralPerfusionIndex, .appleSleepingBreathingDisturbances,
      .environmentalSoundReduction, .dietaryFatMonounsaturated, .dietaryFatPolyunsaturated,
      .dietaryBiotin, .dietaryChloride, .dietaryChromium, .dietaryCopper, .dietaryFolate,
      .dietaryIodine, .dietaryMagnesium, .dietaryManganese, .dietaryMolybdenum, .dietaryNiacin,
      .dietaryPantothenicAcid, .dietaryPhosphorus, .dietaryRiboflavin, .dietarySelenium,
      .dietaryThiamin, .dietaryVitaminA, .dietaryVitaminB12, .dietaryVitaminB6,
      .dietaryVitaminE, .dietaryVitaminK, .dietaryZinc,
    ]
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.rawValue.hasPrefix("HKQuantityTypeIdentifier") })
    #expect(
      HKQuantityTypeIdentifier.dietaryVitaminB12.rawValue
        == "HKQuantityTypeIdentifierDietaryVitaminB12")
  }

  @Test func unitsHaveTheirLetters() {
    let all: [HKUnit] = [
      .appleEffortScore(), .hertz(), .decibelHearingLevel(),
      .decibelAWeightedSoundPressureLevel(), .siemen(), .pascal(), .centimeterOfWater(),
      .atmosphere(), .volt(), .lux(), .kelvin(), .smallCalorie(), .internationalUnit(),
      .fluidOunceImperial(), .pintUS(), .pintImperial(), .cupUS(), .cupImperial(), .diopter(),
      .degreeAngle(), .radianAngle(),
    ]
    #expect(Set(all.map(\.unitString)).count == all.count)
    #expect(HKUnit.moleUnit(withMolarMass: 180).unitString == "mol<180.0>")
    #expect(HKUnit.second().unitRaised(toPower: 2).unitString == "s^2")
    #expect(HKUnit.second().reciprocal().unitString == "1/s" && !HKUnit.second().isNull())
  }

  @Test func effortsCannotBeStored() async throws {
    let store = HKHealthStore()
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let workout = HKWorkout(activityType: .running, start: start, end: start)
    let sample = HKQuantitySample(
      type: HKQuantityType(.workoutEffortScore),
      quantity: HKQuantity(unit: .appleEffortScore(), doubleValue: 7), start: start, end: start)
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await store.relateWorkoutEffortSample(sample, with: workout, activity: nil)
    }
    await #expect(throws: HKError.self) {
      try await store.unrelateWorkoutEffortSample(sample, from: workout, activity: nil)
    }
    await #expect(throws: HKError.self) {
      try await store.statusForAuthorizationRequest(toShare: [], read: [])
    }
    await #expect(throws: HKError.self) { try await store.preferredUnits(for: []) }
    #expect(throws: HKError.self) { try store.wheelchairUse() }
    let use: HKWheelchairUseObject? = nil
    #expect(use?.wheelchairUse != HKWheelchairUse.yes)
    let part = HKWorkoutActivity(
      workoutConfiguration: HKWorkoutConfiguration(), start: start,
      end: start.addingTimeInterval(60), metadata: nil)
    #expect(part.duration == 60 && part.startDate == start && part.endDate != nil)
    #expect(part.workoutConfiguration.activityType == .other && part.uuid != UUID())
  }
}
