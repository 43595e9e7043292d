/// An identifier that distinguishes objects of one type.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let object: ObjectIdentifier?
  private let number: Int

  /// An identifier that no other thing has.
  public init() {
    object = nil
    number = Int.random(in: .min ... .max)
  }

  /// The identifier of an object, as long as it lives.
  public init(_ object: AnyObject) {
    self.object = ObjectIdentifier(object)
    number = 0
  }

  public var description: String {
    object.map { "0x" + String(UInt(bitPattern: $0), radix: 16) }
      ?? "0x" + String(UInt(bitPattern: number), radix: 16)
  }
}

/// A type with an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// Tells it apart from others of its kind.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more values.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscriptions.
public enum Subscriptions {
  /// The subscription to a publisher that has nothing to say.
  public static var empty: any Subscription { EmptySubscription() }

  private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
