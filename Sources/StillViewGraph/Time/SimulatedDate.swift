public import Foundation

private let simulatedDateEntry = EnvironmentEntry<Date?>(nil)

extension EnvironmentValues {
  /// The date at time 0 of the clock, as `simulatedDate(_:)` has set it; nil: that of the stage or film, or, in a single
  /// picture, of the machine's clock.
  package var simulatedDate: Date? {
    get { self[simulatedDateEntry] }
    set { self[simulatedDateEntry] = newValue }
  }
}

extension ViewGraph {
  /// Returns the date at the clock's time 0 in an environment.
  package func dateAtStart(in environment: EnvironmentValues) -> Date {
    environment.simulatedDate ?? clock.startDate
  }

  /// Returns the date that the clock shows in an environment.
  package func date(in environment: EnvironmentValues) -> Date {
    dateAtStart(in: environment).addingTimeInterval(time)
  }

  /// Sets the date at time 0 where no view says another; before the content is set.
  package func setStartDate(_ date: Date) {
    clock.startDate = date
  }
}

extension View {
  /// Sets the date that views inside see at the start of a film or stage, and in a picture; nil: the default one.
  ///
  /// Text such as `Text(date, style: .relative)` says another thing every second. With a date of its own a
  /// picture of it is the same whenever it is made. The date runs with the clock of the stage.
  nonisolated public func simulatedDate(_ date: Date?) -> some View {
    environment(\.simulatedDate, date)
  }
}
