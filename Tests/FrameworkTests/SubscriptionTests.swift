import AVFAudio
import StoreKit
import SwiftUI
import Testing

/// Subscriptions of the store, of which there are none, and recordings, which are not made.
@MainActor struct SubscriptionTests {
  @Test func thereAreNone() async throws {
    #expect(try await Product.SubscriptionInfo.status(for: "group").isEmpty)
    let state = Product.SubscriptionInfo.RenewalState.subscribed
    let others: [Product.SubscriptionInfo.RenewalState] = [
      .expired, .inBillingRetryPeriod, .inGracePeriod, .revoked,
    ]
    #expect(!others.contains(state) && Product.SubscriptionInfo.RenewalState(rawValue: 1) == state)
    #expect(
      StoreKit.Transaction.RevocationReason.developerIssue.localizedDescription == "App issue")
    #expect(StoreKit.Transaction.RevocationReason.other != .developerIssue)
    for await _ in StoreKit.Transaction.unfinished { Issue.record("there is a purchase") }
    let verified = VerificationResult<Int>.verified(1)
    let unverified = VerificationResult<Int>.unverified(1, StoreKitError.unknown)
    #expect(
      verified == .verified(1) && verified != unverified && Set([verified, unverified]).count == 2)
    let info: [Product.SubscriptionInfo.RenewalInfo] = []
    let statuses: [Product.SubscriptionInfo.Status] = []
    #expect(info.isEmpty && statuses.isEmpty)
    let answer = EntitlementTaskState<Int>.success(2).map { $0 * 2 }
    #expect(answer.value == 4 && EntitlementTaskState<Int>.loading.value == nil)
    #expect(EntitlementTaskState<Int>.failure(StoreKitError.unknown).map { $0 }.value == nil)
  }

  @Test func viewsAskForThem() throws {
    let view = Color.red.frame(width: 4, height: 4)
      .manageSubscriptionsSheet(isPresented: .constant(false), subscriptionGroupID: "group")
      .subscriptionStatusTask(for: "group") { _ in }
      .currentEntitlementTask(for: "product") { _ in }
    #expect(try ImageRenderer(content: view).bitmap().width == 4)
  }

  private final class Receiver: NSObject, AVAudioRecorderDelegate {}

  @Test func recordersHaveADelegate() throws {
    let recorder = try AVAudioRecorder(url: URL(fileURLWithPath: "/nowhere"), settings: [:])
    let receiver = Receiver()
    recorder.delegate = receiver
    receiver.audioRecorderDidFinishRecording(recorder, successfully: false)
    receiver.audioRecorderEncodeErrorDidOccur(recorder, error: nil)
    #expect(recorder.delegate === receiver)
  }
}
