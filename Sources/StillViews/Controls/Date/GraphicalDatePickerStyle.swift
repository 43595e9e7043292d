import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// A month with its days, and a chip for the time (rule C3.11).
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// The style that `.graphical` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      if configuration.displayedComponents.contains(.date) {
        GraphicalMonth(configuration: configuration)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        TimeRow(configuration: configuration)
      }
    }
    .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
  }
}

/// The month of the chosen day, or another one that its arrows lead to.
nonisolated struct GraphicalMonth: View {
  let configuration: DatePickerStyleConfiguration
  /// A moment of the month that the arrows have led to; nil: that of the chosen day is shown.
  @State private var shown: Date?
  @Environment(\.calendar) private var calendar

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    let (selection, calendar, month) = (configuration.$selection, calendar, $shown)
    MonthView(
      month: Binding {
        month.wrappedValue ?? selection.wrappedValue
      } set: {
        month.wrappedValue = $0
      },
      days: MonthDays(
        isChosen: { calendar.isDate($0, inSameDayAs: selection.wrappedValue) },
        isOffered: { isOffered($0) },
        choose: { selection.wrappedValue = $0 })
    )
    .onChange(of: selection.wrappedValue) { month.wrappedValue = nil }
  }

  /// Returns whether a part of a day is within the range.
  private func isOffered(_ date: Date) -> Bool {
    let day: TimeInterval = 86_400
    if let low = configuration.minimumDate, date.addingTimeInterval(day) <= low { return false }
    if let high = configuration.maximumDate, date.addingTimeInterval(-day) >= high { return false }
    return true
  }
}

/// The time below a month.
nonisolated private struct TimeRow: View {
  let configuration: DatePickerStyleConfiguration
  @State private var isOpen = false

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    HStack {
      Text("Time")
      Spacer()
      DateChip(configuration: configuration, part: .time, isOpen: $isOpen)
    }
    .frame(height: 49.5)
  }
}
