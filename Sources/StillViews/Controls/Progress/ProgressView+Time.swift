public import Foundation
public import StillViewGraph

/// An interval that is gone through as time passes, with a date for each step of a bar.
nonisolated struct PassingTime: TimelineSchedule, Sendable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Returns the filled fraction of the bar, from 0 to 1.
  func share(at date: Date) -> Double {
    let span = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = date.timeIntervalSince(interval.lowerBound)
    let share = span > 0 ? min(max(passed / span, 0), 1) : passed < 0 ? 0 : 1
    return countsDown ? 1 - share : share
  }

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let (first, end) = (max(startDate, interval.lowerBound), interval.upperBound)
    let step = mode == .normal ? 1.0 / 30 : 1
    return AnySequence {
      var next: Date? = startDate
      return AnyIterator {
        defer {
          if let date = next {
            next =
              date >= end ? nil : date < first ? first : min(date.addingTimeInterval(step), end)
          }
        }
        return next
      }
    }
  }
}

/// The text below a bar of an interval: the remaining or the elapsed time.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  @MainActor public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}

extension ProgressView {
  /// A bar that goes through an interval as time passes.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Fraction(0, of: 1), label(), currentValueLabel(),
      passing: PassingTime(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// A bar that goes through an interval as time passes, with the time below.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// A bar that goes through an interval as time passes, with the time below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
