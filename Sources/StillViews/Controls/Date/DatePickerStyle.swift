public import Foundation
public import StillViewGraph

/// How dates are chosen.
@MainActor @preconcurrency public protocol DatePickerStyle: _ControlStyle
where _Configuration == DatePickerStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = DatePickerStyleConfiguration
}

/// The values that a style shows.
nonisolated public struct DatePickerStyleConfiguration {
  /// The label that a date picker was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The label; empty if labels are hidden.
  public let label: Label
  /// The date; setting it keeps to the range.
  @Binding public var selection: Date
  /// The earliest date that can be chosen; nil where any can.
  public let minimumDate: Date?
  /// The latest date that can be chosen; nil where any can.
  public let maximumDate: Date?
  /// Whether days, times or both are chosen.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

private let datePickerStylesEntry = EnvironmentEntry(
  StyleStack<DatePickerStyleConfiguration>(DefaultDatePickerStyle()))

extension EnvironmentValues {
  /// How dates are chosen.
  package var datePickerStyles: StyleStack<DatePickerStyleConfiguration> {
    get { self[datePickerStylesEntry] }
    set { self[datePickerStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how date pickers inside look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self.style(\.datePickerStyles, style)
  }
}

/// The look that fits the surroundings: the compact one.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look that fits the surroundings.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date in words.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle {
    GraphicalDatePickerStyle()
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
