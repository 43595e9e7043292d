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
    func account(of transaction: StoreKit.Transaction) -> UUID? { transaction.appAccountToken }
    func monthly(_ product: Product) -> String {
      (product.price / 12).formatted(product.priceFormatStyle)
    }
    let format = \Product.priceFormatStyle
    #expect(type(of: format) == KeyPath<Product, Decimal.FormatStyle.Currency>.self)
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

  /// A shop of the older API.
  private final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var products: [SKProduct] = []

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      products = response.products
      #expect(response.invalidProductIdentifiers.isEmpty)
    }

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions: [SKPaymentTransaction]) {
      for transaction in updatedTransactions {
        switch transaction.transactionState {
        case .purchased, .restored, .failed: queue.finishTransaction(transaction)
        case .purchasing, .deferred: break
        }
        #expect(transaction.error != nil && transaction.original == nil)
        #expect(transaction.transactionIdentifier == nil && transaction.payment.quantity == 1)
        #expect(transaction.payment.productIdentifier.isEmpty)
      }
    }
  }

  @Test func theOlderStoreIsEmpty() {
    let shop = Shop()
    let request = SKProductsRequest(productIdentifiers: ["pro"])
    request.delegate = shop
    request.start()
    request.cancel()
    shop.requestDidFinish(request)
    shop.request(request, didFailWithError: SKError(.unknown))
    let codes: [SKError.Code] = [
      .clientInvalid, .paymentCancelled, .paymentInvalid, .paymentNotAllowed,
    ]
    #expect(SKError(.paymentCancelled).code == SKError.paymentCancelled && codes.count == 4)
    let queue = SKPaymentQueue.default()
    queue.add(shop as any SKPaymentTransactionObserver)
    queue.restoreCompletedTransactions()
    #expect(!SKPaymentQueue.canMakePayments() && shop.products.isEmpty)
    for product in shop.products {
      queue.add(SKPayment(product: product))
      Issue.record(
        "\(product.localizedTitle) \(product.localizedDescription) \(product.price) \(product.priceLocale)"
      )
    }
    queue.remove(shop as any SKPaymentTransactionObserver)
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
