public import Foundation
public import UIKit

/// A payment. None is made.
open class PKPayment: NSObject {
  /// Proof for the shop's bank.
  public let token = PKPaymentToken()
}

/// Proof of a payment for a bank. There is none.
open class PKPaymentToken: NSObject {
  /// Empty: nothing is paid.
  open var paymentData: Data { Data() }
  /// Empty: nothing is paid.
  open var transactionIdentifier: String { "" }
}

/// The end of a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// Paid or not.
  case success, failure
}

/// The end of a payment, with the shop's errors.
open class PKPaymentAuthorizationResult: NSObject {
  /// Paid or not.
  open var status: PKPaymentAuthorizationStatus
  /// The shop's errors.
  open var errors: [any Error]?

  /// The end of a payment.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors
  }
}

/// Lets a person pay. Nobody does: its delegate is never told.
open class PKPaymentAuthorizationController: NSObject {
  /// Never told of anything.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  /// Lets a person pay a bill.
  public init(paymentRequest request: PKPaymentRequest) {}

  /// False: no device can pay here.
  open class func canMakePayments() -> Bool { false }
  /// False: no device can pay here.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  /// Shows nothing, and calls a closure with false.
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  /// Calls a closure: nothing is shown.
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

/// Is told of a payment; never here.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  /// A person allowed the payment.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// The page was closed.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

extension PKPaymentAuthorizationControllerDelegate {
  /// Fails.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// Lets a person pay, as a page. It is white.
@MainActor @preconcurrency open class PKPaymentAuthorizationViewController: UIViewController {
  /// Never told of anything.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  /// Nil: no device can pay here.
  public init?(paymentRequest request: PKPaymentRequest) { return nil }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// False: no device can pay here.
  open class func canMakePayments() -> Bool { false }
  /// False: no device can pay here.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
}

/// Is told of a payment; never here.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate:
  NSObjectProtocol
{
  /// A person allowed the payment.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// The page was closed.
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
}

extension PKPaymentAuthorizationViewControllerDelegate {
  /// Fails.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// A ticket or card. None is read.
open class PKPass: NSObject {
  /// Throws an error: tickets are not read.
  public init(data: Data) throws {
    throw CocoaError(.featureUnsupported)
  }
}

/// The tickets and cards of a person. There are none.
open class PKPassLibrary: NSObject {
  /// No tickets and no cards.
  public override init() {}

  /// False: no device has tickets here.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Empty: there are none.
  open func passes() -> [PKPass] { [] }
  /// False: there are none.
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
