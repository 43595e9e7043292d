import Foundation
import SwiftUI
import Testing

/// Members of UIKit's classes that programs override.
@MainActor struct OverriddenMemberTests {
  private final class Page: UIViewController, UIViewControllerTransitioningDelegate {
    var calls: [String] = []

    override func loadView() {
      calls.append("load")
      view = UIView()
    }

    override func viewDidLoad() { calls.append("did load") }
    override func didReceiveMemoryWarning() {}
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      coordinator.animate(alongsideTransition: nil, completion: nil)
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
      get { .fullScreen }
      set {}
    }
    override var isModalInPresentation: Bool {
      get { true }
      set {}
    }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var navigationItem: UINavigationItem { UINavigationItem(title: "Own") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  }

  @Test func controllersLoadTheirView() {
    let page = Page()
    #expect(!page.isViewLoaded && page.viewIfLoaded == nil)
    page.loadViewIfNeeded()
    page.loadViewIfNeeded()
    #expect(page.calls == ["load", "did load"] && page.isViewLoaded)
    #expect(page.modalPresentationStyle == .fullScreen && page.navigationItem.title == "Own")
    page.tabBarItem = UITabBarItem()
    page.tabBarItem.badgeValue = "1"
    page.edgesForExtendedLayout = UIRectEdge.all
    let item: UIBarItem = page.tabBarItem
    #expect(item.tag == 0)
    let split = UISplitViewController()
    split.viewControllers = [Page(), page]
    #expect(split.view.subviews.count == 1)
  }

  private final class Card: UIView {
    var raised = 0

    override func bringSubviewToFront(_ view: UIView) {
      raised += 1
      super.bringSubviewToFront(view)
    }
    override func endEditing(_ force: Bool) -> Bool { false }
    override func viewWithTag(_ tag: Int) -> UIView? { self }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    override func gestureRecognizerShouldBegin(
      _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    override func safeAreaInsetsDidChange() {}
    override class var requiresConstraintBasedLayout: Bool { true }
    override var accessibilityLabel: String? {
      get { "Card" }
      set {}
    }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  }

  @Test func viewsCallWhatIsOverridden() {
    let card = Card()
    let inner = UIView()
    card.addSubview(inner)
    card.bringSubviewToFront(inner)
    #expect(card.raised == 1 && !card.endEditing(true) && card.viewWithTag(4) === card)
    #expect(card.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    card.semanticContentAttribute = UISemanticContentAttribute.forceRightToLeft
    card.accessibilityTraits = UIAccessibilityTraits.button
    let direction: UIUserInterfaceLayoutDirection = card.effectiveUserInterfaceLayoutDirection
    #expect(direction == .leftToRight)
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(card.layoutMargins.left == 2)
    let interaction: (any UIInteraction)? = nil
    #expect(interaction == nil)
  }

  @Test func changesCountAtOnce() {
    let view = UIView()
    var ends = 0
    func pulse() {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveEaseIn]) {
        view.alpha = 0.5
      } completion: { _ in
        ends += 1
        pulse()
      }
    }
    pulse()
    #expect(view.alpha == 0.5 && ends == 1)
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
      view.alpha = 1
    }
    #expect(view.alpha == 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.25 }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0.25 && end == .end)
  }

  private struct Note: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextView {
      let view = UITextView()
      view.isScrollEnabled = false
      view.text = "Words that take several lines in a narrow room, as notes do"
      return view
    }

    func updateUIView(_ view: UITextView, context: Context) {}

    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UITextView, context: Context
    ) -> CGSize? {
      let width = proposal.width ?? 100
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      return CGSize(width: width, height: uiView.sizeThatFits(room).height)
    }
  }

  @Test func textsAreMeasuredWhereTheirValueAsks() throws {
    let narrow = try ImageRenderer(content: Note().frame(width: 120)).bitmap()
    let wide = try ImageRenderer(content: Note().frame(width: 400)).bitmap()
    #expect(narrow.height > 60 && wide.height < narrow.height && wide.height > 15)
  }

  @Test func valuesOfViewsAndPages() {
    let options: UIView.AnimationOptions = [.autoreverse]
    let steps: UIView.KeyframeAnimationOptions = [.repeat]
    let curve = UIView.AnimationCurve.linear
    let view = UIView()
    view.tintAdjustmentMode = UIView.TintAdjustmentMode.dimmed
    let item = UINavigationItem(title: "Page")
    item.largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.always
    #expect(options.rawValue == 16 && steps.rawValue == 8 && curve.rawValue == 3)
    #expect(view.tintAdjustmentMode == .dimmed && item.largeTitleDisplayMode == .always)
  }
}
