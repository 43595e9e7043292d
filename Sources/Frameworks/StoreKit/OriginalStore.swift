public import Foundation

/// A product of the older API. There are none: the store is empty.
public final class SKProduct: NSObject, @unchecked Sendable {
  // Unchecked because the class of Foundation says nothing; there are no variables.
  /// The identifier.
  public let productIdentifier = ""
  /// The name.
  public let localizedTitle = ""
  /// The description.
  public let localizedDescription = ""
  /// The price.
  public let price: NSDecimalNumber = 0
  /// The language and currency of the price.
  public let priceLocale = Locale.current
  /// The time that a subscription pays for; nil: it is none.
  public let subscriptionPeriod: SKProductSubscriptionPeriod? = nil
  /// The group of subscriptions; nil: none.
  public let subscriptionGroupIdentifier: String? = nil

  /// A unit of the time that a subscription pays for.
  public enum PeriodUnit: UInt, Sendable {
    /// A day, a week, a month, or a year.
    case day, week, month, year
  }
}

/// The time that a subscription pays for. None is made: there are no products.
public final class SKProductSubscriptionPeriod: NSObject, Sendable {
  /// The number of units.
  public let numberOfUnits = 1
  /// The unit.
  public let unit = SKProduct.PeriodUnit.month
}

/// A request to the store. No effect: nobody answers.
open class SKRequest: NSObject {
  /// Would be told of the end.
  open weak var delegate: (any SKRequestDelegate)?

  /// No effect: nobody answers.
  open func start() {}
  /// No effect: nothing was started.
  open func cancel() {}
}

/// Is told of the end of a request.
public protocol SKRequestDelegate: AnyObject {
  /// The request has ended.
  func requestDidFinish(_ request: SKRequest)
  /// The request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products. No effect: the store is empty.
open class SKProductsRequest: SKRequest {
  /// - Parameter productIdentifiers: those of the products.
  public init(productIdentifiers: Set<String>) {}
}

/// A request for a new receipt. No effect: nobody answers.
open class SKReceiptRefreshRequest: SKRequest {
  /// The properties of the receipt.
  public let receiptProperties: [String: Any]?

  /// - Parameter properties: those of a receipt for tests.
  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
  }
}

/// Is told of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The products are there.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The answer to a request for products. There are none.
public final class SKProductsResponse: NSObject {
  /// The products.
  public let products: [SKProduct] = []
  /// Identifiers without a product.
  public let invalidProductIdentifiers: [String] = []
}

/// A request for a payment.
open class SKPayment: NSObject {
  /// The product's identifier.
  open var productIdentifier: String { product.productIdentifier }
  /// How many are bought.
  open var quantity: Int { 1 }
  private let product: SKProduct

  /// - Parameter product: the product to buy.
  public init(product: SKProduct) { self.product = product }
}

/// A request for a payment that can be changed.
open class SKMutablePayment: SKPayment {
  /// The product's identifier.
  open override var productIdentifier: String {
    get { identifier ?? super.productIdentifier }
    set { identifier = newValue }
  }
  /// How many are bought (default: 1).
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  /// The name of the person in the program; nil: none.
  open var applicationUsername: String?
  /// Whether the store plays a purchase that a person asks somebody for.
  open var simulatesAskToBuyInSandbox = false
  private var identifier: String?
  private var count = 1
}

/// Why the store fails.
public struct SKError: CustomNSError, Hashable, Sendable {
  /// The kinds of failures.
  public enum Code: Int, Sendable {
    /// Another failure.
    case unknown
    /// The client may not buy.
    case clientInvalid
    /// The person has cancelled.
    case paymentCancelled
    /// The payment has a fault.
    case paymentInvalid
    /// Payments are not allowed.
    case paymentNotAllowed
  }

  /// The kind.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "SKErrorDomain"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// - Parameter code: the kind.
  public init(_ code: Code) { self.code = code }

  /// The person has cancelled.
  public static let paymentCancelled = Code.paymentCancelled
  /// Another failure.
  public static let unknown = Code.unknown
  /// The client may not buy.
  public static let clientInvalid = Code.clientInvalid
  /// The payment has a fault.
  public static let paymentInvalid = Code.paymentInvalid
  /// Payments are not allowed.
  public static let paymentNotAllowed = Code.paymentNotAllowed
}

extension SKError.Code {
  /// Whether an error is of the kind, for `catch` and `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? SKError)?.code == code }
}

/// The state of a payment.
public enum SKPaymentTransactionState: Int, Sendable {
  /// It is under way, has ended, has failed, was made before, or waits for somebody.
  case purchasing, purchased, failed, restored, deferred
}

/// A payment with its state. There are none.
public final class SKPaymentTransaction: NSObject {
  /// The state.
  public let transactionState = SKPaymentTransactionState.failed
  /// The payment.
  public let payment = SKPayment(product: SKProduct())
  /// Why it failed.
  public let error: (any Error)? = SKError(.unknown)
  /// The identifier; nil: nothing was bought.
  public var transactionIdentifier: String? { nil }
  /// The first purchase; nil: nothing was bought before.
  public var original: SKPaymentTransaction? { nil }

}

/// Is told of payments.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Payments have changed their states.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions: [SKPaymentTransaction])
}

/// The payments of a program. No effect: nothing can be bought.
public final class SKPaymentQueue: NSObject, Sendable {
  private static let shared = SKPaymentQueue()

  /// Returns the queue of the program.
  public class func `default`() -> SKPaymentQueue { shared }
  /// Returns false: nothing can be bought.
  public class func canMakePayments() -> Bool { false }

  /// No effect: no payment changes.
  public func add(_ observer: any SKPaymentTransactionObserver) {}
  /// No effect: no payment changes.
  public func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// No effect: nothing can be bought.
  public func add(_ payment: SKPayment) {}
  /// No effect: there are no payments.
  public func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// No effect: nothing was bought before.
  public func restoreCompletedTransactions() {}
}
