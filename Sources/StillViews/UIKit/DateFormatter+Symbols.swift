public import Foundation
import StillText

// Foundation on Apple's platforms has these names implicitly unwrapped, so that programs write `formatter.amSymbol!` there.
extension DateFormatter {
  /// The names of the locale and the calendar, which nil sets again.
  private var usual: FormatterSymbols {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    return FormatterSymbols(formatter)
  }

  /// The names of eras.
  @_disfavoredOverload public var eraSymbols: [String]! {
    get { FormatterSymbols(self).eraSymbols }
    set { FormatterSymbols(self).eraSymbols = newValue ?? usual.eraSymbols }
  }
  /// The names of eras, in full.
  @_disfavoredOverload public var longEraSymbols: [String]! {
    get { FormatterSymbols(self).longEraSymbols }
    set { FormatterSymbols(self).longEraSymbols = newValue ?? usual.longEraSymbols }
  }
  /// The names of months.
  @_disfavoredOverload public var monthSymbols: [String]! {
    get { FormatterSymbols(self).monthSymbols }
    set { FormatterSymbols(self).monthSymbols = newValue ?? usual.monthSymbols }
  }
  /// The names of months, shortened.
  @_disfavoredOverload public var shortMonthSymbols: [String]! {
    get { FormatterSymbols(self).shortMonthSymbols }
    set { FormatterSymbols(self).shortMonthSymbols = newValue ?? usual.shortMonthSymbols }
  }
  /// The names of months, of one letter.
  @_disfavoredOverload public var veryShortMonthSymbols: [String]! {
    get { FormatterSymbols(self).veryShortMonthSymbols }
    set { FormatterSymbols(self).veryShortMonthSymbols = newValue ?? usual.veryShortMonthSymbols }
  }
  /// The names of months, without a day beside them.
  @_disfavoredOverload public var standaloneMonthSymbols: [String]! {
    get { FormatterSymbols(self).standaloneMonthSymbols }
    set { FormatterSymbols(self).standaloneMonthSymbols = newValue ?? usual.standaloneMonthSymbols }
  }
  /// The names of months, shortened, without a day beside them.
  @_disfavoredOverload public var shortStandaloneMonthSymbols: [String]! {
    get { FormatterSymbols(self).shortStandaloneMonthSymbols }
    set {
      FormatterSymbols(self).shortStandaloneMonthSymbols =
        newValue ?? usual.shortStandaloneMonthSymbols
    }
  }
  /// The names of months, of one letter, without a day beside them.
  @_disfavoredOverload public var veryShortStandaloneMonthSymbols: [String]! {
    get { FormatterSymbols(self).veryShortStandaloneMonthSymbols }
    set {
      FormatterSymbols(self).veryShortStandaloneMonthSymbols =
        newValue ?? usual.veryShortStandaloneMonthSymbols
    }
  }
  /// The names of days.
  @_disfavoredOverload public var weekdaySymbols: [String]! {
    get { FormatterSymbols(self).weekdaySymbols }
    set { FormatterSymbols(self).weekdaySymbols = newValue ?? usual.weekdaySymbols }
  }
  /// The names of days, shortened.
  @_disfavoredOverload public var shortWeekdaySymbols: [String]! {
    get { FormatterSymbols(self).shortWeekdaySymbols }
    set { FormatterSymbols(self).shortWeekdaySymbols = newValue ?? usual.shortWeekdaySymbols }
  }
  /// The names of days, of one letter.
  @_disfavoredOverload public var veryShortWeekdaySymbols: [String]! {
    get { FormatterSymbols(self).veryShortWeekdaySymbols }
    set {
      FormatterSymbols(self).veryShortWeekdaySymbols = newValue ?? usual.veryShortWeekdaySymbols
    }
  }
  /// The names of days, without a date beside them.
  @_disfavoredOverload public var standaloneWeekdaySymbols: [String]! {
    get { FormatterSymbols(self).standaloneWeekdaySymbols }
    set {
      FormatterSymbols(self).standaloneWeekdaySymbols = newValue ?? usual.standaloneWeekdaySymbols
    }
  }
  /// The names of days, shortened, without a date beside them.
  @_disfavoredOverload public var shortStandaloneWeekdaySymbols: [String]! {
    get { FormatterSymbols(self).shortStandaloneWeekdaySymbols }
    set {
      FormatterSymbols(self).shortStandaloneWeekdaySymbols =
        newValue ?? usual.shortStandaloneWeekdaySymbols
    }
  }
  /// The names of days, of one letter, without a date beside them.
  @_disfavoredOverload public var veryShortStandaloneWeekdaySymbols: [String]! {
    get { FormatterSymbols(self).veryShortStandaloneWeekdaySymbols }
    set {
      FormatterSymbols(self).veryShortStandaloneWeekdaySymbols =
        newValue ?? usual.veryShortStandaloneWeekdaySymbols
    }
  }
  /// The names of quarters.
  @_disfavoredOverload public var quarterSymbols: [String]! {
    get { FormatterSymbols(self).quarterSymbols }
    set { FormatterSymbols(self).quarterSymbols = newValue ?? usual.quarterSymbols }
  }
  /// The names of quarters, shortened.
  @_disfavoredOverload public var shortQuarterSymbols: [String]! {
    get { FormatterSymbols(self).shortQuarterSymbols }
    set { FormatterSymbols(self).shortQuarterSymbols = newValue ?? usual.shortQuarterSymbols }
  }
  /// The word of hours before noon.
  @_disfavoredOverload public var amSymbol: String! {
    get { FormatterSymbols(self).amSymbol }
    set { FormatterSymbols(self).amSymbol = newValue ?? usual.amSymbol }
  }
  /// The word of hours after noon.
  @_disfavoredOverload public var pmSymbol: String! {
    get { FormatterSymbols(self).pmSymbol }
    set { FormatterSymbols(self).pmSymbol = newValue ?? usual.pmSymbol }
  }
}
