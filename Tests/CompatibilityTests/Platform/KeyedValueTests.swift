import Foundation
import SwiftUI
import Testing

/// Values that UIKit finds by keys and observes, as code of programs says it.
@MainActor @Suite struct KeyedValueTests {
  /// A view that keeps an account of the views around it.
  private final class Placed: UIView {
    var log: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      log.append(newSuperview == nil ? "leaves" : "comes")
    }
    override func didMoveToSuperview() { log.append(superview == nil ? "out" : "in") }
    override func didAddSubview(_ subview: UIView) { log.append("holds") }
    override func willRemoveSubview(_ subview: UIView) { log.append("loses") }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      self.point(inside: point, with: event) ? self : nil
    }
  }

  @Test func viewsLearnWhereTheyArePut() {
    let (outer, inner) = (Placed(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Placed())
    outer.addSubview(inner)
    inner.removeFromSuperview()
    inner.removeFromSuperview()
    #expect(inner.log == ["comes", "in", "leaves", "out"] && outer.log == ["holds", "loses"])
    #expect(outer.hitTest(CGPoint(x: 8, y: 8), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 9, y: 8), with: nil) == nil)
  }

  @Test func thePresentValueIsSeen() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
    var seen: [CGFloat] = []
    let options: NSKeyValueObservingOptions = [.initial, .new]
    let observation = view.observe(\.frame, options: options) { _, change in
      seen.append(change.newValue?.width ?? 0)
    }
    observation.invalidate()
    func width(_ change: NSKeyValueObservedChange<CGRect>) -> CGFloat? { change.newValue?.width }
    let (kept, subscription) = (Kept(), view.publisher(for: \.frame))
    let ended: NSKeyValueObservation = observation
    let cancellable = subscription.sink { kept.widths.append($0.width) }
    #expect(seen == [7] && kept.widths == [7] && ended === observation)
    cancellable.cancel()
    view.setValue(3, forKey: "anything")
    #expect(view.value(forKey: "anything") == nil)
  }

  private final class Kept { var widths: [CGFloat] = [] }

  @Test func methodsByTheirNamesAreNotCalled() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("heard"), name: UIResponder.keyboardWillShowNotification,
      object: nil)
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector("tick"), userInfo: nil, repeats: false)
    #expect(timer.isValid && timer.timeInterval == 0)
    timer.invalidate()
    let view = UIView()
    view.perform(Selector("act"), with: nil, afterDelay: 1)
    #expect(!view.responds(to: Selector("act")))
  }

  @Test func recognisersTakeTargets() {
    let tap = UITapGestureRecognizer(target: self, action: Selector("tap"))
    tap.addTarget(self, action: Selector("other"))
    tap.removeTarget(nil, action: nil)
    #expect(tap.state == .possible && UITapGestureRecognizer().name == nil)
  }

  /// A field and a controller as programs derive them.
  private final class Field: UITextField {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
    override func deleteBackward() { text = "deleted" }
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 0) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  }

  private final class Controller: UIViewController, UIPopoverPresentationControllerDelegate {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  }

  @Test func derivedViewsAndControllers() {
    let field = Field()
    field.deleteBackward()
    #expect(field.text == "deleted" && field.frame == .zero)
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 20, height: 9)).width == 12)
    #expect(field.canPerformAction(Selector("copy:"), withSender: nil))
    let controller = Controller()
    let delegate: any UIPopoverPresentationControllerDelegate = controller
    let popover = UIPopoverPresentationController(
      presentedViewController: controller, presenting: nil)
    popover.delegate = delegate
    #expect(delegate.popoverPresentationControllerShouldDismissPopover(popover))
    #expect(controller.supportedInterfaceOrientations.contains(.landscapeLeft))
    #expect(controller.preferredStatusBarStyle == .lightContent)
    #expect(UIWindow().frame == UIScreen.main.bounds)
  }

  @Test func barsAndWindowsOfTheDevice() {
    let bar: UIStatusBarManager? =
      (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.statusBarManager
    #expect(bar?.statusBarFrame.height == 54 && bar?.isStatusBarHidden == false)
    let style: UIStatusBarStyle = .default
    #expect(bar?.statusBarStyle == style && UIInterfaceOrientation.landscapeLeft.isLandscape)
    let window = UIWindow()
    window.windowLevel = .alert
    #expect(window.windowLevel == .alert && !window.isKeyWindow)
  }
}
