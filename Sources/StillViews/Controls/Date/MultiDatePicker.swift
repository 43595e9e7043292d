public import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// A month of which several days can be chosen (rule C3.11: as high as a month of one day).
nonisolated public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  /// Days before the first and from the second on cannot be chosen.
  let bounds: (low: Date?, high: Date?)
  let label: Label
  /// The month that was turned to; nil: that of the first day that is chosen, or of today.
  @State private var shown: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.simulatedDate) private var simulatedDate

  private init(
    _ selection: Binding<Set<DateComponents>>, _ low: Date?, _ high: Date?, _ label: Label
  ) {
    self.selection = selection
    bounds = (low, high)
    self.label = label
  }

  @MainActor public var body: some View {
    let selection = selection
    MonthView(
      month: Binding(get: { month }, set: { shown = $0 }),
      days: MonthDays(
        isChosen: { chosen($0) != nil },
        isOffered: { isOffered($0) },
        choose: { date in
          if let known = chosen(date) {
            selection.wrappedValue.remove(known)
          } else {
            selection.wrappedValue.insert(
              calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
          }
        })
    )
    .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
  }

  private var month: Date {
    let first = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    let date = shown ?? first ?? simulatedDate ?? .now
    return calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date) ?? date
  }

  /// Returns the components of a day in the selection.
  private func chosen(_ date: Date) -> DateComponents? {
    selection.wrappedValue.first { components in
      calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: date) } ?? false
    }
  }

  private func isOffered(_ date: Date) -> Bool {
    if let low = bounds.low, date < calendar.startOfDay(for: low) { return false }
    if let high = bounds.high, calendar.startOfDay(for: date) >= high { return false }
    return true
  }
}

extension MultiDatePicker {
  /// Any days. Each is kept as its components in the environment's calendar.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }

  /// Days from the one bound to before the other; the rest cannot be chosen.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Days from the bound on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// Days before the bound.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Days with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  /// Days with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(title))
  }

  /// Days in a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  /// Days from another one on with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(title))
  }

  /// Days before another one with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(title))
  }

  /// Days in a range with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// Days from another one on with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  /// Days up to another one with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }
}
