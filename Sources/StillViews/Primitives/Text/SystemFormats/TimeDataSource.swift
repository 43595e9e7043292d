public import Foundation
import StillViewGraph

/// A time-dependent value of a text: the present date, or its distance from another.
public struct TimeDataSource<Value>: Sendable {
  fileprivate let kind: Kind
  let value: @Sendable (Date) -> Value
}

/// The identity of a source among those with values of one type.
private enum Kind: Hashable, Sendable {
  case now
  case starting(at: Date)
  case ending(at: Date)
  case offset(to: Date)
}

extension TimeDataSource where Value == Date {
  /// The present date: that of `simulatedDate(_:)` (default: the moment at which the picture is made).
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(kind: .now) { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// Returns the range from a date until now; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .starting(at: date)) { date..<max(date, $0) }
  }

  /// Returns the range from now until a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .ending(at: date)) { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// Returns the time since a date; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(kind: .offset(to: date)) { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  /// A time-dependent value in a format, which follows the clock.
  public init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(.value(RunningValue(source: source, format: format)))
  }

  /// A time-dependent value in a format, which follows the clock.
  public init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == String {
    self.init(.value(RunningValue(source: source, format: format)))
  }
}

/// Unchecked because formats do not promise it: they are values, which are only read here.
private struct RunningValue<V, F: DiscreteFormatStyle>: TextValue, @unchecked Sendable
where F.FormatInput == V {
  let source: TimeDataSource<V>
  let format: F

  func words(in environment: EnvironmentValues) -> TextString {
    let words = format.suited(to: environment).format(source.value(environment.now))
    return (words as? AttributedString).map { .attributed($0) } ?? .plain(words as? String ?? "")
  }

  var readsClock: Bool { true }

  func nextChange(in environment: EnvironmentValues) -> Date? {
    let now = environment.now
    guard V.self == Date.self else { return now.addingTimeInterval(1) }
    return format.discreteInput(after: source.value(now)).flatMap { $0 as? Date }
  }
  static func == (a: RunningValue, b: RunningValue) -> Bool {
    a.source.kind == b.source.kind && a.format == b.format
  }
}
