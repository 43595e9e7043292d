public import Foundation

extension SystemFormatStyle {
  /// How far one moment is from another: "2 hours, 5 minutes".
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    static let standardFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ]

    var anchor: Date
    var fields: Set<Date.ComponentsFormatStyle.Field>
    var maxFieldCount: Int
    var sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var calendar = Calendar.autoupdatingCurrent
    var locale = Locale.autoupdatingCurrent

    /// The distance from a date.
    ///
    /// - Parameters:
    ///   - allowedFields: The units that may be used.
    ///   - maxFieldCount: How many of them are shown at most, the largest first.
    ///   - sign: Whether a sign tells which of both comes first.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields
      self.maxFieldCount = max(1, maxFieldCount)
      self.sign = sign
    }

    /// Formats the distance from the anchor; later moments are positive.
    public func format(_ value: Date) -> AttributedString {
      let isLater = value >= anchor
      let (start, end) = isLater ? (anchor, value) : (value, anchor)
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      formatter.calendar = calendar
      formatter.allowedUnits = NSCalendar.Unit(fields.map(\.unit))
      formatter.maximumUnitCount = maxFieldCount
      let words = formatter.string(from: start, to: end) ?? ""
      let prefix = isLater ? (sign == .always() ? "+" : "") : (sign == .never ? "" : "-")
      return AttributedString(prefix + words)
    }

    /// Returns the format in another locale.
    public func locale(_ locale: Locale) -> DateOffset {
      var result = self
      result.locale = locale
      return result
    }

    /// Returns an earlier moment at which the output may differ; nil if there is none.
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

    /// Returns a later moment at which the output may differ; nil if there is none.
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
  }

  /// A date in relation to now: "in 5 minutes" while it is near, and the date itself beyond a threshold.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    static let standardFields: Set<Date.RelativeFormatStyle.Field> = [
      .year, .month, .week, .day, .hour, .minute, .second,
    ]

    var date: Date
    var fields: Set<Date.RelativeFormatStyle.Field>
    var maxFieldCount: Int
    var threshold: Date.RelativeFormatStyle.Field
    var calendar = Calendar.autoupdatingCurrent
    var timeZone = TimeZone.autoupdatingCurrent
    var locale = Locale.autoupdatingCurrent

    /// A reference to a date.
    ///
    /// - Parameters:
    ///   - allowedFields: The units of the distance.
    ///   - maxFieldCount: The maximum number of units. Above two, the date is shown in more detail.
    ///   - thresholdField: The unit from which on the date itself is shown.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      fields = allowedFields
      self.maxFieldCount = max(1, maxFieldCount)
      threshold = thresholdField
    }

    /// Formats the reference at a moment.
    public func format(_ value: Date) -> AttributedString {
      let distance = abs(date.timeIntervalSince(value))
      guard distance.isFinite, distance < threshold.length else {
        return AttributedString(
          date.formatted(
            Date.FormatStyle(
              date: .abbreviated, time: maxFieldCount > 1 ? .shortened : .omitted, locale: locale,
              calendar: calendar, timeZone: timeZone)))
      }
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: fields, presentation: .numeric, unitsStyle: .wide,
        locale: locale, calendar: calendar)
      return AttributedString(style.format(value))
    }

    /// Returns the format in another locale.
    public func locale(_ locale: Locale) -> DateReference {
      var result = self
      result.locale = locale
      return result
    }

    /// Returns an earlier moment at which the output may differ; nil if there is none.
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

    /// Returns a later moment at which the output may differ; nil if there is none.
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
  }
}

extension Date.ComponentsFormatStyle.Field {
  /// The field as calendars have it.
  fileprivate var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }
}

extension Date.RelativeFormatStyle.Field {
  /// About how many seconds the unit has.
  fileprivate var length: TimeInterval {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    default: 1
    }
  }
}
