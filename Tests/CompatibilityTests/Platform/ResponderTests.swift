import SwiftUI
import Testing

/// Code around UIKit's events, as programs have it beside their views.
@MainActor struct ResponderTests {
  private struct Typing: View {
    @State private var height: CGFloat = 0

    var body: some View {
      Text("Words").accessibilityIdentifier("words").padding(.bottom, height)
        .onReceive(
          NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
        ) { note in
          height = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
        }
        .onReceive(
          NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
        ) { _ in height = 0 }
        .animation(UIAccessibility.isReduceMotionEnabled ? nil : .default, value: height)
    }
  }

  private final class PassingWindow: UIWindow {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
    }
  }

  private final class Controller: UIViewController {
    var loads = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  }

  @Test func aKeyboardThatNobodyShowsTakesNoRoom() throws {
    let report = try ImageRenderer(content: Typing()).layoutReport()
    let words = try #require(report.frame(of: "words"))
    #expect(report.size.height == words.height)
  }

  @Test func windowsAndControllersCanBeMadeAndHold() {
    let window = PassingWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(window.bounds.width == 100 && window.safeAreaInsets.top == 59)
    window.rootViewController = UIHostingController(rootView: Text("Root"))
    let child = Controller()
    let parent = Controller(nibName: nil, bundle: nil)
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(parent.children.count == 1 && child.parent === parent)
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
    child.loadViewIfNeeded()
    child.loadViewIfNeeded()
    #expect(child.loads == 1)
    var isDone = false
    parent.present(child, animated: true) { isDone = true }
    #expect(isDone && parent.presentedViewController === child)
    parent.dismiss(animated: true)
    #expect(parent.presentedViewController == nil && child.presentingViewController == nil)
    #expect(UIWindow.Level.alert.rawValue > UIWindow.Level.statusBar.rawValue)
    let root = UIApplication.shared.windows.first?.rootViewController
    #expect(root != nil && root?.presentedViewController == nil)
    #expect(!UITextField.appearance().becomeFirstResponder())
  }

  /// Presented again, a controller that is shown already would show itself for ever.
  @Test func aControllerThatIsShownIsNotPresentedAgain() {
    let (parent, child, sheet) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    child.present(child, animated: false)
    child.present(parent, animated: false)
    #expect(child.presentedViewController == nil && parent.presentedViewController == nil)
    child.present(sheet, animated: false)
    sheet.present(parent, animated: false)
    #expect(sheet.presentingViewController != nil && sheet.presentedViewController !== parent)
  }
}
