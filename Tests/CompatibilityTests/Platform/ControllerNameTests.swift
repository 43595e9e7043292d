import Foundation
import SwiftUI
import Testing

@MainActor private final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    view.frame = transitionContext.finalFrame(for: controller)
    view.bounds = transitionContext.initialFrame(for: controller)
    transitionContext.containerView.addSubview(view)
    if transitionContext.isInteractive { transitionContext.updateInteractiveTransition(0.5) }
    if transitionContext.presentationStyle == .none {
      transitionContext.cancelInteractiveTransition()
    } else {
      transitionContext.finishInteractiveTransition()
    }
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

@MainActor private final class Director: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fader() }
}

/// Names of UIKit that controllers use.
@MainActor @Suite struct ControllerNameTests {
  @Test func motionsBetweenControllersAreNotShown() {
    let (director, controller) = (Director(), UIViewController())
    controller.transitioningDelegate = director
    let fader = director.animationController(
      forPresented: controller, presenting: controller, source: controller)
    #expect(fader?.transitionDuration(using: nil) == 0.3)
    fader?.animationEnded(true)
    #expect(director.animationController(forDismissed: controller) == nil)
    #expect(director.interactionControllerForDismissal(using: Fader()) == nil)
    #expect(director.interactionControllerForPresentation(using: Fader()) == nil)
    let drag = UIPercentDrivenInteractiveTransition()
    drag.update(0.4)
    (drag.completionSpeed, drag.completionCurve, drag.wantsInteractiveStart) = (2, .linear, false)
    drag.pause()
    #expect(drag.percentComplete == 0.4)
    drag.finish()
    #expect(drag.percentComplete == 1)
    drag.cancel()
    let lead: any UIViewControllerInteractiveTransitioning = drag
    #expect(lead === drag)
    let keys = [
      UITransitionContextViewKey.from.rawValue, UITransitionContextViewControllerKey.from.rawValue,
    ]
    #expect(keys == ["from", "from"])
  }

  @Test func changesByCurvesCountAtOnce() {
    let view = UIView()
    let spring = UISpringTimingParameters(
      dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: spring)
    animator.isInterruptible = true
    animator.scrubsLinearly = false
    animator.pausesOnCompletion = false
    animator.isReversed = false
    animator.addAnimations { view.alpha = 0.5 }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    animator.finishAnimation(at: .end)
    #expect(view.alpha == 0.5 && animator.state == .inactive && spring.initialVelocity.dx == 1)
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { view.alpha = 1 })
    #expect(view.alpha == 1)
    let physics: any UITimingCurveProvider = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 0, initialVelocity: .zero)
    #expect(physics.settlingTime == 0)
    #expect(UISpringTimingParameters(duration: 0.4, bounce: 0.1).settlingTime == 0.4)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).animationCurve == .easeIn)
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 1, y: 0))
    #expect(cubic.controlPoint1.y == 1 && cubic.controlPoint2.x == 1)
    _ = UIViewPropertyAnimator(
      duration: 1, controlPoint1: .zero, controlPoint2: .zero, animations: nil)
    #expect(UIViewAnimatingState.stopped.rawValue == 2)
  }

  @Test func filesOfInterfaceBuilderAreEmpty() {
    let board = UIStoryboard(name: "Main", bundle: nil)
    #expect(board.instantiateInitialViewController() == nil)
    #expect(board.instantiateViewController(withIdentifier: "a").view != nil)
    let made = board.instantiateViewController(identifier: "b")
    #expect(made.storyboard == nil)
    made.performSegue(withIdentifier: "next", sender: nil)
    let way = UIStoryboardSegue(identifier: "next", source: made, destination: UIViewController())
    way.perform()
    #expect(way.identifier == "next" && way.source === made && way.destination !== made)
    #expect(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first is UIView)
    #expect(UINib(data: Data(), bundle: nil).instantiate(withOwner: nil).count == 1)
    #expect(
      Bundle.main.loadNibNamed("Card", owner: nil, options: [.externalObjects: 1])?.count == 1)
    #expect(UINib.OptionsKey.externalObjects.rawValue == "externalObjects")
  }

  @Test func valuesOfBarsAndPagesAreKept() {
    let bar = UITabBarAppearance()
    bar.stackedItemPositioning = .centered
    (bar.stackedItemWidth, bar.stackedItemSpacing) = (40, 8)
    let state = bar.stackedLayoutAppearance.normal
    state.badgeTitlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    state.badgePositionAdjustment = .zero
    state.titlePositionAdjustment = .zero
    #expect(state.badgeTitlePositionAdjustment.vertical == 2)
    #expect(UITabBar.ItemPositioning.fill.rawValue == 1)
    let dots = UIPageControl()
    dots.preferredIndicatorImage = UIImage(systemName: "circle")
    dots.preferredCurrentPageIndicatorImage = nil
    dots.setIndicatorImage(nil, forPage: 0)
    dots.setCurrentPageIndicatorImage(nil, forPage: 0)
    (dots.backgroundStyle, dots.direction) = (.minimal, .leftToRight)
    dots.allowsContinuousInteraction = false
    #expect(dots.indicatorImage(forPage: 0) == nil && dots.size(forNumberOfPages: 3).width > 0)
    #expect(dots.currentPageIndicatorImage(forPage: 0) == nil)
    let scroll = UIScrollView()
    scroll.contentInset.top = 7
    #expect(scroll.adjustedContentInset.top == 7)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    #expect(edge.edges == .left)
    let host = UIHostingController(rootView: Text("a"))
    host.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
    host.safeAreaRegions = .container
    #expect(host.sizingOptions == UIHostingControllerSizingOptions(rawValue: 3))
    _ = NavigationLink("a") { Text("b") }.isDetailLink(false)
  }
}
