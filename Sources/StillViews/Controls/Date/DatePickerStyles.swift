import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// Wheels for the day, the month and the year, or the hour and the minute (rule C3.11).
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// The style that `.wheel` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabelledWheels(configuration: configuration)
  }
}

/// Wheels with their label before them, unless they are a row of a list.
nonisolated private struct LabelledWheels: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isListRow) private var isListRow

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    if hidesLabels || isListRow {
      DateWheels(configuration: configuration)
    } else {
      HStack {
        configuration.label
        DateWheels(configuration: configuration)
      }
    }
  }
}

nonisolated struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.simulatedDate) private var simulatedDate

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    let parts = configuration.displayedComponents
    WheelFrame {
      if parts.contains(.date) {
        if parts.contains(.hourAndMinute) {
          // One wheel of days, without the year.
          wheel(.day) { day($0) }.frame(minWidth: 140)
        } else {
          wheel(.month) { Text($0, format: .dateTime.month(.wide)) }.frame(minWidth: 136)
          wheel(.day) { Text($0, format: .dateTime.day()) }
          wheel(.year) { Text($0, format: .dateTime.year()) }
        }
      }
      if parts.contains(.hourAndMinute) {
        // Without days they stand close together.
        let width: CGFloat? = parts.contains(.date) ? nil : 70
        wheel(.hour) { hour(of: $0) }.frame(width: width)
        wheel(.minute) { Text($0, format: .dateTime.minute(.twoDigits)) }.frame(width: width)
        if hasHalves { halves.frame(width: width) }
      }
    }
  }

  /// Returns a day in words, without punctuation; the present one is "Today".
  private func day(_ date: Date) -> Text {
    if calendar.isDate(date, inSameDayAs: simulatedDate ?? .now) { return Text("Today") }
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let words = date.formatted(style.weekday(.abbreviated).month(.abbreviated).day())
    return Text(verbatim: words.replacing(",", with: ""))
  }

  /// Returns an hour in words: of half a day 1 to 12.
  private func hour(of date: Date) -> Text {
    let hour = calendar.component(.hour, from: date)
    guard hasHalves else { return Text(hour, format: .number.precision(.integerLength(2))) }
    return Text(hour % 12 == 0 ? 12 : hour % 12, format: .number)
  }

  /// Whether the hours of the region are those of half a day.
  private var hasHalves: Bool {
    locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
  }

  /// The wheel of the half of the day.
  @MainActor private var halves: some View {
    let date = configuration.selection
    let isLate = calendar.component(.hour, from: date) >= 12
    let names = [calendar.amSymbol, calendar.pmSymbol]
    return Wheel(
      items: names.enumerated().map { index, name in
        Wheel.Item(
          id: AnyHashable(index), isSelected: isLate == (index == 1),
          label: AnyView(Text(verbatim: name)),
          choose: {
            guard isLate != (index == 1) else { return }
            let hours = isLate ? -12 : 12
            configuration.selection =
              calendar.date(byAdding: .hour, value: hours, to: date) ?? date
          })
      }
    )
    .accessibleControl(
      named: nil, value: .text(Text(verbatim: names[isLate ? 1 : 0])), .adjustable,
      hasSystemSize: true, hasSystemType: true
    ) { properties, _ in
      properties.label = "AM/PM"
    }
  }

  /// Returns a wheel of the dates around the chosen one, by steps of a component.
  @MainActor private func wheel(
    _ component: Calendar.Component, _ label: @escaping (Date) -> Text
  ) -> some View {
    let date = configuration.selection
    let steps = (-3...3).compactMap { step -> (Int, Date)? in
      calendar.date(byAdding: component, value: step, to: date).map { (step, $0) }
    }
    return Wheel(
      items: steps.map { step, date in
        Wheel.Item(
          id: AnyHashable(step), isSelected: step == 0, label: AnyView(label(date)),
          choose: { configuration.selection = date })
      }
    )
    .accessibleControl(
      named: nil, value: .text(label(date)), .adjustable, hasSystemSize: true, hasSystemType: true
    ) { properties, _ in
      for (kind, step) in [(AccessibilityActionEntry.Kind.increment, 1), (.decrement, -1)] {
        guard let next = steps.first(where: { $0.0 == step })?.1 else { continue }
        properties.setAction(
          AccessibilityActionEntry(kind) { configuration.selection = next })
      }
      properties.label = Self.name(of: component)
    }
  }

  /// A component of dates in words.
  private static func name(of component: Calendar.Component) -> String {
    switch component {
    case .month: "Month"
    case .day: "Day"
    case .year: "Year"
    case .hour: "Hour"
    default: "Minute"
    }
  }
}
