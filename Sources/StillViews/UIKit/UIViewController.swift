public import Foundation
import StillGeometry
import StillViewGraph

/// A controller of a UIKit view.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// The view that is drawn. The first use loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return keptView
    }
    set {
      keptView = newValue
      keptView?.styleOfController = overrideUserInterfaceStyle
    }
  }
  /// The view, which this does not load.
  package final var keptView: UIView? = UIView()
  /// The title in the bar of a `UINavigationController`, and that of a tab.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
      noteChange()
    }
  }
  /// Whether the view is drawn light or dark where the controller stands among views of this library; unspecified: in
  /// the light of the views around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { keptView?.styleOfController = overrideUserInterfaceStyle }
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
  /// Called before the view is shown. Does nothing; override it to fill the view.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once the view is shown. Does nothing; override it to change the view or to present something.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is no longer shown. Does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is no longer shown. Does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Does nothing, and is not called.
  open func viewWillLayoutSubviews() {}
  /// Does nothing, and is not called.
  open func viewDidLayoutSubviews() {}
  /// Called before the view is shown. Does nothing; override it to fill the view.
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
  /// The controller that is presented over it, or over the one around; nil: none.
  open var presentedViewController: UIViewController? {
    shownOver ?? parent?.presentedViewController
  }
  /// The controller that presents it, or the one around; nil: none.
  open var presentingViewController: UIViewController? {
    presentedBy ?? parent?.presentingViewController
  }

  /// The controller that is presented over this one.
  final var shownOver: UIViewController?
  /// The controller that this one is presented over.
  final weak var presentedBy: UIViewController?
  /// Draws the controller again; nil: it is not shown by itself, or being made.
  final var onChange: (() -> Void)?
  /// Whether a controller inside is being loaded, whose picture is made after that.
  final var isPreparing = false
  /// Whether `viewWillAppear(_:)` and `viewDidAppear(_:)` were called.
  final var (isPrepared, isOnScreen) = (false, false)
  /// The sheet that it is presented as; nil: nobody asked for it.
  final var ownSheet: UISheetPresentationController?

  /// Takes a controller inside; it leaves the one that it was in. Neither itself nor one around it is taken.
  open func addChild(_ child: UIViewController) {
    guard !stands(inside: child) else { return }
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

  /// Presents a controller where this one is shown: a question as an alert or a dialog, another one as a sheet, or as a cover where its
  /// `modalPresentationStyle` says so. A controller that is shown already, as this one and those around it, is not presented again.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = presenter
    if presenter.shownOver == nil, viewController.presentedBy == nil,
      !stands(inside: viewController)
    {
      presenter.shownOver = viewController
      viewController.presentedBy = presenter
      presenter.noteChange()
    }
    completion?()
  }

  /// Whether the controller is another one, a child of it, or shown over it, at any depth.
  private func stands(inside other: UIViewController) -> Bool {
    var place: UIViewController? = self
    while let controller = place {
      if controller === other { return true }
      place = controller.parent ?? controller.presentedBy
    }
    return false
  }

  /// Takes away what this controller presents, or else this controller.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presenter
    if presenter.shownOver != nil {
      presenter.endPresentation()
    } else {
      presentingViewController?.endPresentation()
    }
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

  /// The title and buttons in the bar of a `UINavigationController`.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The tab of the controller.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// Whether the tab bar is hidden while the controller is in a stack above its first page.
  open var hidesBottomBarWhenPushed = false
  /// The buttons of the bar at the bottom, which a `UINavigationController` hides unless it is told not to.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the bar at the bottom.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    noteChange()
  }
  /// No effect: no bar is drawn.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// No effect: no bar is drawn.
  open var extendedLayoutIncludesOpaqueBars = false
  /// No effect: nothing is presented.
  open var definesPresentationContext = false
  /// Insets beside the safe area, in points. No effect: views inside are drawn as without.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The style of its presentation: a sheet, or a cover.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The motion of its presentation. No effect: nothing is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a swipe leaves the sheet that it is presented as.
  open var isModalInPresentation = false
  /// No effect: nothing is presented.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Nil: nothing is presented.
  open var presentationController: UIPresentationController? { nil }
  /// Nil: nothing is presented.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// The heights and the look of the sheet that it is presented as; nil where it is presented as a cover.
  open var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: break
    default: return nil
    }
    let sheet =
      ownSheet ?? UISheetPresentationController(presentedViewController: self, presenting: nil)
    ownSheet = sheet
    return sheet
  }
  /// Whether it is presented and not yet shown.
  open var isBeingPresented: Bool { presentedBy != nil && !isOnScreen }
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
  /// Puts a controller on top of the navigation controller around, or presents it where there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows nothing: there is no window that another one could be put over.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
}
