import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A month: its name, the days of the week and the days (rule C3.11: 318.5 points high).
nonisolated struct MonthView: View {
  /// A moment of the month that is shown.
  let month: Binding<Date>
  let days: MonthDays
  @Environment(\.calendar) private var givenCalendar
  @Environment(\.locale) private var locale
  @Environment(\.tintColor) private var tint
  @Environment(\.isEnabled) private var isEnabled

  init(month: Binding<Date>, days: MonthDays) {
    self.month = month
    self.days = days
  }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 4) {
        Text(month.wrappedValue, format: .dateTime.month(.wide).year()).font(.headline)
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(
          color
        )
        .accessibilityHidden(true)
        Spacer()
        arrow("chevron.backward", by: -1)
        arrow("chevron.forward", by: 1)
      }
      .padding(.horizontal, 8)
      .frame(height: 44)
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { day in
          Text(verbatim: weekday(day))
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .frame(maxWidth: .infinity)
        }
      }
      .font(.footnote.weight(.semibold))
      .foregroundStyle(ControlColor.tertiaryLabel)
      .frame(height: 24)
      .accessibilityHidden(true)
      ForEach(0..<6, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { day in
            dayView(week * 7 + day).frame(maxWidth: .infinity)
          }
        }
        .frame(height: 41.75)
      }
    }
    .opacity(isEnabled ? 1 : 0.5)
    // Seven columns and six rows have room for no more.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }

  /// The calendar, with the names of days and the first day of the week that the language and region have.
  private var calendar: Calendar {
    guard givenCalendar.locale != locale else { return givenCalendar }
    var calendar = givenCalendar
    calendar.locale = locale
    return calendar
  }

  private var color: Color { tint ?? .accentColor }

  @MainActor private func arrow(_ symbol: String, by months: Int) -> some View {
    Image(systemName: symbol)
      .font(.title3)
      .foregroundStyle(color)
      .frame(width: 36, height: 44)
      .modifier(
        _TapModifier {
          if let date = calendar.date(byAdding: .month, value: months, to: month.wrappedValue) {
            month.wrappedValue = date
          }
        }
      )
      .accessibleControl(
        named: .text(Text(verbatim: months < 0 ? "Previous Month" : "Next Month")), .button,
        hasSystemSize: true, hasSystemType: true)
  }

  private func weekday(_ index: Int) -> String {
    let symbols = calendar.shortWeekdaySymbols
    guard !symbols.isEmpty else { return "" }
    return symbols[(calendar.firstWeekday - 1 + index) % symbols.count].uppercased()
  }

  /// Returns the day of the month in a cell of the grid; nil for an empty cell.
  private func date(at index: Int) -> Date? {
    let shown = month.wrappedValue
    guard let interval = calendar.dateInterval(of: .month, for: shown),
      let days = calendar.range(of: .day, in: .month, for: shown)
    else { return nil }
    let first = calendar.component(.weekday, from: interval.start)
    let lead = (first - calendar.firstWeekday + 7) % 7
    let day = index - lead + 1
    guard days.contains(day) else { return nil }
    let now = calendar.component(.day, from: shown)
    return calendar.date(byAdding: .day, value: day - now, to: shown)
  }

  @MainActor @ViewBuilder private func dayView(_ index: Int) -> some View {
    if let date = date(at: index) {
      let isChosen = days.isChosen(date)
      let isOffered = days.isOffered(date)
      Text(verbatim: "\(calendar.component(.day, from: date))")
        .font(isChosen ? .title3.weight(.semibold) : .title3)
        .foregroundStyle(
          isChosen
            ? AnyShapeStyle(color)
            : isOffered ? AnyShapeStyle(.primary) : AnyShapeStyle(ControlColor.tertiaryLabel)
        )
        .frame(width: 40, height: 40)
        .background {
          if isChosen { Circle().fill(color.opacity(0.15)) }
        }
        .modifier(_TapModifier(isEnabled: isOffered) { days.choose(date) })
        .accessibleControl(
          named: .text(Text(date, format: .dateTime.weekday(.wide).day().month(.wide))),
          isChosen ? [.button, .selected] : .button, hasSystemSize: true, hasSystemType: true,
          activate: ControlTouch { days.choose(date) }
        ) { properties, _ in
          if !isOffered { properties.traits.insert(.notEnabled) }
        }
    } else {
      Color.clear.frame(height: 40)
    }
  }
}

/// The chosen and available days of a month, and the action that chooses one.
nonisolated struct MonthDays {
  let isChosen: (Date) -> Bool
  let isOffered: (Date) -> Bool
  let choose: (Date) -> Void
}
