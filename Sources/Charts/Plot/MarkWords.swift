import Foundation
package import StillViewGraph
import StillViews

/// The data of marks in words, for reports and assistive technologies.
package struct MarkWords {
  private let environment: EnvironmentValues

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The names and values of a mark.
  package func words(_ mark: Mark) -> String {
    var parts: [String] = []
    func add(_ value: PlotValue?) {
      guard let value else { return }
      let part = "\(value.label.words(in: environment)): \(words(value))"
      if !parts.contains(part) { parts.append(part) }
    }
    for value in mark.x.values + mark.y.values { add(value) }
    add(mark.series)
    if !mark.style.isOrdinary {
      let values = mark.style.values
      add(values.foregroundBy)
      add(values.symbolBy)
      add(values.lineStyleBy)
      add(values.symbolSizeBy)
      add(values.position?.value)
    }
    return parts.joined(separator: ", ")
  }

  /// The series of a line and the number of its points.
  package func series(_ mark: Mark, count: Int) -> String {
    var mark = mark
    let names = (mark.x.values + mark.y.values).map { $0.label.words(in: environment) }
    (mark.x, mark.y) = (.open, .open)
    let series = words(mark)
    let points = count == 1 ? "1 point" : "\(count) points"
    return (series.isEmpty ? [] : [series]).joined() + (series.isEmpty ? "" : ", ")
      + names.joined(separator: " and ") + ", " + points
  }

  private func words(_ value: PlotValue) -> String {
    switch value.datum {
    case .category(let name): return name
    case .number(let number): return NumberWords.plain(number)
    case .date(let seconds):
      let unit: Calendar.Component =
        if case .unit(let unit, _) = value.bin?.kind { unit } else { .second }
      var style: Date.FormatStyle
      switch unit {
      case .year: style = .dateTime.year()
      case .month, .quarter: style = .dateTime.year().month()
      case .day, .weekOfYear, .weekOfMonth: style = .dateTime.year().month().day()
      default: style = Date.FormatStyle(date: .abbreviated, time: .shortened)
      }
      style = style.locale(environment.locale)
      style.calendar = environment.calendar
      style.timeZone = environment.timeZone
      return Date(timeIntervalSinceReferenceDate: seconds).formatted(style)
    }
  }
}
