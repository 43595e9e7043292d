import Foundation

/// A unit that durations are written in.
struct DurationUnit: Sendable {
  let component: Calendar.Component
  let flag: NSCalendar.Unit
  /// "hour", "hr" and "h".
  let name: String
  let short: String
  let letter: String
  /// Whether it is a default unit.
  var isUsual = true

  /// All units, the longest first.
  static let all = [
    DurationUnit(component: .year, flag: .year, name: "year", short: "yr", letter: "y"),
    DurationUnit(component: .month, flag: .month, name: "month", short: "mo", letter: "mo"),
    DurationUnit(
      component: .weekOfMonth, flag: .weekOfMonth, name: "week", short: "wk", letter: "w"),
    DurationUnit(component: .day, flag: .day, name: "day", short: "day", letter: "d"),
    DurationUnit(component: .hour, flag: .hour, name: "hour", short: "hr", letter: "h"),
    DurationUnit(component: .minute, flag: .minute, name: "minute", short: "min", letter: "m"),
    DurationUnit(component: .second, flag: .second, name: "second", short: "sec", letter: "s"),
    DurationUnit(
      component: .nanosecond, flag: .nanosecond, name: "nanosecond", short: "ns", letter: "ns",
      isUsual: false),
  ]
}

/// A number of units.
struct DurationPart {
  let unit: DurationUnit
  let count: Int

  /// Returns the number with the unit's name.
  func words(_ style: DateComponentsFormatter.UnitsStyle) -> String {
    let name = count == 1 ? unit.name : unit.name + "s"
    switch style {
    case .positional: return String(count)
    case .abbreviated: return "\(count)\(unit.letter)"
    case .brief: return "\(count)\(unit.short)"
    case .short: return "\(count) \(unit.short)"
    case .full: return "\(count) \(name)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .spellOut
      return (formatter.string(from: NSNumber(value: count)) ?? String(count)) + " " + name
    }
  }
}
