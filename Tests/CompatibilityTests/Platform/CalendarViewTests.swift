import Foundation
import SwiftUI
import Testing

/// Calendars of UIKit, proxies of classes, and small values beside them.
@MainActor struct CalendarViewTests {
  private struct Month: UIViewRepresentable {
    let days: [DateComponents]

    final class Coordinator: NSObject, UICalendarViewDelegate,
      UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate
    {
      var chosen: [DateComponents] = []

      func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration? {
        dateComponents.day == 1 ? .default(color: .systemRed, size: .large) : nil
      }
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
      ) {
        chosen = dateComponents.map { [$0] } ?? []
      }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
      ) {
        chosen.append(dateComponents)
      }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
      ) {
        chosen.removeAll { $0 == dateComponents }
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UICalendarView {
      let view = UICalendarView()
      view.calendar = Calendar(identifier: .gregorian)
      view.locale = Locale(identifier: "en_US")
      view.fontDesign = .rounded
      view.delegate = context.coordinator
      view.availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
      view.wantsDateDecorations = true
      let selection = UICalendarSelectionMultiDate(delegate: context.coordinator)
      selection.setSelectedDates(days, animated: false)
      view.selectionBehavior = selection
      return view
    }

    func updateUIView(_ view: UICalendarView, context: Context) {
      view.reloadDecorations(forDateComponents: days, animated: true)
      view.setVisibleDateComponents(DateComponents(year: 2024, month: 5), animated: false)
    }
  }

  @Test func aCalendarIsAMonth() throws {
    let days = [DateComponents(year: 2024, month: 5, day: 7)]
    let report = try ImageRenderer(content: Month(days: days).frame(width: 320)).layoutReport()
      .description
    #expect(report.contains("\"May 2024\"") && report.contains("\"31\""), "\(report)")
  }

  @Test func choicesOfCalendarsAreKept() {
    let single = UICalendarSelectionSingleDate(delegate: nil)
    single.setSelected(DateComponents(year: 2024, month: 5, day: 7), animated: false)
    single.updateSelectableDates()
    #expect(single.selectedDate?.day == 7 && single.delegate == nil)
    let choice: UICalendarSelection = single
    #expect(choice === single && UICalendarView.DecorationSize.small.rawValue == 0)
    let several = UICalendarSelectionMultiDate(delegate: nil)
    several.selectedDates = [DateComponents(day: 1)]
    #expect(several.selectedDates.count == 1 && several.delegate == nil)
    let delegate = Month.Coordinator()
    #expect(delegate.dateSelection(single, canSelectDate: nil))
    let marks: [UICalendarView.Decoration] = [
      .default(), .image(nil, color: .red), .customView { UIView() }, UICalendarView.Decoration(),
    ]
    #expect(marks.count == 4)
  }

  @Test func eachClassHasItsProxy() {
    UILabel.appearance().font = .systemFont(ofSize: 9)
    #expect(UILabel.appearance().font.pointSize == 9)
    #expect(UILabel.appearance() !== UILabel.appearance(whenContainedInInstancesOf: [UIView.self]))
    UITextField.appearance().clearButtonMode = .never
    #expect(type(of: UITextField.appearance()) == UITextField.self)
    let container: any UIAppearanceContainer.Type = UINavigationController.self
    UIButton.appearance(whenContainedInInstancesOf: [container]).tintColor = .red
    let proxy: any UIAppearance = UIView.appearance()
    #expect(proxy is UIView)
  }

  @Test func barsKeepNoPages() {
    let bar = UINavigationBar()
    bar.topItem?.backButtonDisplayMode = .minimal
    #expect(UINavigationItem.BackButtonDisplayMode.generic.rawValue == 1)
    bar.items = [UINavigationItem(title: "Page")]
    #expect(bar.topItem == nil && bar.backItem == nil)
    #expect(bar.items?.first?.backButtonDisplayMode == .default)
    #expect(UIWindowScene.BackButtonless.style == UIScreen.main.traitCollection.userInterfaceStyle)
  }

  @Test func layersTakeFilters() {
    let layer = CALayer()
    (layer.filters, layer.backgroundFilters, layer.compositingFilter) = ([1], nil, "multiply")
    #expect(layer.filters?.count == 1)
  }

  @Test func numbersAreCodesOfErrors() {
    let code: URLError.Code = URLError.Code(rawValue: -1001)
    #expect(code == .timedOut)
    let none: URLError.Code = URLError.Code(rawValue: 123_456)
    #expect(none == .unknown)
  }

  @Test func rangesOfUnitsAreRangesOfText() throws {
    let text = AttributedString("a👍bc")
    let range = try #require(Range(NSRange(location: 3, length: 2), in: text))
    #expect(String(text[range].characters) == "bc")
    #expect(Range(NSRange(location: 3, length: 9), in: text) == nil)
  }

  @Test func picturesHaveAFormat() {
    #expect(
      UIImage(systemName: "star")?.imageRendererFormat.scale == UIImage(systemName: "star")?.scale)
  }
}

extension UIWindowScene {
  fileprivate enum BackButtonless {
    @MainActor static var style: UIUserInterfaceStyle? {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .first { $0.activationState == .foregroundActive }?
        .traitCollection.userInterfaceStyle
    }
  }
}
