package import Foundation

/// The names of days and months of formatters, as Foundation has them.
///
/// StillViews declares optionals of the same names, which hide them there.
package struct FormatterSymbols {
  private let formatter: DateFormatter

  package init(_ formatter: DateFormatter) { self.formatter = formatter }

  package var eraSymbols: [String] {
    get { formatter.eraSymbols }
    nonmutating set { formatter.eraSymbols = newValue }
  }
  package var longEraSymbols: [String] {
    get { formatter.longEraSymbols }
    nonmutating set { formatter.longEraSymbols = newValue }
  }
  package var monthSymbols: [String] {
    get { formatter.monthSymbols }
    nonmutating set { formatter.monthSymbols = newValue }
  }
  package var shortMonthSymbols: [String] {
    get { formatter.shortMonthSymbols }
    nonmutating set { formatter.shortMonthSymbols = newValue }
  }
  package var veryShortMonthSymbols: [String] {
    get { formatter.veryShortMonthSymbols }
    nonmutating set { formatter.veryShortMonthSymbols = newValue }
  }
  package var standaloneMonthSymbols: [String] {
    get { formatter.standaloneMonthSymbols }
    nonmutating set { formatter.standaloneMonthSymbols = newValue }
  }
  package var shortStandaloneMonthSymbols: [String] {
    get { formatter.shortStandaloneMonthSymbols }
    nonmutating set { formatter.shortStandaloneMonthSymbols = newValue }
  }
  package var veryShortStandaloneMonthSymbols: [String] {
    get { formatter.veryShortStandaloneMonthSymbols }
    nonmutating set { formatter.veryShortStandaloneMonthSymbols = newValue }
  }
  package var weekdaySymbols: [String] {
    get { formatter.weekdaySymbols }
    nonmutating set { formatter.weekdaySymbols = newValue }
  }
  package var shortWeekdaySymbols: [String] {
    get { formatter.shortWeekdaySymbols }
    nonmutating set { formatter.shortWeekdaySymbols = newValue }
  }
  package var veryShortWeekdaySymbols: [String] {
    get { formatter.veryShortWeekdaySymbols }
    nonmutating set { formatter.veryShortWeekdaySymbols = newValue }
  }
  package var standaloneWeekdaySymbols: [String] {
    get { formatter.standaloneWeekdaySymbols }
    nonmutating set { formatter.standaloneWeekdaySymbols = newValue }
  }
  package var shortStandaloneWeekdaySymbols: [String] {
    get { formatter.shortStandaloneWeekdaySymbols }
    nonmutating set { formatter.shortStandaloneWeekdaySymbols = newValue }
  }
  package var veryShortStandaloneWeekdaySymbols: [String] {
    get { formatter.veryShortStandaloneWeekdaySymbols }
    nonmutating set { formatter.veryShortStandaloneWeekdaySymbols = newValue }
  }
  package var quarterSymbols: [String] {
    get { formatter.quarterSymbols }
    nonmutating set { formatter.quarterSymbols = newValue }
  }
  package var shortQuarterSymbols: [String] {
    get { formatter.shortQuarterSymbols }
    nonmutating set { formatter.shortQuarterSymbols = newValue }
  }
  package var amSymbol: String {
    get { formatter.amSymbol }
    nonmutating set { formatter.amSymbol = newValue }
  }
  package var pmSymbol: String {
    get { formatter.pmSymbol }
    nonmutating set { formatter.pmSymbol = newValue }
  }
}
