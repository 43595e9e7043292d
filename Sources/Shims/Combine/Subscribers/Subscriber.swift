/// Receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that it receives.
  associatedtype Input
  /// The type of the errors that it receives.
  associatedtype Failure: Error

  /// Receives the subscription, which publishes on demand.
  func receive(subscription: any Subscription)

  /// Receives a value; returns additional demand.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value of type `Void`.
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
  @frozen public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Nil: as many as there are.
    private let count: UInt?

    private init(count: UInt?) {
      self.count = count
    }

    /// As many as there are.
    public static let unlimited = Demand(count: nil)

    /// None.
    public static let none = Demand(count: 0)

    /// Returns a demand for a number of values. Negative numbers are a programming error.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative: \(value)")
      return Demand(count: UInt(value))
    }

    /// The number; nil when it is unlimited.
    public var max: Int? { count.map { Int(clamping: $0) } }

    public var description: String { count.map { "max(\($0))" } ?? "unlimited" }

    /// Returns the sum, which is unlimited if either is.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let x = a.count, let y = b.count else { return .unlimited }
      let (sum, overflow) = x.addingReportingOverflow(y)
      return overflow ? .unlimited : Demand(count: sum)
    }

    /// Asks for more.
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    /// Returns the sum of a demand and a number.
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    /// Asks for more.
    public static func += (a: inout Demand, b: Int) { a = a + b }

    /// Returns the product of a demand and a number that is not negative.
    public static func * (a: Demand, b: Int) -> Demand {
      guard let x = a.count else { return b == 0 ? .none : .unlimited }
      precondition(b >= 0, "a demand is not negative: \(b)")
      let (product, overflow) = x.multipliedReportingOverflow(by: UInt(b))
      return overflow ? .unlimited : Demand(count: product)
    }

    /// Returns the difference, at least none.
    public static func - (a: Demand, b: Demand) -> Demand {
      guard let x = a.count else { return .unlimited }
      guard let y = b.count else { return .none }
      return Demand(count: x > y ? x - y : 0)
    }

    /// Asks for less.
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    /// Returns the difference of a demand and a number, at least none.
    public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
    /// Asks for less.
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    public static func < (a: Demand, b: Demand) -> Bool {
      guard let x = a.count else { return false }
      guard let y = b.count else { return true }
      return x < y
    }

    /// Returns whether the demand is limited and equals the number.
    public static func == (a: Demand, b: Int) -> Bool { a == .max(b) }
    /// Returns whether the demand is greater than the number.
    public static func > (a: Demand, b: Int) -> Bool { a > .max(b) }
    /// Returns whether the demand is at least the number.
    public static func >= (a: Demand, b: Int) -> Bool { a >= .max(b) }
    /// Returns whether the demand is less than the number.
    public static func < (a: Demand, b: Int) -> Bool { a < .max(b) }
    /// Returns whether the demand is at most the number.
    public static func <= (a: Demand, b: Int) -> Bool { a <= .max(b) }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// Returns the completion with a transformed failure.
  func mapError<NewFailure: Error>(
    _ transform: (Failure) -> NewFailure
  ) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }

  /// Returns the completion with the error's type erased.
  func eraseError() -> Subscribers.Completion<any Error> { mapError { $0 } }
}
