public import Foundation

/// A value along an axis, as the content of `AxisMarks` gets it.
public struct AxisValue {
  /// The place of the value among the values of the axis, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int
  package let datum: _Datum
  package let automaticFormat: AxisFormat

  /// The value as a type; nil if it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? { P(datum: datum) }
}

/// How the labels of an axis are written unless they say so themselves (rule CH3.4).
package enum AxisFormat: Equatable, Sendable {
  case number(decimals: Int)
  /// Shares of stacks that are normalized.
  case percent(decimals: Int)
  /// By the step of the axis.
  case date(DateTicks.Step)
  case category

  /// The words of a value.
  package func words(
    _ datum: _Datum, locale: Locale, calendar: Calendar, timeZone: TimeZone
  ) -> String {
    switch (self, datum) {
    case (.percent(let decimals), .number(let value)):
      return value.formatted(
        FloatingPointFormatStyle<Double>.Percent(locale: locale)
          .precision(.fractionLength(decimals)))
    case (.number(let decimals), .number(let value)):
      return value.formatted(
        FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(decimals)))
    case (_, .number(let value)):
      return value.formatted(FloatingPointFormatStyle<Double>(locale: locale))
    case (_, .category(let name)): return name
    case (_, .date(let seconds)):
      let unit: Calendar.Component = if case .date(let step) = self { step.unit } else { .day }
      var style = AxisFormat.style(unit).locale(locale)
      style.calendar = calendar
      style.timeZone = timeZone
      return Date(timeIntervalSinceReferenceDate: seconds).formatted(style)
    }
  }

  private static func style(_ unit: Calendar.Component) -> Date.FormatStyle {
    switch unit {
    case .second: .dateTime.hour().minute().second()
    case .minute: .dateTime.hour().minute()
    case .hour: .dateTime.hour()
    case .month, .quarter: .dateTime.month(.abbreviated)
    case .year, .yearForWeekOfYear, .era: .dateTime.year()
    default: .dateTime.month(.abbreviated).day()
    }
  }
}

/// The values that an axis shows (rule CH3.1).
public struct AxisMarkValues: CustomStringConvertible {
  package enum Kind {
    case automatic(count: Int?, minimum: Double?)
    case stride(Double)
    case calendar(DateTicks.Step, Calendar?)
    case values([_Datum])
  }

  package let kind: Kind
  package var roundsLower: Bool?
  package var roundsUpper: Bool?

  public var description: String {
    switch kind {
    case .automatic: "automatic"
    case .stride(let step): "stride by \(step)"
    case .calendar(let step, _): "stride by \(step.count) \(step.unit)"
    case .values(let values): "\(values.count) values"
    }
  }

  /// Values that suit the domain and the length of the axis.
  public static var automatic: AxisMarkValues { automatic() }

  /// About as many values as wanted.
  ///
  /// - Parameters:
  ///   - roundLowerBound: Whether an automatic domain begins at a value (default: it does for numbers).
  ///   - roundUpperBound: Whether an automatic domain ends at a value (default: it does for numbers).
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimum: nil), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// About as many values as wanted, no closer than a step.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimum: Double(minimumStride)),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The multiples of a step.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The starts of units of a calendar (default: the environment's calendar).
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .calendar(DateTicks.Step(component, count), calendar), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
}
