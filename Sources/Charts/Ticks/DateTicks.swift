package import Foundation

/// The choice of moments along an axis of time (rule CH3.3). Pure functions.
package enum DateTicks {
  /// A number of units of a calendar.
  package struct Step: Equatable, Sendable {
    package let unit: Calendar.Component
    package let count: Int

    package init(_ unit: Calendar.Component, _ count: Int) {
      (self.unit, self.count) = (unit, max(count, 1))
    }

    /// About how long it is, in seconds.
    package var seconds: Double {
      let one: Double =
        switch unit {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day, .weekday, .dayOfYear: 86400
        case .weekOfYear, .weekOfMonth: 604_800
        case .month: 2_629_746
        case .quarter: 7_889_238
        case .year, .yearForWeekOfYear: 31_556_952
        case .era: 3.2e10
        default: 1
        }
      return one * Double(count)
    }
  }

  private static let steps: [Step] = [
    Step(.second, 1), Step(.second, 5), Step(.second, 15), Step(.second, 30), Step(.minute, 1),
    Step(.minute, 5), Step(.minute, 15), Step(.minute, 30), Step(.hour, 1), Step(.hour, 3),
    Step(.hour, 6), Step(.hour, 12), Step(.day, 1), Step(.day, 2), Step(.weekOfYear, 1),
    Step(.weekOfYear, 2),
    Step(.month, 1), Step(.month, 3), Step(.month, 6), Step(.year, 1), Step(.year, 2),
    Step(.year, 5), Step(.year, 10), Step(.year, 20), Step(.year, 50), Step(.year, 100),
    Step(.year, 200), Step(.year, 500), Step(.year, 1000),
  ]

  /// The smallest step that gives at most the wanted number of intervals.
  ///
  /// - Parameter least: The unit of the data; shorter steps would divide it.
  package static func step(
    from low: Double, to high: Double, count: Int, least: Calendar.Component? = nil
  ) -> Step {
    let length = high - low
    let shortest = least.map { Step($0, 1).seconds } ?? 0
    for step in steps where step.seconds >= shortest * 0.99 {
      if length / step.seconds <= Double(max(count, 1)) + 0.05 { return step }
    }
    return steps.last ?? Step(.year, 1000)
  }

  /// The moments of a step inside the ends, in seconds, rising; at most `NumberTicks.limit`.
  package static func values(
    from low: Double, to high: Double, by step: Step, calendar: Calendar
  ) -> [Double] {
    guard low.isFinite, high.isFinite, low <= high, high - low < 1e13 else { return [] }
    guard (high - low) / step.seconds < Double(NumberTicks.limit) else { return [] }
    var moment = start(before: low, step, calendar)
    var result: [Double] = []
    var turns = 0
    while moment <= high + 0.0005, turns < NumberTicks.limit * 2 {
      if moment >= low - 0.0005 { result.append(moment) }
      let next = calendar.date(
        byAdding: step.unit, value: step.count,
        to: Date(timeIntervalSinceReferenceDate: moment))
      guard let next, next.timeIntervalSinceReferenceDate > moment else { break }
      moment = next.timeIntervalSinceReferenceDate
      turns += 1
    }
    return result
  }

  /// The last whole step at or before a moment.
  package static func start(before moment: Double, _ step: Step, _ calendar: Calendar) -> Double {
    let date = Date(timeIntervalSinceReferenceDate: moment)
    guard let interval = calendar.dateInterval(of: step.unit, for: date) else { return moment }
    let start = interval.start.timeIntervalSinceReferenceDate
    guard step.count > 1 else { return start }
    let outer: Calendar.Component? =
      switch step.unit {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .month: .year
      case .day: .month
      default: nil
      }
    if let outer, let whole = calendar.dateInterval(of: outer, for: date) {
      let passed =
        calendar.dateComponents([step.unit], from: whole.start, to: interval.start)
        .value(for: step.unit) ?? 0
      let back = passed % step.count
      let moved = calendar.date(byAdding: step.unit, value: -back, to: interval.start)
      return moved?.timeIntervalSinceReferenceDate ?? start
    }
    if step.unit == .year {
      let year = calendar.component(.year, from: date)
      let back = ((year % step.count) + step.count) % step.count
      let moved = calendar.date(byAdding: .year, value: -back, to: interval.start)
      return moved?.timeIntervalSinceReferenceDate ?? start
    }
    return start
  }
}
