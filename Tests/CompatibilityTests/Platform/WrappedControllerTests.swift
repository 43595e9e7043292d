import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

// Controllers as apps wrap them: they compile as on a device, and show nothing.

private struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]
  var excluded: [UIActivity.ActivityType]? = [.airDrop, .assignToContact]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(
      activityItems: items, applicationActivities: [Bookmark()])
    controller.excludedActivityTypes = excluded
    let handler: UIActivityViewController.CompletionWithItemsHandler = { _, _, _, _ in }
    controller.completionWithItemsHandler = handler
    controller.popoverPresentationController?.permittedArrowDirections =
      UIPopoverArrowDirection.any
    return controller
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

private final class Bookmark: UIActivity {
  override class var activityCategory: UIActivity.Category { .action }
  override var activityTitle: String? { "Bookmark" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

private final class Lazy: UIActivityItemProvider, UIActivityItemSource {
  override var item: Any { "item" }

  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }

  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any? { item }
}

private struct PhotoPicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  var source = UIImagePickerController.SourceType.photoLibrary
  @Environment(\.dismiss) private var dismiss

  final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate
  {
    let parent: PhotoPicker
    init(_ parent: PhotoPicker) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      parent.image = info[.originalImage] as? UIImage
      parent.dismiss()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    if UIImagePickerController.isSourceTypeAvailable(source) { picker.sourceType = source }
    let (camera, flash, mode) = (
      UIImagePickerController.CameraDevice.front, UIImagePickerController.CameraFlashMode.off,
      UIImagePickerController.CameraCaptureMode.photo
    )
    (picker.cameraDevice, picker.cameraFlashMode, picker.cameraCaptureMode) = (camera, flash, mode)
    return picker
  }

  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
}

private struct DocumentPicker: UIViewControllerRepresentable {
  final class Coordinator: NSObject, UIDocumentPickerDelegate {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image], asCopy: true)
    picker.delegate = context.coordinator
    picker.modalPresentationStyle = UIModalPresentationStyle.formSheet
    picker.modalTransitionStyle = UIModalTransitionStyle.crossDissolve
    return picker
  }

  func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {}
}

private struct Typefaces: UIViewControllerRepresentable {
  final class Coordinator: NSObject, UIFontPickerViewControllerDelegate {
    func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController) {
      guard let descriptor = controller.selectedFontDescriptor else { return }
      _ = UIFont(descriptor: descriptor, size: 12)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UIFontPickerViewController {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: UIFontPickerViewController, context: Context) {}
}

private struct Pages<Page: View>: UIViewControllerRepresentable {
  let pages: [Page]

  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var controllers: [UIViewController]
    @MainActor init(_ pages: [Page]) {
      controllers = pages.map { UIHostingController(rootView: $0) }
    }

    func pageViewController(
      _ controller: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ controller: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { nil }
  }

  func makeCoordinator() -> Coordinator { Coordinator(pages) }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let style = UIPageViewController.TransitionStyle.scroll
    let controller = UIPageViewController(
      transitionStyle: style,
      navigationOrientation: UIPageViewController.NavigationOrientation.horizontal,
      options: [UIPageViewController.OptionsKey.interPageSpacing: 4])
    controller.dataSource = context.coordinator
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: UIPageViewController, context: Context) {
    controller.setViewControllers(
      [context.coordinator.controllers[0]],
      direction: UIPageViewController.NavigationDirection.forward, animated: true)
  }
}

private struct Field: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
    UISearchResultsUpdating
  {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
    }
    func updateSearchResults(for controller: UISearchController) {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    var scroller: any UIScrollViewDelegate { self }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    field.returnKeyType = UIReturnKeyType.done
    field.autocorrectionType = UITextAutocorrectionType.no
    field.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.leading
    field.contentVerticalAlignment = UIControl.ContentVerticalAlignment.center
    field.setContentHuggingPriority(UILayoutPriority.defaultHigh, for: .vertical)
    field.addTarget(nil, action: Selector("changed:"), for: .editingChanged)
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = context.coordinator
    search.searchBar.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) { field.text = text }
}

private final class SceneDelegate: NSObject, UISceneDelegate, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let context: UIOpenURLContext = connectionOptions.urlContexts.first { _ = context.url }
  }
}

private final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let role: UISceneSession.Role = session.role
    let configuration = UISceneConfiguration(name: nil, sessionRole: role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any],
    fetchCompletionHandler completion: @escaping (UIBackgroundFetchResult) -> Void
  ) { completion(.noData) }

  func items() -> [UIApplicationShortcutItem] {
    [
      UIApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(systemImageName: "plus"))
    ]
  }
}

@MainActor @Suite struct WrappedControllerTests {
  /// A question with two answers, which nobody is asked.
  @Test func questionsKeepTheirAnswers() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    #expect(alert.actions.map(\.title) == ["Yes", "No"] && alert.textFields?.count == 1)
    #expect(alert.actions[0].style == .destructive)
  }

  @Test func sheetsOfControllersAreDescribed() {
    let controller = UITabBarController()
    controller.viewControllers = [UIViewController(), UIViewController()]
    controller.selectedIndex = 5
    #expect(controller.selectedViewController == nil)
    let custom = UIPresentationController(presentedViewController: controller, presenting: nil)
    let popover = UIPopoverPresentationController(
      presentedViewController: controller, presenting: nil)
    let sheet = UISheetPresentationController(presentedViewController: controller, presenting: nil)
    let detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
    sheet.detents = detents
    let identifier: UISheetPresentationController.Detent.Identifier? = .medium
    sheet.selectedDetentIdentifier = identifier
    let item: UIBarButtonItem.SystemItem = .add
    popover.barButtonItem = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    #expect(custom.presentedViewController === controller && sheet.detents.count == 2)
    let asked: (any UIAdaptivePresentationControllerDelegate)? = custom.delegate
    #expect(asked == nil)
    UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal)
    let buttons = UIBarButtonItemAppearance(style: .plain)
    buttons.normal.titlePositionAdjustment = UIOffset(horizontal: -100, vertical: 0)
    #expect(buttons.normal.titlePositionAdjustment != .zero)
    let flags: UIKeyModifierFlags = [.command, .shift]
    #expect(UIKeyCommand(input: "n", modifierFlags: flags, action: Selector("new")).input == "n")
    #expect(AppDelegate().items().first?.localizedTitle == "New")
    #expect(Lazy(placeholderItem: "").item as? String == "item")
  }

  @Test func theFirstPageIsDrawn() throws {
    let picture = try ImageRenderer(
      content: Pages(pages: [Color.red, Color.blue]).frame(width: 20, height: 20)
    ).bitmap()
    #expect(picture[10, 10].red > 200 && picture[10, 10].blue < 100)
  }

  @Test func wrappedControllersTakeTheirRoom() throws {
    let view = VStack(spacing: 0) {
      ShareSheet(items: ["a"])
      PhotoPicker(image: .constant(nil))
      DocumentPicker()
      Typefaces()
      Field(text: .constant("Words")).accessibilityIdentifier("field")
    }
    let report = try ImageRenderer(content: view.frame(width: 100, height: 200)).layoutReport()
    #expect(report.frame(of: "field") == CGRect(x: 0, y: 160, width: 100, height: 40))
  }

  @Test func paragraphsButtonsAndTextsAreSetUp() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let kept: NSParagraphStyle = style
    #expect(NSParagraphStyle.default.alignment == .natural)
    let mode: NSLineBreakMode = kept.lineBreakMode
    #expect(kept.alignment == .center && mode == .byWordWrapping)
    let text = UITextView(frame: .zero, textContainer: NSTextContainer())
    text.dataDetectorTypes = UIDataDetectorTypes.link
    text.keyboardDismissMode = UIScrollView.KeyboardDismissMode.onDrag
    text.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.99)
    #expect(text.decelerationRate == .fast)
    let kind: UIEvent.EventType = UIEvent().type
    #expect(kind == .touches && !text.accessibilityPerformEscape())
    text.contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.never
    text.attributedText = NSAttributedString(string: "Words", attributes: [.paragraphStyle: kept])
    #expect(text.text == "Words")
    let button = UIButton(type: UIButton.ButtonType.system)
    var look = UIButton.Configuration.filled()
    look.cornerStyle = UIButton.Configuration.CornerStyle.capsule
    look.buttonSize = UIButton.Configuration.Size.large
    look.imagePlacement = NSDirectionalRectEdge.trailing
    look.titleAlignment = UIButton.Configuration.TitleAlignment.leading
    (look.titlePadding, look.showsActivityIndicator) = (4, true)
    look.contentInsets = .zero
    look.setDefaultContentInsets()
    #expect(look.contentInsets.leading == 20)
    button.configuration = look
    let handler: UIAction.Handler = { _ in }
    button.addAction(UIAction(title: "Go", handler: handler), for: .touchUpInside)
    #expect(button.currentTitle == nil)
    let stack = UIStackView(arrangedSubviews: [button, UIView()])
    stack.distribution = UIStackView.Distribution.fillEqually
    let (x, y, width): (NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension) = (
      stack.leadingAnchor, stack.topAnchor, stack.widthAnchor
    )
    let limits = [
      x.constraint(equalTo: stack.trailingAnchor), y.constraint(equalTo: stack.bottomAnchor),
      width.constraint(greaterThanOrEqualToConstant: 4),
    ]
    NSLayoutConstraint.activate(limits)
    #expect(stack.constraints.count == 3 && limits.allSatisfy(\.isActive))
    NSLayoutConstraint.deactivate(limits)
    #expect(stack.constraints.isEmpty)
    let bold = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      .withSymbolicTraits(UIFontDescriptor.SymbolicTraits.traitBold)
    #expect(bold?.withDesign(UIFontDescriptor.SystemDesign.serif)?.pointSize == 17)
  }

  /// The listing of `UIGraphicsImageRenderer`'s comment.
  @Test func contextsHaveTheirSettings() {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(dot.size.width == 20)
    let draw: (UIGraphicsImageRendererContext) -> Void = { context in
      context.cgContext.interpolationQuality = CGInterpolationQuality.high
      context.cgContext.setRenderingIntent(CGColorRenderingIntent.defaultIntent)
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData(actions: draw).count > 50)
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Title", kCGPDFContextAuthor: "Author"]
    let page: (UIGraphicsPDFRendererContext) -> Void = { $0.beginPage() }
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      !UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData(actions: page).isEmpty)
  }

  @Test func providersReportThatTheyHaveNothing() async {
    func load<Object: NSItemProviderReading & SendableMetatype>(_ type: Object.Type) async -> (
      any Error
    )? {
      await withCheckedContinuation { continuation in
        NSItemProvider().loadObject(ofClass: type) { object, error in
          continuation.resume(returning: object == nil ? error : nil)
        }
      }
    }
    let error = await load(UIImage.self) as NSError?
    #expect(error?.domain == NSItemProvider.errorDomain)
    let written: any NSItemProviderWriting = NSString("word")
    #expect(written is NSString)
  }
}
