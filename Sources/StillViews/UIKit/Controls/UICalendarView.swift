public import Foundation
import StillViewGraph

/// A month, drawn as a `MultiDatePicker`: the days of the selection are marked, decorations are not drawn.
@MainActor @preconcurrency open class UICalendarView: UIView {
  /// The calendar.
  open var calendar = Calendar.current
  /// The locale; nil: that around.
  open var locale: Locale?
  /// The time zone; nil: that around.
  open var timeZone: TimeZone?
  /// The design of the letters. No effect: they are the system's.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The receiver that is asked for decorations. Never asked: none are drawn.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// The days that can be chosen; nil: none can be.
  open var selectionBehavior: UICalendarSelection?
  /// The days that can be shown (default: all). No effect on the pages; other days cannot be chosen.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month that is shown (default: that of the selection or of today). No effect: that one is shown.
  open var visibleDateComponents = DateComponents()
  /// Whether there is room for decorations. No effect: none are drawn.
  open var wantsDateDecorations = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isSizedByHosted = true
    hosted = { [weak self] in AnyView(self?.month) }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// No effect: decorations are not drawn.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  /// Sets the month. No effect of `animated`: a picture has no time.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  private var month: some View {
    let binding = Binding<Set<DateComponents>>(
      get: { Set(self.selectionBehavior?.chosen ?? []) },
      set: { self.selectionBehavior?.choose(Array($0)) })
    return MultiDatePicker(selection: binding, in: days) { EmptyView() }
      .labelsHidden()
      .transformEnvironment(\.self) { values in
        values.calendar = self.calendar
        if let locale = self.locale { values.locale = locale }
        if let zone = self.timeZone { values.timeZone = zone }
      }
  }

  private var days: Range<Date> { availableDateRange.start..<availableDateRange.end }

  /// A mark below a day. Not drawn.
  open class Decoration: NSObject {
    /// A dot in the usual color.
    public override init() {
      super.init()
    }

    /// A dot in a color.
    public class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }

    /// A view.
    public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration()
    }
  }

  /// The size of a mark.
  public enum DecorationSize: Int, Sendable {
    /// Small, middling, or large.
    case small, medium, large
  }
}

/// The days that can be chosen in a calendar.
@MainActor @preconcurrency open class UICalendarSelection: NSObject {
  /// The chosen days.
  var chosen: [DateComponents] { [] }
  func choose(_ days: [DateComponents]) {}

  /// No effect: every day can be chosen.
  open func updateSelectableDates() {}
}

/// One day that can be chosen.
@MainActor @preconcurrency open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The receiver that is told of the choice.
  public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day; nil: none.
  open var selectedDate: DateComponents?

  /// A choice without a day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
  }

  /// Sets the day. No effect of `animated`: a picture has no time.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override var chosen: [DateComponents] { selectedDate.map { [$0] } ?? [] }

  override func choose(_ days: [DateComponents]) {
    selectedDate = days.first { $0 != selectedDate }
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

/// Several days that can be chosen.
@MainActor @preconcurrency open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The receiver that is told of the choice.
  public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days.
  open var selectedDates: [DateComponents] = []

  /// A choice without days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
  }

  /// Sets the days. No effect of `animated`: a picture has no time.
  open func setSelectedDates(_ dates: [DateComponents], animated: Bool) {
    selectedDates = dates
  }

  override var chosen: [DateComponents] { selectedDates }

  override func choose(_ days: [DateComponents]) {
    let (before, now) = (Set(selectedDates), Set(days))
    selectedDates = days
    for day in now.subtracting(before) {
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
    for day in before.subtracting(now) {
      delegate?.multiDateSelection(self, didDeselectDate: day)
    }
  }
}

/// Decides about the marks of days.
@MainActor @preconcurrency public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the mark of a day; nil: none. Never called: marks are not drawn.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
}

/// Is told of the choice of a day.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// A day was chosen; nil: none any more.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a day can be chosen (default: true). Never called: every day can be.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Is told of the choice of days.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// A day was chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// A day is chosen no more.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
