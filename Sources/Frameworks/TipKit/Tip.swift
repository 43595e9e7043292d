@_exported public import Foundation
public import SwiftUI

/// A value that conditions of tips ask for.
@propertyWrapper public struct Parameter<Value> {
  /// The value.
  public var wrappedValue: Value
  /// The wrapper itself, which conditions name.
  public var projectedValue: Parameter<Value> { self }

  /// A value that conditions ask for. Nothing checks them: tips are shown.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Parameter: Sendable where Value: Sendable {}

/// A hint for people.
public protocol Tip: Identifiable, Sendable {
  /// The first line.
  var title: Text { get }
  /// The words below (default: none).
  var message: Text? { get }
  /// The picture (default: none).
  var image: Image? { get }
  /// The buttons (default: none).
  @Tips.ActionBuilder var actions: [Action] { get }
  /// The conditions (default: none). Nothing checks them: tips are shown.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// The settings (default: none).
  @Tips.OptionBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// A condition of a tip.
  public typealias Rule = Tips.Rule
  /// A setting of a tip.
  public typealias Option = any TipOption
  /// An event that a condition counts.
  public typealias Event = Tips.Event
  /// The number of times that a tip is shown.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Whether a tip is shown more often than others.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }
  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  /// Whether it is shown: always available.
  public var status: Tips.Status { .available }
  /// Whether it is shown: always.
  public var shouldDisplay: Bool { true }

  /// No effect: tips are shown in each case.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// A setting of a tip.
public protocol TipOption: Sendable {}

/// A condition on a value.
@freestanding(expression)
public macro Rule<Value>(
  _ parameter: Parameter<Value>, _ condition: (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "StillframeMacros", type: "RuleMacro")

/// A condition on the times of an event.
@freestanding(expression)
public macro Rule(
  _ event: Tips.Event, _ condition: (Tips.Event) -> Bool
) -> Tips.Rule = #externalMacro(module: "StillframeMacros", type: "RuleMacro")

extension [Tips.Event.Donation] {
  /// A stretch of time that ends now.
  public enum Period: Sendable {
    /// An hour, a day, or a week.
    case hour, day, week
    /// Several hours.
    case hours(Int)
    /// Several days.
    case days(Int)
    /// Several weeks.
    case weeks(Int)
  }

  /// Returns the times within a stretch: none.
  public func donatedWithin(_ period: Period) -> Self { [] }
}

/// The tips of a program.
public enum Tips {
  /// The state of a tip.
  public enum Status: Hashable, Sendable {
    /// Not shown yet, or shown.
    case pending, available
    /// Not shown any more.
    case invalidated(InvalidationReason)
  }

  /// The reason why a tip is not shown any more.
  public enum InvalidationReason: Hashable, Sendable {
    /// Its action was done, it was closed, or shown too often.
    case actionPerformed, tipClosed, displayCountExceeded
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    let title: String
    let perform: @Sendable () -> Void

    /// A button with a title.
    public init(
      id: String? = nil, title: String, perform: @escaping @Sendable () -> Void = {}
    ) {
      self.id = id ?? title
      self.title = title
      self.perform = perform
    }
  }

  /// A condition. Nothing checks it: tips are shown.
  public struct Rule: Sendable {
    /// A condition; the macro `#Rule` makes one.
    public init() {}
  }

  /// An event that a condition counts.
  public struct Event: Sendable {
    /// The name.
    public let id: String

    /// An event by its name.
    public init(id: String) {
      self.id = id
    }

    /// The times of the event: none.
    public var donations: [Donation] { [] }

    /// One time of the event.
    public struct Donation: Hashable, Sendable {
      /// The time.
      public let date: Date
    }

    /// No effect: nothing counts events.
    public func donate() async {}
    /// No effect: nothing counts events.
    public func sendDonation() {}
  }

  /// The number of times that a tip is shown. No effect: tips are shown.
  public struct MaxDisplayCount: TipOption {
    /// A number of times.
    public init(_ count: Int) {}
  }

  /// Whether a tip is shown more often than others. No effect: tips are shown.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Whether it is.
    public init(_ value: Bool) {}
  }

  /// Settings of all tips.
  public struct ConfigurationOption: Sendable {
    /// The time between two tips.
    public enum DisplayFrequency: Hashable, Sendable {
      /// None, an hour, a day, a week, or a month.
      case immediate, hourly, daily, weekly, monthly
    }

    /// The place of the data.
    public enum DatastoreLocation: Hashable, Sendable {
      /// The usual one.
      case applicationDefault
    }

    /// Sets the time between two tips. No effect: tips are shown.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }

    /// Sets the place of the data. No effect: there is none.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
  }

  /// No effect: tips are shown in each case.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// No effect: tips are shown in each case.
  public static func resetDatastore() throws {}
  /// No effect: tips are shown in each case.
  public static func showAllTipsForTesting() {}

  /// Puts buttons together.
  @resultBuilder public enum ActionBuilder {
    /// Accepts a button.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Accepts several buttons.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// Joins buttons in their order.
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    /// An `if` without `else`.
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
  }

  /// Puts conditions together.
  @resultBuilder public enum RuleBuilder {
    /// Accepts a condition.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// Accepts several conditions.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// Joins conditions.
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
  }

  /// Puts settings together.
  @resultBuilder public enum OptionBuilder {
    /// Accepts a setting.
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// Accepts several settings.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// Joins settings.
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] {
      parts.flatMap { $0 }
    }
  }
}
