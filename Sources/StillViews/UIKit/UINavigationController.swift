public import Foundation
import StillViewGraph

/// A controller of pages, drawn as a `NavigationStack` of its pages.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The pages, the first at the bottom.
  open var viewControllers: [UIViewController] {
    get { children }
    set { replace(newValue) }
  }

  /// The page that is shown; nil without any.
  open var topViewController: UIViewController? { children.last }
  /// The page that is shown, or what it presents; nil without any.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? presentedViewController ?? topViewController
  }
  /// The gesture that goes back. No effect: no gesture reaches a controller.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// The bar: its colors and whether titles are large are drawn.
  public let navigationBar = UINavigationBar()
  /// Never told of anything: pages change at once.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { noteChange() } }
  /// Whether the bar at the bottom is hidden (default: true).
  open var isToolbarHidden = true { didSet { noteChange() } }
  /// The bar at the bottom. No effect: pages have their `toolbarItems`.
  public let toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar hides while content is swiped. No effect: it stays.
  open var hidesBarsOnSwipe = false

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A controller without a page yet.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  /// A controller with its first page.
  public init(rootViewController: UIViewController) {
    super.init()
    begin()
    addChild(rootViewController)
  }

  private func begin() {
    keptView?.hosted = { [weak self] in
      self.map { AnyView(NavigationControllerView($0)) } ?? AnyView(EmptyView())
    }
  }

  /// Puts a page on top. It slides in where a film or stage shows the motion of the system.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    noteChange()
  }

  /// Takes the top page away and returns it; nil where there is none below.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.removeFromParent()
    noteChange()
    return top
  }

  /// Replaces the pages.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Takes all pages above one away and returns them; nil where it is no page.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    return keepPages(index + 1)
  }

  /// Takes all pages but the first away and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { keepPages(1) }

  /// Puts a page on top.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Takes all pages but the first ones away and returns them.
  @discardableResult final func keepPages(_ count: Int) -> [UIViewController] {
    let gone = Array(children.dropFirst(max(count, 1)))
    for child in gone { child.removeFromParent() }
    noteChange()
    return gone
  }

  private func replace(_ pages: [UIViewController]) {
    for child in children { child.removeFromParent() }
    for page in pages { addChild(page) }
    noteChange()
  }
}
