import ActivityKit
import AuthenticationServices
import CoreData
import CoreMotion
import Foundation
import HealthKit
import Speech
import SwiftUI
import Testing

private final class Coach: NSObject, HKWorkoutSessionDelegate, HKLiveWorkoutBuilderDelegate {
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
    from fromState: HKWorkoutSessionState, date: Date
  ) {}
  func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) {}
  func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>
  ) {}
  func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}
}

private struct HealthRide: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

/// Data of a person that are not there, as programs ask for them.
@Suite struct HealthDataTests {
  private let store = HKHealthStore()
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func everyRequestIsAnsweredThatThereAreNone() throws {
    let steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
    let all = HKQuery.predicateForSamples(withStart: start, end: nil, options: .strictStartDate)
    var answers = 0
    store.execute(
      HKSampleQuery(
        sampleType: steps, predicate: all, limit: HKObjectQueryNoLimit,
        sortDescriptors: [NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)]
      ) { query, samples, error in
        #expect(samples == nil && query.predicate === all)
        #expect(error as? HKError == HKError(.errorHealthDataUnavailable))
        answers += 1
      })
    store.execute(
      HKStatisticsQuery(
        quantityType: steps, quantitySamplePredicate: all, options: [.cumulativeSum]
      ) { _, statistics, _ in
        #expect(statistics?.sumQuantity() == nil)
        answers += 1
      })
    let collection = HKStatisticsCollectionQuery(
      quantityType: steps, quantitySamplePredicate: nil, options: .discreteAverage,
      anchorDate: start, intervalComponents: DateComponents(day: 1))
    collection.initialResultsHandler = { _, results, _ in
      #expect(results == nil)
      answers += 1
    }
    collection.statisticsUpdateHandler = nil
    store.execute(collection)
    store.execute(
      HKObserverQuery(sampleType: steps, predicate: nil) { _, done, error in
        done()
        #expect(error != nil)
        answers += 1
      })
    let changes = HKAnchoredObjectQuery(
      type: steps, predicate: nil, anchor: HKQueryAnchor(fromValue: 0), limit: 1
    ) { _, _, _, anchor, _ in
      #expect(anchor == nil)
      answers += 1
    }
    changes.updateHandler = nil
    store.execute(changes)
    store.execute(
      HKSourceQuery(sampleType: steps, samplePredicate: nil) { _, sources, _ in
        #expect(sources == nil)
        answers += 1
      })
    store.stop(changes)
    #expect(answers == 6)
    #expect(HKStatisticsCollection().statistics().isEmpty)
    #expect(HKStatisticsOptions.mostRecent.rawValue == 32 && HKQueryOptions.strictEndDate != [])
  }

  @Test func samplesHaveTheirValues() throws {
    let unit = HKUnit.gramUnit(with: .kilo).unitMultiplied(by: .meter())
    #expect(unit.unitString == "kg·m" && HKUnit.literUnit(with: .milli).unitString == "mL")
    #expect(HKUnit.percent().unitString == "%" && HKUnit.mile().unitString == "mi")
    let weight = HKQuantitySample(
      type: HKQuantityType(.bodyMass), quantity: HKQuantity(unit: .gram(), doubleValue: 7),
      start: start, end: start, device: .local(), metadata: [HKMetadataKeyWasUserEntered: true])
    #expect(weight.quantity.doubleValue(for: .gram()) == 7 && weight.count == 1)
    #expect(weight.quantity.is(compatibleWith: .gram()))
    #expect(weight.metadata?[HKMetadataKeyWasUserEntered] as? Bool == true)
    #expect(weight.sourceRevision.source.name == HKSource.default().name)
    let sleep = try #require(HKObjectType.categoryType(forIdentifier: .sleepAnalysis))
    let night = HKCategorySample(
      type: sleep, value: HKCategoryValueSleepAnalysis.asleepREM.rawValue, start: start, end: start)
    #expect(night.value == 5 && night.sampleType == HKCategoryType(.sleepAnalysis))
    let run = HKWorkout(activityType: .running, start: start, end: start + 60)
    #expect(run.duration == 60 && run.sampleType === run.sampleType && run.totalDistance == nil)
    #expect(HKWorkoutActivityType.running.rawValue == 37)
    #expect(
      HKWorkoutActivityType.yoga.rawValue == 57 && HKWorkoutActivityType.pilates.rawValue == 66)
    let pressure = HKCorrelation(
      type: HKCorrelationType(.bloodPressure), start: start, end: start, objects: [weight])
    #expect(pressure.objects.count == 1)
    #expect(
      HKObjectType.characteristicType(forIdentifier: .dateOfBirth)?.identifier.hasSuffix("Birth")
        == true)
    #expect(HKQuantityTypeIdentifier.heartRateVariabilitySDNN.rawValue.hasSuffix("SDNN"))
  }

  @Test func exerciseNeverBegins() async throws {
    let facts = HKWorkoutConfiguration()
    (facts.activityType, facts.locationType) = (.cycling, .outdoor)
    facts.swimmingLocationType = .pool
    let session = try HKWorkoutSession(healthStore: store, configuration: facts)
    let coach = Coach()
    session.delegate = coach
    session.prepare()
    session.startActivity(with: start)
    session.pause()
    session.resume()
    session.stopActivity(with: start)
    session.end()
    #expect(session.state == .notStarted)
    let builder = session.associatedWorkoutBuilder()
    builder.delegate = coach
    builder.dataSource = HKLiveWorkoutDataSource(healthStore: store, workoutConfiguration: facts)
    builder.dataSource?.enableCollection(for: HKQuantityType(.heartRate), predicate: nil)
    #expect(builder.dataSource?.typesToCollect.count == 1)
    #expect(builder.statistics(for: HKQuantityType(.heartRate)) == nil)
    await #expect(throws: HKError.self) { try await builder.beginCollection(at: start) }
    await #expect(throws: HKError.self) { _ = try await builder.finishWorkout() }
    let run = HKWorkout(activityType: .running, start: start, end: start)
    await #expect(throws: HKError.self) { try await store.save(run) }
    await #expect(throws: HKError.self) { try await store.delete([run]) }
    #expect(throws: HKError.self) { _ = try store.biologicalSex().biologicalSex }
    #expect(throws: HKError.self) { _ = try store.bloodType().bloodType }
    await #expect(throws: HKError.self) {
      try await store.enableBackgroundDelivery(
        for: HKObjectType.workoutType(), frequency: .immediate)
    }
    #expect(HKWorkoutEvent(dateInterval: DateInterval(start: start, duration: 1)).metadata == nil)
  }

  @Test func soundsAndMovementsHaveTheirNames() {
    let request = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/a.m4a"))
    (request.contextualStrings, request.addsPunctuation) = (["Ada"], true)
    request.taskHint = .dictation
    #expect(request.url.lastPathComponent == "a.m4a")
    let words = SFTranscription()
    #expect(words.segments.map(\SFTranscriptionSegment.substring).isEmpty)
    let attitude = CMAttitude()
    attitude.multiply(byInverseOf: attitude)
    #expect(
      attitude.rotationMatrix.m22 == 1
        && attitude.quaternion == CMQuaternion(x: 0, y: 0, z: 0, w: 1))
    #expect(CMRotationMatrix().m11 == 0 && CMQuaternion().w == 0)
    let frame: CMAttitudeReferenceFrame = [.xArbitraryZVertical, .xTrueNorthZVertical]
    CMMotionManager().startDeviceMotionUpdates(using: frame)
  }

  @Test func activitiesDoNotChange() async {
    for await _ in Activity<HealthRide>.activityUpdates { Issue.record("there are none") }
    for await _ in Activity<HealthRide>.pushToStartTokenUpdates { Issue.record("there are none") }
    #expect(Activity<HealthRide>.pushToStartToken == nil)
    for await _ in ActivityAuthorizationInfo().activityEnablementUpdates {
      Issue.record("there are none")
    }
    func follow(_ activity: Activity<HealthRide>) async {
      for await state in activity.activityStateUpdates { print(state) }
      for await token in activity.pushTokenUpdates { print(token) }
      for await content in activity.contentUpdates { print(content.state, activity.contentState) }
    }
    _ = follow
  }

  @Test @MainActor func theButtonOfUIKitLooksAsThatOfViews() throws {
    struct Wrapped: UIViewRepresentable {
      func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
        button.cornerRadius = 8
        return button
      }
      func updateUIView(_ view: ASAuthorizationAppleIDButton, context: Context) {}
    }
    let stage = Stage(size: CGSize(width: 300, height: 60)) { Wrapped() }
    #expect(try stage.layoutReport().description.contains("Continue with Apple"))
    _ = ASAuthorizationAppleIDButton(
      authorizationButtonType: .default, authorizationButtonStyle: .black)
    let error: any Error = ASWebAuthenticationSessionError(.canceledLogin)
    #expect((error as? ASWebAuthenticationSessionError)?.code == .canceledLogin)
    #expect(ASWebAuthenticationSessionError.errorDomain.hasSuffix("Session"))
  }
}
