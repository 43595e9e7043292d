import Foundation
import SwiftUI
import Testing

/// The device that UIKit's globals speak of is that of the picture.
@MainActor @Suite struct CurrentDeviceTests {
  /// Words about the device, read by a body.
  private struct Words: View {
    var body: some View {
      Text(CurrentDeviceTests.words)
    }
  }

  private static var words: String {
    let screen = UIScreen.main
    let insets = UIApplication.shared.windows.first?.safeAreaInsets ?? .zero
    let window = UIApplication.shared.keyWindow?.bounds.width ?? 0
    return [
      "\(Int(screen.bounds.width))×\(Int(screen.bounds.height))@\(Int(screen.scale))",
      "\(Int(window)) \(Int(insets.top)) \(Int(insets.bottom))",
      UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone",
      UIDevice.current.orientation.isLandscape ? "landscape" : "portrait",
    ].joined(separator: " ")
  }

  private func text(_ stage: Stage) throws -> [String] {
    var (open, found) = ([try stage.layoutReport().root], [String]())
    while let node = open.popLast() {
      if let text = node.text { found.append(text) }
      open += node.children
    }
    return found
  }

  @Test(arguments: [
    ("iPhone SE", "375×667@2 375 20 0 phone portrait"),
    ("iPhone 16 Pro Max", "440×956@3 440 62 34 phone portrait"),
    ("iPad Air", "820×1180@2 820 24 20 pad portrait"),
  ])
  func bodiesReadTheDeviceOfThePicture(name: String, words: String) throws {
    let stage = Stage(device: try #require(Device(name))) { Words() }
    #expect(try text(stage) == [words])
  }

  @Test func aDeviceOnItsSideIsWide() throws {
    let stage = Stage(device: try #require(Device("iPhone 15")).landscape) { Words() }
    #expect(try text(stage) == ["852×393@3 852 0 21 phone landscape"])
  }

  @Test func actionsAndClosuresThatMakeViewsReadItToo() throws {
    var read: [String] = []
    let stage = Stage(device: try #require(Device("iPhone SE"))) {
      let width = UIScreen.main.bounds.width
      Button("\(Int(width)) wide") { read.append(Self.words) }
    }
    try stage.tap("375 wide")
    #expect(read == ["375×667@2 375 20 0 phone portrait"])
  }

  @Test func theModifiersDeviceIsRead() throws {
    let device = try #require(Device("iPad Air"))
    let stage = Stage(size: CGSize(width: 900, height: 1300)) { Words().simulatedDevice(device) }
    #expect(try text(stage) == ["820×1180@2 820 24 20 pad portrait"])
  }

  @Test func withoutADeviceItIsAnIPhone15() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100)) { Words() }
    #expect(try text(stage) == ["393×852@3 393 59 34 phone portrait"])
    #expect(Self.words == "393×852@3 393 59 34 phone portrait")
  }

  /// Traits of the view around, read by a body.
  private struct Traits: View {
    var body: some View {
      let traits = UITraitCollection.current
      Text(
        "\(traits.userInterfaceStyle == .dark) \(traits.layoutDirection == .rightToLeft) "
          + "\(UIApplication.shared.preferredContentSizeCategory == .accessibilityMedium)")
    }
  }

  @Test func traitsAreThoseOfTheViewAround() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100)) {
      Traits()
      Traits().environment(\.colorScheme, .dark).environment(\.layoutDirection, .rightToLeft)
        .dynamicTypeSize(.accessibility1)
    }
    #expect(Set(try text(stage)) == ["false false false", "true true true"])
  }

  /// Lengths and fonts that grow with the type size, read by a body.
  private struct Metrics: View {
    var body: some View {
      let metrics = UIFontMetrics(forTextStyle: .body)
      let font = UIFont.systemFont(ofSize: 17)
      let most = metrics.scaledFont(for: font, maximumPointSize: 25)
      Text(
        "\(Int(metrics.scaledFont(for: font).pointSize)) \(Int(most.pointSize)) "
          + "\(Int(metrics.scaledValue(for: 22)))")
    }
  }

  @Test(arguments: [
    (DynamicTypeSize.large, "17 17 22"), (.xxxLarge, "22 22 29"), (.accessibility5, "48 25 62"),
  ])
  func metricsGrowWithTheTypeSize(size: DynamicTypeSize, words: String) throws {
    let stage = Stage(size: CGSize(width: 300, height: 100)) { Metrics().dynamicTypeSize(size) }
    #expect(try text(stage) == [words])
  }

  @Test func metricsFollowGivenTraits() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits)
    #expect(font.pointSize == 22)
    let most = metrics.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: traits)
    #expect(most.pointSize == 20)
    #expect(metrics.scaledFont(for: .preferredFont(forTextStyle: .body)).pointSize == 17)
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "a")
    view.accessibilityAttributedHint = NSAttributedString(string: "b")
    view.accessibilityAttributedValue = NSAttributedString(string: "c")
    #expect(view.accessibilityAttributedLabel?.string == "a")
  }
}
