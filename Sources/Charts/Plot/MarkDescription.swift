import Foundation
package import StillViewGraph
import StillViews

/// The data of marks in words, for reports and assistive technologies.
package struct MarkDescription {
  private let environment: EnvironmentValues

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The names and values of a mark.
  package func words(_ mark: Mark) -> String {
    words(mark, places: mark.x.values + mark.y.values)
  }

  private func words(_ mark: Mark, places: [PlotValue]) -> String {
    var parts: [String] = []
    func add(_ value: PlotValue?) {
      guard let value, !value.isUnnamed else { return }
      let part = "\(value.label.words(in: environment)): \(words(value))"
      if !parts.contains(part) { parts.append(part) }
    }
    for value in places { add(value) }
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
    let names = (mark.x.values + mark.y.values).map { $0.label.words(in: environment) }
    let series = words(mark, places: [])
    let points = count == 1 ? "1 point" : "\(count) points"
    return (series.isEmpty ? [] : [series]).joined() + (series.isEmpty ? "" : ", ")
      + names.joined(separator: " and ") + ", " + points
  }

  /// The name of a mark for assistive technologies: the value that it stands at and its series, else its quantity.
  package func label(_ mark: PlottedMark) -> String {
    var parts: [String] = []
    func add(_ value: PlotValue?) {
      guard let value, !value.isUnnamed else { return }
      let part = words(value)
      if !parts.contains(part) { parts.append(part) }
    }
    let (places, quantities) = roles(mark)
    for value in places { add(value) }
    add(mark.mark.series)
    if !mark.mark.style.isOrdinary {
      let values = mark.mark.style.values
      add(values.foregroundBy)
      add(values.symbolBy)
      add(values.lineStyleBy)
      add(values.position?.value)
    }
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    return quantities.first?.label.words(in: environment) ?? ""
  }

  /// The quantities of a mark, with their names.
  package func value(_ mark: PlottedMark) -> String? {
    var parts: [String] = []
    func add(_ value: PlotValue) {
      let name = value.label.words(in: environment)
      let part = name.isEmpty ? words(value) : "\(name): \(words(value))"
      if !parts.contains(part) { parts.append(part) }
    }
    for value in roles(mark).quantities { add(value) }
    if !mark.mark.style.isOrdinary, let size = mark.mark.style.values.symbolSizeBy { add(size) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The values that a mark stands at, and those that it shows.
  private func roles(_ mark: PlottedMark) -> (places: [PlotValue], quantities: [PlotValue]) {
    let (x, y) = (mark.mark.x.values, mark.mark.y.values)
    switch mark.mark.kind {
    case .sector, .rule: return ([], x + y)
    case .bar, .area: return mark.isVertical ? (x, y) : (y, x)
    case .line, .point, .rectangle: return (x, y)
    }
  }

  private func words(_ value: PlotValue) -> String {
    switch value.datum {
    case .category(let name): return name
    case .number(let number): return NumberText.plain(number)
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

extension PlotValue {
  /// Whether it only tells functions apart.
  fileprivate var isUnnamed: Bool {
    if case .category(let name) = datum { name.first == PlottedFunction.seriesMark } else { false }
  }
}
