/// Receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that it receives.
  associatedtype Input
  /// The type of the errors that it can be told of.
  associatedtype Failure: Error

  /// The publisher has taken the subscriber on; it publishes when asked to.
  func receive(subscription: any Subscription)

  /// A value; what is returned asks for more.
  func receive(_ input: Input) -> Subscribers.Demand

  /// There are no more values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value that says nothing but that it came.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of subscribers.
public enum Subscribers {
  /// How a publisher ended.
  @frozen public enum Completion<Failure: Error> {
    /// All values have come, without an error.
    case finished
    /// No more values come, because of an error.
    case failure(Failure)
  }

  /// How many values a subscriber wants.
  @frozen public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// Nil: as many as there are.
    private let count: UInt?

    private init(count: UInt?) {
      self.count = count
    }

    /// As many as there are.
    public static let unlimited = Demand(count: nil)

    /// None.
    public static let none = Demand(count: 0)

    /// So many. Fewer than none is a mistake of the caller's.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative: \(value)")
      return Demand(count: UInt(value))
    }

    /// The number; nil when it is unlimited.
    public var max: Int? { count.map { Int(clamping: $0) } }

    public var description: String { count.map { "max(\($0))" } ?? "unlimited" }

    /// The sum, which is unlimited where either is.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let x = a.count, let y = b.count else { return .unlimited }
      let (sum, overflow) = x.addingReportingOverflow(y)
      return overflow ? .unlimited : Demand(count: sum)
    }

    /// Asks for more.
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    /// The sum of a demand and a number.
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    /// Asks for more.
    public static func += (a: inout Demand, b: Int) { a = a + b }

    /// So many times a demand, which must not be less than 0 times.
    public static func * (a: Demand, b: Int) -> Demand {
      guard let x = a.count else { return b == 0 ? .none : .unlimited }
      precondition(b >= 0, "a demand is not negative: \(b)")
      let (product, overflow) = x.multipliedReportingOverflow(by: UInt(b))
      return overflow ? .unlimited : Demand(count: product)
    }

    /// What is left; none at the least.
    public static func - (a: Demand, b: Demand) -> Demand {
      guard let x = a.count else { return .unlimited }
      guard let y = b.count else { return .none }
      return Demand(count: x > y ? x - y : 0)
    }

    /// Asks for less.
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    /// A demand without a number of values; never less than none.
    public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
    /// Asks for less.
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    public static func < (a: Demand, b: Demand) -> Bool {
      guard let x = a.count else { return false }
      guard let y = b.count else { return true }
      return x < y
    }

    /// Whether so many values are wanted, and not all.
    public static func == (a: Demand, b: Int) -> Bool { a == .max(b) }
    /// Whether more values are wanted than a number.
    public static func > (a: Demand, b: Int) -> Bool { a > .max(b) }
    /// Whether at least so many values are wanted.
    public static func >= (a: Demand, b: Int) -> Bool { a >= .max(b) }
    /// Whether fewer values are wanted than a number.
    public static func < (a: Demand, b: Int) -> Bool { a < .max(b) }
    /// Whether at most so many values are wanted.
    public static func <= (a: Demand, b: Int) -> Bool { a <= .max(b) }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// The same end, a failure translated.
  func mapError<NewFailure: Error>(
    _ transform: (Failure) -> NewFailure
  ) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }

  /// The same end of something that may fail in any way.
  func eraseError() -> Subscribers.Completion<any Error> { mapError { $0 } }
}
