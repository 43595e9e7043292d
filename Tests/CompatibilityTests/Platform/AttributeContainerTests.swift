import Foundation
import SwiftUI
import Testing

/// Attributes that stand under keys, in strings of Swift.
@Suite @MainActor struct AttributeContainerTests {
  @Test func containersTakeAttributesOfKeys() throws {
    let keys: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 30, weight: .black), .foregroundColor: UIColor.red,
      .link: "https://a.example",
    ]
    let container = AttributeContainer(keys)
    #expect(container.uiKit.foregroundColor == .red && container.uiKit.kern == nil)
    #expect(container.link?.host == "a.example")
    let both = try [
      AttributeContainer(keys, including: \.uiKit),
      AttributeContainer(keys, including: AttributeScopes.UIKitAttributes.self),
    ]
    #expect(both == [container, container])
    let large = AttributeContainer([.font: UIFont.systemFont(ofSize: 30, weight: .black)])
    let words = AttributedString("Down", attributes: large)
    #expect(
      try ImageRenderer(content: Text(words)).bitmap()
        == ImageRenderer(content: Text("Down").font(.system(size: 30, weight: .black))).bitmap())
    let back = [NSAttributedString.Key: Any](container)
    #expect(back[.foregroundColor] as? UIColor == .red && back[.kern] == nil)
    let scoped = try [NSAttributedString.Key: Any](container, including: \.uiKit)
    #expect(scoped[.font] as? UIFont == keys[.font] as? UIFont)
  }

  @Test func coordinatesAreConverted() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
    let own: any UICoordinateSpace = view
    let rect = CGRect(x: 15, y: 25, width: 5, height: 5)
    #expect(screen.convert(rect, to: own) == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(screen.convert(CGPoint(x: 1, y: 2), from: own) == CGPoint(x: 11, y: 22))
    #expect(own.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 11, y: 22))
    #expect(own.convert(rect, from: screen).origin == CGPoint(x: 5, y: 5))
    #expect(UIScreen.main.fixedCoordinateSpace.bounds == UIScreen.main.bounds)
  }

  private enum Fault: Error, CustomLocalizedStringResourceConvertible {
    case noTime

    var localizedStringResource: LocalizedStringResource { "No time" }
  }

  @Test func valuesHaveWordsAndEdges() {
    #expect(Fault.noTime.localizedStringResource == "No time")
    let edges: NSDirectionalRectEdge = [.top, .leading]
    #expect(edges.isSubset(of: .all) && edges.isDisjoint(with: [.bottom, .trailing]))
  }

  @Test func programsAskWhetherTheyAreWoken() {
    let program = UIApplication.shared
    #expect(program.backgroundRefreshStatus == .available)
    #expect(program.backgroundRefreshStatus != UIBackgroundRefreshStatus.denied)
    program.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    #expect(UIApplication.backgroundFetchIntervalNever > 1_000_000)
    let name = UIApplication.backgroundRefreshStatusDidChangeNotification
    #expect(name.rawValue == "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    let effect = UIVibrancyEffect(
      blurEffect: UIBlurEffect(style: .regular), style: UIVibrancyEffectStyle.fill)
    #expect(UIVisualEffectView(effect: effect).effect === effect)
  }

  @Test func fontsAreRegisteredByDescriptions() throws {
    let data = Data([1, 2, 3])
    let provider = try #require(CGDataProvider(data: data as CFData))
    let font = try #require(CGFont(provider))
    let described: CTFontDescriptor = CTFontCopyFontDescriptor(
      CTFontCreateWithGraphicsFont(font, 0, nil, nil))
    var errors = 0
    CTFontManagerRegisterFontDescriptors(NSArray(array: [described]), .process, true) {
      reasons, isDone in
      errors += (reasons as? [NSError])?.count ?? reasons.count
      return isDone
    }
    #expect(errors == 1)
    let nowhere = URL(fileURLWithPath: "/no/font.ttf")
    CTFontManagerRegisterFontURLs(NSArray(array: [nowhere]), .process, true) { reasons, _ in
      errors += reasons.count
      return true
    }
    #expect(errors == 2 && CTFontManagerCreateFontDescriptorsFromURL(nowhere) == nil)
    #expect(CTFontManagerCreateFontDescriptorFromData(data) != nil)
    #expect(CTFontManagerCreateFontDescriptorFromData(Data()) == nil)
    let isGone = CTFontManagerUnregisterFontsForURL(nowhere, .process, nil)
    #expect(isGone)
    let made: CTFont = CTFontCreateWithGraphicsFont(font, 12, nil, described)
    #expect(made !== CTFontCreateWithGraphicsFont(font, 12, nil, nil))
  }
}
