import Foundation
import SwiftUI
import Testing

/// Names of UIKit that few programs use, each as these write it.
@MainActor @Suite struct RareUIKitTests {
  @Test func everyWordIsRight() {
    let checker = UITextChecker()
    let word = "swuft"
    let range = NSRange(location: 0, length: word.utf16.count)
    let misspelled = checker.rangeOfMisspelledWord(
      in: word, range: range, startingAt: 0, wrap: false, language: "en")
    #expect(misspelled.location == NSNotFound && misspelled.length == 0)
    #expect(checker.guesses(forWordRange: range, in: word, language: "en") == nil)
    #expect(checker.completions(forPartialWordRange: range, in: word, language: "en") == nil)
    #expect(UITextChecker.availableLanguages.isEmpty && !UITextChecker.hasLearnedWord(word))
    UITextChecker.learnWord(word)
    #expect(UITextChecker.hasLearnedWord(word))
    UITextChecker.unlearnWord(word)
    checker.ignoreWord(word)
    #expect(!UITextChecker.hasLearnedWord(word))
  }

  @Test func barsOfLaterSystemsHaveTheirNames() {
    let appearance = UINavigationBarAppearance()
    appearance.subtitleTextAttributes = [.foregroundColor: UIColor.red]
    let strong = UIBarButtonItemAppearance(style: .prominent)
    appearance.prominentButtonAppearance = strong
    #expect(appearance.prominentButtonAppearance === strong)
    #expect(UIBarButtonItem.Style.prominent == .done)
    #expect(appearance.subtitleTextAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test func imagesKeepTheirLabel() {
    let image = UIImage(systemName: "plus")
    #expect(image?.accessibilityLabel == nil)
    image?.accessibilityLabel = "Add"
    #expect(image?.accessibilityLabel == "Add")
  }

  @Test func digitsOfOneWidthAreAFeature() {
    func width(_ font: UIFont) -> CGFloat {
      ("1111" as NSString).size(withAttributes: [.font: font]).width
    }
    func font(_ selector: Int) -> UIFont {
      let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
        .featureSettings: [
          [
            UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
            UIFontDescriptor.FeatureKey.selector: selector,
          ]
        ]
      ])
      return UIFont(descriptor: descriptor, size: 20)
    }
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    #expect(width(font(kMonospacedNumbersSelector)) == width(digits))
    #expect(width(font(kProportionalNumbersSelector)) < width(digits))
    #expect(UIFontDescriptor.FeatureKey.featureIdentifier == .type)
    #expect(UIFontDescriptor.FeatureKey.typeIdentifier == .selector)
    #expect(UIFontDescriptor.FeatureKey(rawValue: "a").rawValue == "a")
    let capitals = [kLowerCaseType, kLowerCaseSmallCapsSelector, kUpperCaseType]
    #expect(capitals + [kUpperCaseSmallCapsSelector] == [37, 1, 38, 1])
  }

  @Test func tablesTakeFilesOfRows() {
    let nib = UINib(nibName: "Row", bundle: nil)
    let table = UITableView()
    table.register(nib, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") != nil)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(nib, forCellWithReuseIdentifier: "cell")
    let cell = collection.dequeueReusableCell(
      withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
    #expect(cell.contentView.subviews.isEmpty)
    let events: UIControl.Event = [.allTouchEvents, .allEditingEvents]
    #expect(events.contains(.touchUpInside) && events.contains(.editingChanged))
    #expect(CALayerCornerCurve.continuous != .circular)
    struct Restorer: UIUserActivityRestoring {
      func restoreUserActivityState(_ activity: NSUserActivity) {}
    }
    Restorer().restoreUserActivityState(
      NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb))
  }

  @Test func barButtonsAndControlsTellTheirState() throws {
    final class Target: NSObject {}
    let target = Target()
    let button = UIBarButtonItem(
      image: UIImage(systemName: "plus"), style: .done, target: nil, action: nil)
    (button.target, button.action) = (target, Selector(("add")))
    #expect(button.image != nil && button.style == .done && button.target === target)
    let control = UIButton(type: .system)
    (control.isEnabled, control.isSelected, control.isHighlighted) = (false, true, true)
    #expect(control.state == [.disabled, .selected, .highlighted])
    #expect(UITraitCollection.current == UIScreen.main.traitCollection)
    let label = UILabel()
    label.lineBreakMode = .byTruncatingMiddle
    #expect(label.lineBreakMode != .byTruncatingTail)
    let detector = try NSDataDetector(types: 1 << 6)
    let text = "at www.example.com"
    let result = detector.firstMatch(
      in: text, range: NSRange(text.startIndex..., in: text))
    #expect(result?.url != nil && result?.date == nil && result?.phoneNumber == nil)
    #expect(CFOptionFlags.max == UInt.max)
    func name(of session: UISceneSession) -> String? { session.configuration.name }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  @Test func programsOfControllersCompile() {
    Delegate.main()
    let bar = UITabBar()
    bar.items = [UITabBarItem()]
    for item in bar.items ?? [] {
      (item.accessibilityLabel, item.accessibilityHint) = ("A", "Shows A")
      (item.isAccessibilityElement, item.accessibilityIdentifier) = (false, "a")
    }
    #expect(bar.items?.first?.accessibilityIdentifier == "a")
    let item: UIBarItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    #expect(item.isEnabled && item.isAccessibilityElement)
    let provider = UIActivityItemProvider(placeholderItem: "a")
    let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    #expect(provider.activityViewController(controller, subjectForActivityType: nil).isEmpty)
    #expect(
      provider.activityViewController(controller, dataTypeIdentifierForActivityType: nil).isEmpty)
  }

  @Test func barsAndTabsKeepTheirPictures() throws {
    let image = UIImage()
    let item = UITabBarItem(title: "A", image: image, tag: 3)
    item.selectedImage = image
    #expect(item.image === image && item.selectedImage === image && item.tag == 3)
    #expect(UITabBarItem(title: "B", image: nil, selectedImage: image).selectedImage === image)
    let bar = UISearchBar()
    bar.backgroundImage = image
    #expect(bar.backgroundImage === image)
    let tabs = UITabBarController()
    let page = UIViewController()
    tabs.setViewControllers([page], animated: true)
    #expect(tabs.selectedViewController === page)
    let table = UITableView()
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect([Data()].compactMap(UIImage.init(data:)).isEmpty)
    let object = NSObject()
    unsafe object.addObserver(page, forKeyPath: "value", options: [.new, .old], context: nil)
    object.removeObserver(page, forKeyPath: "value")
    #expect(CGDataProvider(data: NSData())?.data?.isEmpty == true)
  }

  /// As Apple's classes write the objects in their place.
  @Test func valuesAreArgumentsOfFormats() throws {
    let id = try #require(UUID(uuidString: "6F1C2B66-0001-4A8E-9C3B-0123456789AB"))
    #expect(String(format: "%@ %d", id as any CVarArg, 3) == "\(id.uuidString) 3")
    #expect(String(format: "%@", [1, 2] as any CVarArg) == "[1, 2]")
    let url = try #require(URL(string: "https://example.com/a"))
    #expect(String(format: "<%@>", url as any CVarArg) == "<https://example.com/a>")
    let date = Date(timeIntervalSince1970: 0)
    #expect(String(format: "%@", date as any CVarArg) == date.description)
    #expect(String(format: "%@", Set([4]) as any CVarArg) == "[4]")
  }

  @Test func namesAreRead() throws {
    let strategy: PersonNameComponents.ParseStrategy = PersonNameComponents.FormatStyle()
      .parseStrategy
    let name = try strategy.parse("Ada Byron King Lovelace")
    #expect(name.givenName == "Ada" && name.familyName == "Lovelace")
    #expect(name.middleName == "Byron King")
    #expect(try strategy.parse("Ada").familyName == nil)
    let field = TextField(
      "Name", value: .constant(name), format: .name(style: .medium))
    let report = try ImageRenderer(content: field).layoutReport()
    #expect("\(report)".contains("Ada Lovelace"))
  }
}
