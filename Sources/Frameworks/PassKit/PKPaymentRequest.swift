// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A kind of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// American Express.
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  /// Discover.
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  /// JCB.
  public static let JCB = PKPaymentNetwork(rawValue: "JCB")
  /// Maestro.
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
  /// Mastercard.
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  /// UnionPay.
  public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
  /// Visa.
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
}

/// Ways of paying that a shop takes.
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// By 3-D Secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  /// By EMV.
  public static let emv = PKMerchantCapability(rawValue: 2)
  /// By credit cards.
  public static let credit = PKMerchantCapability(rawValue: 4)
  /// By debit cards.
  public static let debit = PKMerchantCapability(rawValue: 8)
  /// By 3-D Secure.
  public static let capability3DS = threeDSecure
  /// By EMV.
  public static let capabilityEMV = emv
  /// By credit cards.
  public static let capabilityCredit = credit
  /// By debit cards.
  public static let capabilityDebit = debit
}

/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// It is, or not yet.
  case final, pending
}

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
  /// The words.
  open var label: String
  /// The amount in the bill's currency.
  open var amount: NSDecimalNumber
  /// Whether the amount is known (default: final).
  open var type: PKPaymentSummaryItemType

  /// A line of a bill.
  public init(
    label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final
  ) {
    self.label = label
    self.amount = amount
    self.type = type
  }
}

/// A way of sending goods, with its price.
open class PKShippingMethod: PKPaymentSummaryItem {
  /// The name by which the shop knows it; nil: none.
  open var identifier: String?
  /// Further words; nil: none.
  open var detail: String?
}

/// A fact about a person that a shop may ask for.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The address.
  public static let postalAddress = PKContactField(rawValue: "post")
  /// The address of e-mails.
  public static let emailAddress = PKContactField(rawValue: "email")
  /// The number of the telephone.
  public static let phoneNumber = PKContactField(rawValue: "phone")
  /// The name.
  public static let name = PKContactField(rawValue: "name")
}

/// A bill, and how it may be paid.
open class PKPaymentRequest: NSObject {
  /// The shop's identifier.
  open var merchantIdentifier = ""
  /// The country of the shop, of two letters.
  open var countryCode = ""
  /// The currency, of three letters.
  open var currencyCode = ""
  /// The kinds of cards.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// The ways of paying.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The lines; the last one is the sum.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// The ways of sending; nil: none.
  open var shippingMethods: [PKShippingMethod]?
  /// Facts about the payer.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// Facts about the receiver.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// Data of the shop; nil: none.
  open var applicationData: Data?

  /// An empty bill.
  public override init() {}
}
