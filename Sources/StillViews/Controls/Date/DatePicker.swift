public import Foundation
public import StillViewGraph

/// A date to be chosen (rule C3.11).
nonisolated public struct DatePicker<Label: View>: View {
  let selection: Binding<Date>
  let range: DateRange
  let components: DatePickerComponents
  let label: Label

  /// Which parts of a date are chosen.
  public typealias Components = DatePickerComponents

  init(
    _ selection: Binding<Date>, _ range: DateRange, _ components: DatePickerComponents,
    _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  @MainActor public var body: some View {
    StyledControl(
      \.datePickerStyles,
      DatePickerStyleConfiguration(
        label: .init(content: AnyView(label)), selection: range.limiting(selection),
        minimumDate: range.lowest, maximumDate: range.highest,
        displayedComponents: components)
    )
  }
}

/// The parts of a date that can be chosen.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// Which dates can be chosen.
nonisolated struct DateRange: Sendable {
  var lowest: Date?
  var highest: Date?

  func limiting(_ date: Binding<Date>) -> Binding<Date> {
    guard lowest != nil || highest != nil else { return date }
    let range = self
    return Binding(
      get: { date.wrappedValue },
      set: { new, transaction in
        let low = range.lowest.map { max($0, new) } ?? new
        date.transaction(transaction).wrappedValue = range.highest.map { min($0, low) } ?? low
      })
  }
}

extension DatePicker {
  /// Any date, with a custom label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(), displayedComponents, label())
  }

  /// A date between two bounds; a date outside is set to the nearest bound.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateRange(lowest: range.lowerBound, highest: range.upperBound),
      displayedComponents, label())
  }

  /// A date no earlier than the bound.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(lowest: range.lowerBound), displayedComponents, label())
  }

  /// A date no later than the bound.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(highest: range.upperBound), displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// A date with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateRange(), displayedComponents, Text(titleKey))
  }

  /// A date with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateRange(), displayedComponents, Text(title))
  }

  /// A date in a range with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateRange(lowest: range.lowerBound, highest: range.upperBound),
      displayedComponents, Text(titleKey))
  }

  /// A date from another one on with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateRange(lowest: range.lowerBound), displayedComponents, Text(titleKey))
  }

  /// A date up to another one with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateRange(highest: range.upperBound), displayedComponents, Text(titleKey))
  }

  /// A date from another one on with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateRange(lowest: range.lowerBound), displayedComponents, Text(title))
  }

  /// A date up to another one with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateRange(highest: range.upperBound), displayedComponents, Text(title))
  }

  /// A date in a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateRange(lowest: range.lowerBound, highest: range.upperBound),
      displayedComponents, Text(title))
  }
}
