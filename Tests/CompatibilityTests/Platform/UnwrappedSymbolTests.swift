import Foundation
import SwiftUI
import Testing

/// Names of days and months, which are implicitly unwrapped on Apple's platforms.
@MainActor @Suite struct UnwrappedSymbolTests {
  @Test func wordsOfNoonAreUnwrapped() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.amSymbol = "a.m."
    formatter.pmSymbol! = "p.m."
    formatter.dateFormat = "h a"
    #expect("9 a.m.".hasSuffix(formatter.amSymbol!))
    #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "12 a.m.")
    #expect(formatter.pmSymbol.uppercased() == "P.M.")
    let own = formatter.amSymbol
    #expect(own.count == 4)
  }

  @Test func namesOfDaysAndMonthsAreUnwrapped() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.weekdaySymbols!.first == "Sunday")
    #expect(formatter.shortWeekdaySymbols!.count == 7)
    let days: [[String]] = [
      formatter.veryShortWeekdaySymbols!, formatter.standaloneWeekdaySymbols!,
      formatter.shortStandaloneWeekdaySymbols!, formatter.veryShortStandaloneWeekdaySymbols!,
    ]
    #expect(days.allSatisfy { $0.count == 7 })
    let months: [[String]] = [
      formatter.monthSymbols!, formatter.shortMonthSymbols!, formatter.veryShortMonthSymbols!,
      formatter.standaloneMonthSymbols!, formatter.shortStandaloneMonthSymbols!,
      formatter.veryShortStandaloneMonthSymbols!,
    ]
    #expect(months.allSatisfy { $0.count == 12 })
    #expect(formatter.eraSymbols!.count == formatter.longEraSymbols!.count)
    #expect(formatter.quarterSymbols!.count == formatter.shortQuarterSymbols!.count)
    formatter.shortMonthSymbols = months[0]
    #expect(formatter.shortMonthSymbols[11] == "December")
    #expect(formatter.monthSymbols.map(\.count).reduce(0, +) > 60)
  }

  @Test func resourcesTakeValues() {
    let value: String.LocalizationValue = "sea"
    let resource = LocalizedStringResource(value)
    #expect(resource.key == "sea" && String(localized: resource) == "sea")
    #expect(LocalizedStringResource("literal").key == "literal")
  }

  @Test func barsKeepTheirPagesAndKeys() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 54))
    bar.setItems([UINavigationItem(title: "Sea")], animated: false)
    bar.pushItem(UINavigationItem(title: "Ship"), animated: false)
    #expect(bar.items?.map(\.title) == ["Sea", "Ship"])
    let search = UISearchBar()
    (search.returnKeyType, search.keyboardType) = (.search, .asciiCapable)
    #expect(search.searchTextField.returnKeyType == .search)
    #expect(search.searchTextField.keyboardType == .asciiCapable)
    #expect(search.returnKeyType == .search && search.keyboardType == .asciiCapable)
  }

  @Test func draggingLeavesControlsTheirTouches() {
    let view = UIScrollView()
    #expect(view.touchesShouldCancel(in: UILabel()) && !view.touchesShouldCancel(in: UISwitch()))
    #expect(view.touchesShouldBegin([], with: nil, in: UISwitch()))
  }
}
