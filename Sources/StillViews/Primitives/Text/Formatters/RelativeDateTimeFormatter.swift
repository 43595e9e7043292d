public import Foundation

/// How far a date is from another, in words: "in 5 minutes", "yesterday".
///
/// Foundation has the type on Apple's platforms only.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Unchecked because its properties are as free as Foundation's: a formatter is set up before it is shared.

  /// Whether some spans have names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// Whether "yesterday" and the like are used where there is such a word.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written; in full unless set.
  open var unitsStyle = UnitsStyle.full
  /// How long days and months are.
  open var calendar: Calendar! = Calendar.current
  /// The locale of the text.
  open var locale: Locale! = Locale.current

  public override init() { super.init() }

  /// As `Formatter` has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats the distance of a date from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Formats a span of seconds; negative ones are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale, calendar: calendar)
    // The style reads the present time, so the date is kept a tenth of a second away from the limits of units.
    let edge = timeInterval < 0 ? -0.1 : 0.1
    return style.format(Date.now.addingTimeInterval(timeInterval + edge))
  }

  /// Formats the span of components from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date.now
    let date = calendar.date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date.now) }
  }
}
