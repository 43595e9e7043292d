public import Foundation
import StillGeometry
import StillViewGraph

/// A controller of a UIKit view.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// The view that is drawn.
  open var view: UIView! = UIView() {
    didSet { view?.styleOfController = overrideUserInterfaceStyle }
  }
  /// No effect: no bar shows it.
  open var title: String?
  /// Whether the view is drawn light or dark where the controller stands among views of this library; unspecified: in
  /// the light of the views around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { view?.styleOfController = overrideUserInterfaceStyle }
  }
  /// Kept, in points; wrapped among other views, the view fills the room that it is offered.
  open var preferredContentSize = CGSize.zero

  /// Nothing is read of files for Interface Builder.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  private var isLoaded = false
  /// The transition that has begun.
  private var appearance: (isAppearing: Bool, isAnimated: Bool)?

  /// Does nothing; override it to fill the view.
  open func viewDidLoad() {}
  /// Does nothing, and is not called.
  open func viewWillAppear(_ animated: Bool) {}
  /// Does nothing, and is not called.
  open func viewDidAppear(_ animated: Bool) {}
  /// Does nothing, and is not called.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Does nothing, and is not called.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Does nothing, and is not called.
  open func viewWillLayoutSubviews() {}
  /// Does nothing, and is not called.
  open func viewDidLayoutSubviews() {}
  /// Does nothing, and is not called.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Does nothing, and is not called.
  open func viewSafeAreaInsetsDidChange() {}
  /// Does nothing, and is not called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// No effect: no bar is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// No effect: no bar is drawn.
  open var prefersStatusBarHidden: Bool { false }
  /// No effect: no bar is drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// No effect: the device stays upright.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  /// No effect: the device stays upright.
  open var shouldAutorotate: Bool { false }
  /// No effect: no bar is drawn.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The controllers inside, in the order in which they came.
  public private(set) var children: [UIViewController] = []
  /// The controller around; nil where there is none.
  public private(set) weak var parent: UIViewController?
  /// The navigation controller around; nil where there is none.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  /// Nil: nothing is presented.
  open var presentedViewController: UIViewController? { nil }
  /// Nil: nothing presents it.
  open var presentingViewController: UIViewController? { nil }

  /// Takes a controller inside; it leaves the one that it was in.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Takes it out of the controller around; does nothing where there is none.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Does nothing; override it to learn of a new controller around.
  open func willMove(toParent parent: UIViewController?) {}
  /// Does nothing; override it to learn of a new controller around.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows nothing: there is no window that another one could be put over.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    completion?()
  }

  /// Calls `completion` at once: nothing is presented.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    completion?()
  }

  // MARK: Life

  /// Calls `viewWillAppear` or `viewWillDisappear`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance = (isAppearing, animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }
  /// Calls `viewDidAppear` or `viewDidDisappear`; does nothing where no transition has begun.
  open func endAppearanceTransition() {
    guard let (isAppearing, isAnimated) = appearance.take() else { return }
    if isAppearing { viewDidAppear(isAnimated) } else { viewDidDisappear(isAnimated) }
  }

  /// Calls `loadView()` and `viewDidLoad()` the first time.
  open func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    loadView()
    viewDidLoad()
  }
  /// Does nothing; override it to set the view.
  open func loadView() {}
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { isLoaded }
  /// The view; nil until it is loaded.
  open var viewIfLoaded: UIView? { isLoaded ? view : nil }
  /// Never called: there is always room.
  open func didReceiveMemoryWarning() {}
  /// Does nothing, and is not called.
  open func viewLayoutMarginsDidChange() {}
  /// Never called: the window keeps its size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: a picture has the traits that it begins with.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Does nothing; override it to set constraints.
  open func updateViewConstraints() {}
  /// Whether something in it is edited.
  open var isEditing = false
  /// Sets whether something in it is edited. No effect of `animated`: a picture has no time.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that says "Edit", or "Done" while the content is edited.
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, target: nil, action: nil)
  }

  // MARK: Bars and presentation

  /// The title and buttons in a navigation bar. No effect: no bar is drawn.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The tab of the controller. No effect: no bar is drawn.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// No effect: no bar is drawn.
  open var hidesBottomBarWhenPushed = false
  /// No effect: no bar is drawn.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// No effect: no bar is drawn.
  open var extendedLayoutIncludesOpaqueBars = false
  /// No effect: nothing is presented.
  open var definesPresentationContext = false
  /// Insets beside the safe area, in points. No effect: views inside are drawn as without.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The style of its presentation. No effect: nothing is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The motion of its presentation. No effect: nothing is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether it can be swiped away. No effect: nothing is presented.
  open var isModalInPresentation = false
  /// No effect: nothing is presented.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Nil: nothing is presented.
  open var presentationController: UIPresentationController? { nil }
  /// Nil: nothing is presented.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// Nil: nothing is presented.
  open var sheetPresentationController: UISheetPresentationController? { nil }
  /// False: it is in no window.
  open var isBeingPresented: Bool { false }
  /// False: it is in no window.
  open var isBeingDismissed: Bool { false }
  /// False: it is in no window.
  open var isMovingToParent: Bool { false }
  /// False: it is in no window.
  open var isMovingFromParent: Bool { false }
  /// The tab controller around; nil where there is none.
  open var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
  /// The traits of the device.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  /// No effect: no bar is drawn.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// No effect: no bar is drawn.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// No effect: no bar is drawn.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// No effect: no bar is drawn.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// No effect: the system's gestures come first.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// No effect: the device stays upright.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// No effect: no bar is drawn.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// No effect: the device stays upright.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// No effect: the system's gestures come first.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Shows nothing: there is no window that another one could be put over.
  open func show(_ vc: UIViewController, sender: Any?) {}
  /// Shows nothing: there is no window that another one could be put over.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
}
