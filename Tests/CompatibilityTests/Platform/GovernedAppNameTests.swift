import Foundation
import SwiftUI
import Testing

/// Names of UIKit and Foundation that programs with controllers of their own use.
@MainActor @Suite struct GovernedAppNameTests {
  private final class Cell: UITableViewCell {
    override func willTransition(to state: UITableViewCell.StateMask) {
      super.willTransition(to: state)
    }
  }

  private final class Window: UIWindow {
    var count = 0

    override func sendEvent(_ event: UIEvent) {
      super.sendEvent(event)
      if event.type == .touches { count += 1 }
    }
  }

  private final class Page: UIViewController {
    var steps: [String] = []

    override func viewWillAppear(_ animated: Bool) { steps.append("will") }
    override func viewDidAppear(_ animated: Bool) { steps.append("did") }
  }

  private final class Watcher: NSObject, UINavigationControllerDelegate,
    UIImagePickerControllerDelegate
  {
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {}
  }

  @Test func controllersAppearWhenTheyAreTold() {
    let page = Page()
    page.beginAppearanceTransition(true, animated: false)
    page.endAppearanceTransition()
    page.endAppearanceTransition()
    #expect(page.steps == ["will", "did"])
  }

  @Test func windowsAndTablesHaveTheirMembers() {
    let window = Window()
    window.sendEvent(UIEvent())
    #expect(window.count == 1)
    let table = UITableView(frame: .zero, style: .plain)
    table.estimatedSectionHeaderHeight = 24
    table.estimatedSectionFooterHeight = 24
    table.allowsMultipleSelectionDuringEditing = true
    Cell(style: .default, reuseIdentifier: nil).willTransition(to: .showingEditControl)
    let watcher = Watcher()
    let navigation = UINavigationController(rootViewController: Page())
    navigation.delegate = watcher
    #expect(navigation.delegate === watcher)
    let picker = UIImagePickerController()
    picker.delegate = watcher
    #expect(picker.delegate === watcher)
    let scene = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    scene.storyboard = nil
    #expect(scene.sceneClass == nil)
  }

  @Test func wordsOfAnnouncementsHaveAttributes() {
    let words = NSAttributedString(
      string: "a", attributes: [.accessibilitySpeechQueueAnnouncement: true])
    #expect(words.length == 1)
    #expect(UIAccessibility.elementFocusedNotification.rawValue.contains("Focused"))
    #expect(
      UIApplication.protectedDataDidBecomeAvailableNotification
        != UIApplication.protectedDataWillBecomeUnavailableNotification)
    UIView().layer.add(CATransition(), forKey: kCATransition)
    #expect(DispatchTime.now().advanced(by: .seconds(1)) > .now())
    let null: CFNull = kCFNull
    #expect(HUGE > 1e38 && MAXFLOAT == HUGE && null === NSNull())
    unsafe #expect(
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "Delegate") == 0)
  }

  @Test func filesAreWrapped() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "inner"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("words".utf8).write(to: folder.appending(path: "inner/a.txt"))
    let options: FileWrapper.ReadingOptions = [.immediate, .withoutMapping]
    let wrapper = try FileWrapper(
      url: URL(filePath: folder.path, directoryHint: .isDirectory), options: options)
    let inner = try #require(wrapper.fileWrappers?["inner"])
    #expect(inner.fileWrappers?["a.txt"]?.regularFileContents == Data("words".utf8))
    #expect(throws: (any Error).self) { try FileWrapper(url: folder.appending(path: "b")) }
  }
}
