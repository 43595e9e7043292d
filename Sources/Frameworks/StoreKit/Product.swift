public import Foundation

/// Something that is sold. The store is empty: no product is found.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kind of product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Kept.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// Kept for a time.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// Kept until it is ended.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name.
  public let displayName: String
  /// The description.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price as a text.
  public let displayPrice: String
  /// The format of the price: in US dollars, as there is no store that names another currency.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// The subscription; nil: it is none.
  public let subscription: SubscriptionInfo?

  /// A subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The name of the group.
    public let subscriptionGroupID: String
    /// The length of a period.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The first offer; nil: none.
    public let introductoryOffer: SubscriptionOffer?
    /// The states of the group's subscriptions: none.
    public var status: [Status] { get async throws { [] } }
    /// Whether the first offer may be taken: always, as nothing was bought.
    public var isEligibleForIntroOffer: Bool { get async { true } }

    /// Returns the states of a group's subscriptions: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// The state of a subscription. There are none.
    public struct Status: Hashable, Sendable {
      /// The state.
      public let state: RenewalState
      /// The purchase.
      public let transaction: VerificationResult<Transaction>
      /// The renewal.
      public let renewalInfo: VerificationResult<RenewalInfo>
    }

    /// The state of a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// In force.
      public static let subscribed = RenewalState(rawValue: 1)
      /// Over.
      public static let expired = RenewalState(rawValue: 2)
      /// Not paid, and tried again.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// Not paid, and still in force.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// Taken back.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// The future of a subscription.
    public struct RenewalInfo: Hashable, Sendable {
      /// Whether it is renewed.
      public let willAutoRenew: Bool
      /// The name of the product that is in force.
      public let currentProductID: String
      /// The name of the next product; nil: none.
      public let autoRenewPreference: String?
      /// The date of the renewal; nil: none.
      public let renewalDate: Date?
    }
  }

  /// A length of time.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable {
      /// A day, a week, a month, or a year.
      case day, week, month, year
    }

    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int
    /// The period for people who look for faults.
    public var debugDescription: String { "\(value) \(unit)" }
  }

  /// An offer for a subscription.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The price.
    public let price: Decimal
    /// The price as a text.
    public let displayPrice: String
    /// The length.
    public let period: SubscriptionPeriod
  }

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String

    /// The name of the buyer.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: token.uuidString)
    }
  }

  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    /// Bought.
    case success(VerificationResult<Transaction>)
    /// Ended by the person, or not yet decided.
    case userCancelled, pending
  }

  /// Returns no products: the store is empty.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// The purchase that is in force: none.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  /// The last purchase: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

  /// Returns that the purchase was ended.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

/// A value with a signature.
public enum VerificationResult<SignedType> {
  /// The signature is wrong.
  case unverified(SignedType, any Error)
  /// The signature is right.
  case verified(SignedType)

  /// The value; throws where the signature is wrong.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, without a look at the signature.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

extension VerificationResult: Equatable where SignedType: Equatable {
  /// Whether both have the same value, and the same result of the check.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.verified(let a), .verified(let b)): a == b
    case (.unverified(let a, _), .unverified(let b, _)): a == b
    default: false
    }
  }
}

extension VerificationResult: Hashable where SignedType: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(unsafePayloadValue) }
}

/// A purchase. There are none.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  /// The name of the product.
  public let productID: String
  /// The kind of product.
  public let productType: Product.ProductType
  /// The time of the purchase.
  public let purchaseDate: Date
  /// The time of the first purchase of the same.
  public var originalPurchaseDate: Date { purchaseDate }
  /// The end; nil: none.
  public let expirationDate: Date?
  /// The time at which it was taken back; nil: it was not.
  public let revocationDate: Date?
  /// The reason for which it was taken back; nil: none.
  public let revocationReason: RevocationReason?
  /// The number of products.
  public let purchasedQuantity: Int
  /// The number of the first purchase.
  public let originalID: UInt64
  /// Whether a later purchase takes its place.
  public let isUpgraded: Bool
  /// The name of the group; nil: no subscription.
  public let subscriptionGroupID: String?
  /// The account of the program that paid: nil, as there are no purchases.
  public var appAccountToken: UUID? { nil }

  /// A reason for which a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A fault of the program.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Something else.
    public static let other = RevocationReason(rawValue: 0)
    /// The reason as a text.
    public var localizedDescription: String { self == .developerIssue ? "App issue" : "Other" }
  }

  /// Purchases as a sequence, which is empty.
  public struct Transactions: AsyncSequence, Sendable {
    /// An iterator that ends at once.
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  /// New purchases: none.
  public static var updates: Transactions { Transactions() }
  /// Purchases that are in force: none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// Purchases that have not been finished: none.
  public static var unfinished: Transactions { Transactions() }
  /// All purchases: none.
  public static var all: Transactions { Transactions() }

  /// Returns nil: there is no purchase.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// No effect: there is no store.
  public func finish() async {}
}

/// The store.
public enum AppStore {
  /// No effect: there is no store.
  public static func sync() async throws {}

  /// Whether purchases are allowed: never.
  public static var canMakePayments: Bool { false }

  /// No effect: nobody is asked.
  @MainActor public static func requestReview(in scene: Any) {}
  /// No effect: there are no subscriptions.
  @MainActor public static func showManageSubscriptions(
    in scene: Any, subscriptionGroupID: String? = nil
  ) async throws {}
  /// No effect: there are no codes.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: Any) async throws {}
}

/// Problems of the store.
public enum StoreKitError: Error, Sendable {
  /// Not known, ended by the person, no network, not available here, not entitled, or not supported.
  case unknown, userCancelled, networkError, notAvailableInStorefront, notEntitled, unsupported
}
