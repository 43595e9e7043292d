import Foundation
import SwiftUI
import Testing

/// Pickers of UIKit, the tree of its views, and what programs ask of the system.
@MainActor struct PickerViewTests {
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 24 : 60
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row) \(component == 0 ? "h" : "min")" }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 90 }
  }

  private struct Wheels: UIViewRepresentable {
    func makeCoordinator() -> Rows { Rows() }
    func makeUIView(context: Context) -> UIPickerView {
      let picker = UIPickerView()
      picker.dataSource = context.coordinator
      picker.delegate = context.coordinator
      picker.selectRow(7, inComponent: 0, animated: false)
      picker.reloadAllComponents()
      picker.reloadComponent(0)
      return picker
    }
    func updateUIView(_ view: UIPickerView, context: Context) {}
  }

  @Test func wheelsHaveTheRowsOfTheirSource() throws {
    let report = try ImageRenderer(content: Wheels().frame(width: 300)).layoutReport().description
    #expect(report.contains("\"7 h\"") && report.contains("\"0 min\""), "\(report)")
    #expect(report.contains("216"))
    let picker = UIPickerView()
    let rows = Rows()
    picker.dataSource = rows
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 60)
    picker.selectRow(99, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 59)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
  }

  /// As many wheels and rows as there are numbers.
  private final class Endless: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { .max }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component % 2 == 0 ? .max : .min
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
  }

  private struct EndlessWheels: UIViewRepresentable {
    func makeCoordinator() -> Endless { Endless() }
    func makeUIView(context: Context) -> UIPickerView {
      let picker = UIPickerView()
      picker.dataSource = context.coordinator
      picker.delegate = context.coordinator
      picker.selectRow(.max, inComponent: 0, animated: false)
      picker.selectRow(.min, inComponent: 2, animated: false)
      return picker
    }
    func updateUIView(_ view: UIPickerView, context: Context) {}
  }

  @Test func wheelsWithoutEndAreDrawn() throws {
    let report = try ImageRenderer(content: EndlessWheels().frame(width: 300)).layoutReport()
      .description
    #expect(report.contains("\"\(Int.max - 1)\"") && report.contains("\"0\""))
    #expect(!report.contains("\"\(Int.max / 2)\""))
  }

  private struct Day: UIViewRepresentable {
    let style: UIDatePickerStyle
    func makeUIView(context: Context) -> UIDatePicker {
      let picker = UIDatePicker()
      picker.datePickerMode = UIDatePicker.Mode.date
      picker.preferredDatePickerStyle = style
      picker.minimumDate = .distantPast
      picker.maximumDate = .distantFuture
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.locale = Locale(identifier: "en_US")
      picker.minuteInterval = 5
      picker.countDownDuration = 60
      picker.setDate(Date(timeIntervalSince1970: 0), animated: false)
      return picker
    }
    func updateUIView(_ view: UIDatePicker, context: Context) {}
  }

  @Test func datesAreShownAsViewsShowThem() throws {
    let compact = try ImageRenderer(content: Day(style: .compact)).layoutReport().description
    #expect(compact.contains("Jan 1, 1970"), "\(compact)")
    let wheels = try ImageRenderer(content: Day(style: .wheels)).layoutReport().description
    #expect(wheels.contains("\"January\"") && wheels.contains("\"1970\""), "\(wheels)")
    let inline = try ImageRenderer(content: Day(style: .inline)).layoutReport().description
    #expect(inline.contains("January 1970"), "\(inline)")
  }

  @Test func pointsAreConvertedBetweenViews() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    other.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    outer.addSubview(inner)
    inner.addSubview(other)
    #expect(other.convert(CGPoint(x: 5, y: 5), to: outer) == CGPoint(x: 16, y: 27))
    #expect(other.convert(CGPoint(x: 16, y: 27), from: nil) == CGPoint(x: 5, y: 5))
    #expect(inner.convert(other.bounds, from: other).origin == CGPoint(x: 1, y: 2))
    #expect(other.convert(other.bounds, to: inner).origin == CGPoint(x: 1, y: 2))
    #expect(other.isDescendant(of: outer) && !outer.isDescendant(of: inner))
    other.tag = 7
    #expect(outer.viewWithTag(7) === other && outer.viewWithTag(8) == nil)
  }

  @Test func viewsInsideChangeTheirOrder() {
    let (outer, first, second, third) = (UIView(), UIView(), UIView(), UIView())
    outer.addSubview(first)
    outer.insertSubview(second, belowSubview: first)
    outer.insertSubview(third, aboveSubview: second)
    #expect(outer.subviews == [second, third, first])
    outer.bringSubviewToFront(second)
    outer.sendSubviewToBack(first)
    #expect(outer.subviews == [first, third, second])
    #expect(outer.endEditing(true))
  }

  @Test func recognisersBelongToOneView() {
    let (one, other) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    one.addGestureRecognizer(tap)
    #expect(one.gestureRecognizers?.count == 1 && tap.view === one)
    other.addGestureRecognizer(tap)
    #expect(one.gestureRecognizers?.isEmpty == true && tap.view === other)
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil && !one.isMultipleTouchEnabled && !one.isExclusiveTouch)
  }

  private struct Turned: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.backgroundColor = .red
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test func transformsAreAboutTheMiddle() throws {
    let picture = try ImageRenderer(content: Turned().frame(width: 40, height: 40)).bitmap()
    #expect(picture[20, 20].alpha == 255 && picture[12, 12].alpha == 255)
    #expect(picture[7, 20].alpha == 0 && picture[33, 20].alpha == 0)
  }

  @Test func theSystemIsNotThere() {
    let program = UIApplication.shared
    program.registerForRemoteNotifications()
    program.unregisterForRemoteNotifications()
    #expect(!program.isRegisteredForRemoteNotifications && !program.supportsAlternateIcons)
    var isCalled = false
    program.setAlternateIconName("Dark") { error in isCalled = error == nil }
    #expect(isCalled && program.alternateIconName == nil)
    let task: UIBackgroundTaskIdentifier = program.beginBackgroundTask(withName: "work")
    #expect(task == .invalid && program.backgroundTimeRemaining > 1000)
    program.endBackgroundTask(task)
    #expect(program.isProtectedDataAvailable)
    program.beginReceivingRemoteControlEvents()
    program.endReceivingRemoteControlEvents()
    #expect(UIApplication.openNotificationSettingsURLString.hasPrefix("app-settings"))
    for name in [
      UIApplication.didFinishLaunchingNotification,
      UIApplication.didReceiveMemoryWarningNotification,
      UIApplication.userDidTakeScreenshotNotification,
      UIApplication.significantTimeChangeNotification,
      UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
    ] { #expect(!name.rawValue.isEmpty) }
    #expect(UIDevice.current.batteryState == UIDevice.BatteryState.full)
    #expect(!UIDevice.current.proximityState && !UIScreen.main.isCaptured)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
    let responder = UIView()
    responder.awakeFromNib()
    responder.prepareForInterfaceBuilder()
  }

  @Test func levelsWidthsAndNames() {
    #expect(
      (UIWindow.Level.alert + 1).rawValue == 2001 && (UIWindow.Level.normal - 1).rawValue == -1)
    let wide = UIFont.systemFont(ofSize: 12, weight: .bold, width: UIFont.Width.expanded)
    #expect(wide != UIFont.systemFont(ofSize: 12, weight: .bold, width: .standard))
    #expect(UIFont.Width.condensed.rawValue < 0 && UIFont.Width.compressed.rawValue < -0.2)
    #expect(UIImage(named: "nothing of this name", in: nil, compatibleWith: nil) == nil)
    let list: CFArray = [1, 2] as NSArray
    let (more, values): (CFMutableArray, CFMutableDictionary) = (NSMutableArray(), [:])
    let number: CFNumber = 3
    let plain: CFDictionary = values
    let anything: CFTypeRef = list
    #expect(list.count == 2 && more.count == 0 && plain.count == 0 && number == 3)
    #expect(anything === list && (CFMutableData() as NSData).length == 0)
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    #expect([kCFBundleNameKey, kCFBundleIdentifierKey, kCFBundleExecutableKey].count == 3)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    let pages = UINavigationController()
    pages.setViewControllers([UIViewController(), UIViewController()], animated: false)
    pages.setNavigationBarHidden(true, animated: false)
    #expect(
      pages.isNavigationBarHidden && pages.popToRootViewController(animated: true)?.count == 1)
    #expect(pages.viewControllers.count == 1 && pages.navigationBar.isHidden == false)
  }
}
