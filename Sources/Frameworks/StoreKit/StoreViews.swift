// swift-format-ignore-file: UseSynthesizedInitializer

@_exported public import SwiftUI

/// Ends with a request for a review. No effect: nobody is asked.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// No effect: nobody is asked.
  public func callAsFunction() {}
}

/// Buys a product.
@MainActor public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Returns that the purchase was ended.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}

extension EnvironmentValues {
  /// The action that asks for a review. No effect: nobody is asked.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// The action that buys a product: the purchase is ended at once.
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// The ground of views of the store without products.
private struct EmptyStore: View {
  let symbol: String
  let title: String

  var body: some View {
    ContentUnavailableView(
      title, systemImage: symbol,
      description: Text("The store is not available.")
    )
    .warns(["shows no products: there is no store"])
  }
}

/// A product of the store: none is found.
public struct ProductView<Icon: View>: View {
  private let icon: Icon
  private let name: String

  /// A product by its name, with an icon.
  public init(
    id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {
    self.icon = icon()
    name = productID
  }

  /// A product with an icon.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {
    self.icon = icon()
    name = product.displayName
  }

  @MainActor public var body: some View {
    HStack(spacing: 12) {
      icon
      Text(name).frame(maxWidth: .infinity, alignment: .leading)
      Text("—").foregroundStyle(.secondary)
    }
    .padding()
    .warns(["shows no price: there is no store"])
  }
}

extension ProductView where Icon == EmptyView {
  /// A product by its name.
  public init(id productID: String, prefersPromotionalIcon: Bool = false) {
    self.init(id: productID) { EmptyView() }
  }
}

/// Products of the store: none are found.
public struct StoreView: View {
  /// Products by their names.
  public init<IDs: Collection>(ids productIDs: IDs, prefersPromotionalIcon: Bool = false)
  where IDs.Element == String {}

  /// Products.
  public init<Products: Collection>(
    products: Products, prefersPromotionalIcon: Bool = false
  ) where Products.Element == Product {}

  @MainActor public var body: some View {
    EmptyStore(symbol: "bag", title: "Store")
  }
}

/// The choice of a subscription: none is found. The marketing content is shown above.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// The subscriptions of a group, below a view.
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }

  /// Subscriptions by their names, below a view.
  public init<IDs: Collection>(
    productIDs: IDs, @ViewBuilder marketingContent: () -> Content
  ) where IDs.Element == String {
    content = marketingContent()
  }

  @MainActor public var body: some View {
    VStack {
      content
      EmptyStore(symbol: "repeat.circle", title: "Subscription")
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// The subscriptions of a group.
  public init(groupID: String) {
    self.init(groupID: groupID) { EmptyView() }
  }

  /// Subscriptions by their names.
  public init<IDs: Collection>(productIDs: IDs) where IDs.Element == String {
    self.init(productIDs: productIDs) { EmptyView() }
  }
}

/// The kind of a button beside a store.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  /// To close.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// To get back purchases.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// To read the rules.
  public static let policies = StoreButtonKind(name: "policies")
  /// To enter a code.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// To sign in.
  public static let signIn = StoreButtonKind(name: "signIn")
}

/// The look of a product.
public struct AnyProductViewStyle: Sendable {
  /// Chosen by the system.
  public static let automatic = AnyProductViewStyle()
  /// Small.
  public static let compact = AnyProductViewStyle()
  /// Middling.
  public static let regular = AnyProductViewStyle()
  /// Large.
  public static let large = AnyProductViewStyle()
}

extension View {
  /// No effect: no product is found.
  nonisolated public func productViewStyle(_ style: AnyProductViewStyle) -> some View { self }

  /// No effect: there is no store.
  nonisolated public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View { self }

  /// No effect: nothing can be bought.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }

  /// No effect: nothing can be bought.
  nonisolated public func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }

  /// Presents the subscriptions of a person. Warns where they would be shown: there is no store.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    lacks("manageSubscriptionsSheet", "there is no store", if: isPresented.wrappedValue)
  }

  /// Presents the subscriptions of a group. Warns where they would be shown: there is no store.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View {
    lacks("manageSubscriptionsSheet", "there is no store", if: isPresented.wrappedValue)
  }

  /// No effect: there is no store.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action:
      @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async ->
      Void
  ) -> some View { task(priority: priority) { await action(.success([])) } }

  /// No effect: there is no store.
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action:
      @escaping @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async ->
      Void
  ) -> some View { task(priority: priority) { await action(.success(nil)) } }

  /// Presents a field for a code. Warns where it would be shown: there is no store.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    lacks("offerCodeRedemption", "there is no store", if: isPresented.wrappedValue)
  }

  /// Presents the page of a program. Warns where it would be shown: there is no store.
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    lacks("appStoreOverlay", "there is no store", if: isPresented.wrappedValue)
  }
}

/// The state of a question to the store.
public enum EntitlementTaskState<Value>: Sendable where Value: Sendable {
  /// Asked.
  case loading
  /// Not answered.
  case failure(any Error)
  /// Answered.
  case success(Value)

  /// The answer; nil: none yet.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  /// Returns the state of an answer made of this one.
  public func map<Mapped: Sendable>(_ transform: (Value) -> Mapped) -> EntitlementTaskState<Mapped>
  {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(transform(value))
    }
  }
}

/// The page of a program.
public enum SKOverlay {
  /// Settings of the page.
  open class Configuration {}

  /// The page of a program of the store.
  public final class AppConfiguration: Configuration {
    /// The page of a program by its number.
    public init(appIdentifier: String, position: Position) {}
  }

  /// The page of the whole program that a clip belongs to.
  public final class AppClipConfiguration: Configuration {
    /// The page of the program.
    public init(position: Position) {}
  }

  /// The place of the page.
  public enum Position: Int, Sendable {
    /// At the bottom, or above a bar there.
    case bottom, bottomRaised
  }
}

/// The request for a review of older code.
public enum SKStoreReviewController {
  /// No effect: nobody is asked.
  public static func requestReview() {}
  /// No effect: nobody is asked.
  public static func requestReview(in windowScene: UIWindowScene) {}
}
