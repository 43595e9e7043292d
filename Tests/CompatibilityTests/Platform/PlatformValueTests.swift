import SwiftUI
import Testing

/// Values of UIKit and AppKit that code with these views names.
@Suite @MainActor struct PlatformValueTests {
  @Test func fontsAndTheirWidths() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(font.pointSize == 20)
    #expect(
      try size(of: Text("Harbour").font(Font(font)))
        == size(of: Text("Harbour").font(.system(size: 20, weight: .bold))))
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    let sameFont: NSFont = font
    let red: NSColor = .systemRed
    #expect(sameFont == font && red == UIColor.systemRed)
    let category = UIContentSizeCategory.extraLarge
    #expect(category != .large && category > .large && category <= .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium >= category && !(category < .unspecified))
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!category.isAccessibilityCategory)
    #expect(UIContentSizeCategory.newValueUserInfoKey != "")
    #expect(UIContentSizeCategory.didChangeNotification.rawValue.hasPrefix("UIContentSize"))
    #expect(ContentSizeCategory(category) == .extraLarge && DynamicTypeSize(category) == .xLarge)
    #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
    for size in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
      #expect(UIContentSizeCategory(ContentSizeCategory(size)) == UIContentSizeCategory(size))
    }
    #expect(ContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(
      try size(of: Text("Harbour").environment(\.sizeCategory, ContentSizeCategory.small)).height
        < size(of: Text("Harbour").environment(\.sizeCategory, .extraLarge)).height)
  }

  @Test func pathsOfUIKit() throws {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20),
      byRoundingCorners: [UIRectCorner.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 39, y: 1)))
    #expect(Path(path.cgPath).boundingRect.width == 40)
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 10))
    line.lineWidth = 3
    #expect(line.bounds.width == 10)
  }

  @Test func traitsOfAWindow() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = UIUserInterfaceStyle.dark
      traits.userInterfaceIdiom = UIUserInterfaceIdiom.phone
      traits.horizontalSizeClass = UIUserInterfaceSizeClass.compact
      traits.layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
      traits.accessibilityContrast = UIAccessibilityContrast.high
      traits.legibilityWeight = UILegibilityWeight.bold
      traits.forceTouchCapability = UIForceTouchCapability.available
      traits.userInterfaceLevel = UIUserInterfaceLevel.elevated
    }
    #expect(traits.userInterfaceStyle == .dark && traits.legibilityWeight == .bold)
    #expect(UITraitCollection(userInterfaceStyle: .light) != traits)
    let day = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(day.resolvedColor(with: traits).cgColor.components == UIColor.white.cgColor.components)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.left == 2 && UIEdgeInsets() == .zero)
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { options?[.url] == nil }
  }

  @Test func devicesScenesAndWindows() {
    #expect(UIDevice.current.orientation == UIDeviceOrientation.portrait)
    #expect(Delegate().application(.shared, didFinishLaunchingWithOptions: nil))
    let options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
    #expect(options.isEmpty)
    #expect(UIApplication.LaunchOptionsKey.location.rawValue.hasSuffix("Key"))
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let windows: [UIWindow] = scenes.flatMap(\.windows)
    #expect(windows.count == 1 && windows.first?.isKeyWindow == true)
    #expect(windows.first?.safeAreaInsets.top == 59 && windows.first?.screen === UIScreen.main)
    #expect(scenes.first?.statusBarManager?.statusBarFrame.height == 54)
    #expect(scenes.first?.interfaceOrientation.isPortrait == true)
    let active: UIScene.ActivationState = .foregroundActive
    #expect(active == .foregroundActive)
    let action = Selector("sendAction")
    #expect(action == Selector("sendAction"))
    func handles(_ event: UIEvent?) -> Bool { event != nil }
    #expect(!handles(nil))
    UIPasteboard.general.string = "words"
    #expect(UIPasteboard.general.hasStrings)
    UIImpactFeedbackGenerator(style: UIImpactFeedbackGenerator.FeedbackStyle.light).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(
      UINotificationFeedbackGenerator.FeedbackType.success)
    UISelectionFeedbackGenerator().selectionChanged()
    let manager = UndoManager()
    manager.setActionName("Move")
    manager.disableUndoRegistration()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    manager.enableUndoRegistration()
    manager.removeAllActions(withTarget: manager)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    #expect(!manager.isUndoing && !manager.isRedoing)
    #expect(manager.undoActionName.isEmpty && manager.redoActionName.isEmpty)
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextField.textDidChangeNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidEndEditingNotification, UITextView.textDidChangeNotification,
    ]
    #expect(Set(names).count == 6)
  }

  private struct Words: UIViewRepresentable {
    func makeUIView(context: UIViewRepresentableContext<Words>) -> UITextView {
      let view = UITextView()
      view.text = "words"
      view.textAlignment = NSTextAlignment.center
      view.textContainerInset = .zero
      view.autoresizingMask = [UIView.AutoresizingMask.flexibleWidth, .flexibleHeight]
      view.contentMode = UIView.ContentMode.center
      return view
    }

    func updateUIView(_ uiView: UITextView, context: Context) {}
  }

  private struct Page: UIViewControllerRepresentable {
    func makeUIViewController(
      context: UIViewControllerRepresentableContext<Page>
    ) -> UIViewController {
      let controller = UIViewController()
      let label = UILabel()
      label.text = "page"
      label.textAlignment = .center
      let anchor: NSLayoutAnchor = label.widthAnchor
      NSLayoutConstraint.activate([anchor.constraint(equalTo: controller.view.widthAnchor)])
      controller.view.addSubview(label)
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private struct Vibrant: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView {
      let effect: UIVisualEffect = UIVibrancyEffect(
        blurEffect: UIBlurEffect(style: .systemMaterial))
      return UIVisualEffectView(effect: effect)
    }

    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
  }

  @Test func viewsOfUIKit() throws {
    for view in [AnyView(Words()), AnyView(Page()), AnyView(Vibrant())] {
      #expect(try size(of: view.frame(width: 40, height: 30)) == CGSize(width: 40, height: 30))
    }
    UITableView.appearance().separatorStyle = UITableViewCell.SeparatorStyle.none
    UITableViewCell.appearance().selectionStyle = UITableViewCell.SelectionStyle.none
    #expect(UITableView.appearance().separatorStyle == .none)
  }

  private struct Player: UIViewRepresentable {
    final class Log { var entries: [String] = [] }
    let log: Log

    func makeCoordinator() -> Log { log }

    func makeUIView(context: Context) -> UILabel {
      context.coordinator.entries.append("made")
      return UILabel()
    }

    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "playing" }

    static func dismantleUIView(_ uiView: UILabel, coordinator: Log) {
      coordinator.entries.append("dismantled \(uiView.text ?? "")")
    }
  }

  private struct Watching: View {
    let log: Player.Log
    @State private var isWatching = true

    var body: some View {
      VStack {
        Button("switch") { isWatching.toggle() }
        if isWatching { Player(log: log) }
      }
    }
  }

  @Test func viewsAreDismantledWhenTheyLeave() throws {
    let log = Player.Log()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Watching(log: log) }
    _ = try stage.layoutReport()
    try stage.tap("switch")
    stage.advance(by: 1)
    #expect(log.entries == ["made", "dismantled playing"])
    try stage.tap("switch")
    stage.advance(by: 1)
    #expect(log.entries == ["made", "dismantled playing", "made"])
  }

  @Test func picturesOfThePlatform() throws {
    let image: NSImage = UIImage(Bitmap(width: 4, height: 2))
    let template = image.withRenderingMode(UIImage.RenderingMode.alwaysTemplate)
    #expect(try size(of: Image(uiImage: template)) == CGSize(width: 4, height: 2))
    let pixels = CGImage(Bitmap(width: 6, height: 3))
    let orientation: Image.Orientation = .up
    let picture = Image(pixels, scale: 1, orientation: orientation, label: Text("six"))
    #expect(try size(of: picture) == CGSize(width: 6, height: 3))
    #expect(pixels.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 2))?.width == 2)
    let turned = Image(decorative: pixels, scale: 1, orientation: .right)
    #expect(try size(of: turned) == CGSize(width: 3, height: 6))
  }
}
