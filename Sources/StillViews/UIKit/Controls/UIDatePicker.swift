public import Foundation
import StillViewGraph

/// A control for a date, drawn as a date picker of views.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  private static let shared = UIDatePicker()

  /// Returns the proxy of this class. No effect: views are dressed one by one.
  open class func appearance() -> UIDatePicker { shared }

  /// The parts of the date.
  public enum Mode: Int, Sendable {
    /// A time, a day, or both; hours and minutes that count down; or a month.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// The date.
  open var date = Date()
  /// The first date; nil: any.
  open var minimumDate: Date?
  /// The last date; nil: any.
  open var maximumDate: Date?
  /// The parts of the date.
  open var datePickerMode = Mode.dateAndTime
  /// How it looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The locale; nil: that around.
  open var locale: Locale?
  /// The calendar; nil: that around.
  open var calendar: Calendar! = Calendar.current
  /// The time zone; nil: that around.
  open var timeZone: TimeZone?
  /// The minutes between two rows. No effect: wheels have every minute.
  open var minuteInterval = 1
  /// The seconds that are counted down. No effect: wheels show the time of the date.
  open var countDownDuration: TimeInterval = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isSizedByHosted = true
    shows { [weak self] in self?.picker }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Sets the date. No effect of `animated`: a picture has no time.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }

  private var picker: some View {
    let isWheel =
      preferredDatePickerStyle == .wheels
      || preferredDatePickerStyle == .automatic && datePickerMode == .countDownTimer
    let binding = reported(date) { [weak self] in self?.date = $0 }
    let first = minimumDate ?? .distantPast
    let range = first...max(maximumDate ?? .distantFuture, first)
    let plain = DatePicker(selection: binding, in: range, displayedComponents: components) {
      EmptyView()
    }.labelsHidden()
    let styled =
      if isWheel {
        AnyView(plain.datePickerStyle(.wheel))
      } else if preferredDatePickerStyle == .inline {
        AnyView(plain.datePickerStyle(.graphical))
      } else {
        AnyView(plain.datePickerStyle(.compact))
      }
    return styled.transformEnvironment(\.self) { values in
      if let locale = self.locale { values.locale = locale }
      if let calendar = self.calendar { values.calendar = calendar }
      if let zone = self.timeZone { values.timeZone = zone }
    }
  }
}

/// How a control for dates looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system has it: wheels for a countdown, otherwise compact.
  case automatic
  /// Wheels.
  case wheels
  /// Buttons with the date and the time.
  case compact
  /// A calendar.
  case inline
}
