import SwiftUI
import Testing

/// Names as public programs write them.
@MainActor @Suite struct TriedNameTests {
  @Test func numbersAndDevicesAreAsked() {
    #expect(CGFloat(truncating: 2.5 as NSNumber) == 2.5)
    let process = ProcessInfo.processInfo
    #expect(!process.isLowPowerModeEnabled && process.thermalState == .nominal)
    let levels: [ProcessInfo.ThermalState] = [.fair, .serious, .critical]
    #expect(!levels.contains(process.thermalState))
    let names = [
      ProcessInfo.thermalStateDidChangeNotification, .NSProcessInfoPowerStateDidChange,
    ]
    #expect(Set(names).count == 2)
  }

  @Test func partsOfColoursAreArchived() throws {
    let parts: [CGFloat] = [-1, 0.5]
    let data = try NSKeyedArchiver.archivedData(withRootObject: parts, requiringSecureCoding: true)
    let names: [String: CGFloat] = ["red": 0.5]
    let other = try NSKeyedArchiver.archivedData(withRootObject: names, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClasses: [NSArray.self, NSNumber.self], from: data)
    #expect(read as? [Double] == [-1, 0.5] && !other.isEmpty)
  }

  @Test func picturesOfTheSystemAreSymbols() throws {
    let all: [UIImage] = [.add, .remove, .actions, .checkmark, .strokedCheckmark]
    #expect(all.allSatisfy { $0.size.width > 0 })
    let report = try ImageRenderer(content: Image(_internalSystemName: "star")).layoutReport()
    #expect(report.warnings.isEmpty)
  }

  private final class EmojiField: UITextField {
    override var textInputContextIdentifier: String? { "" }
    override var textInputMode: UITextInputMode? {
      UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" }
    }
  }

  @Test func fieldsMayAskForAKeyboard() {
    let (field, plain) = (EmojiField(), UIResponder())
    #expect(field.textInputMode == nil && field.textInputContextIdentifier == "")
    #expect(plain.textInputMode == nil && plain.textInputContextIdentifier == nil)
    #expect(UITextInputMode().primaryLanguage == nil)
  }

  @Test func scrollViewsZoomToARectangle() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.zoom(to: CGRect(x: 10, y: 10, width: 50, height: 25), animated: true)
    #expect(view.zoomScale == 2)
    view.zoom(to: .zero, animated: false)
    #expect(view.zoomScale == 2)
  }

  private func words(_ view: some View) throws -> String {
    try ImageRenderer(content: view.frame(width: 300, height: 400)).layoutReport().description
  }

  @Test func groupedTabsShowTheirPage() throws {
    let tabs = TabView { Text("First").tabItem { Text("One") } }.tabViewStyle(.grouped)
    #expect(try words(tabs).contains("\"First\""))
    #expect(GroupedTabViewStyle.self == type(of: GroupedTabViewStyle()))
  }

  /// Several views are below each other, as in a window (rule L1.14).
  @Test func severalRootsOfAStackAreBelowEachOther() throws {
    let stack = NavigationStack {
      Color.red.frame(width: 10, height: 20)
      Color.blue.frame(width: 10, height: 20)
    }
    let report = try ImageRenderer(content: stack.frame(width: 300, height: 400)).layoutReport()
    let places = report.description.split(separator: "\n").filter { $0.contains("10 × 20") }
    #expect(Set(places).count >= 2, "\(report)")
  }
}
