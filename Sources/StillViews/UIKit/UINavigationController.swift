public import Foundation

/// A controller of pages, of which the last is shown. It has no bar: `NavigationStack` has one.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The pages, the first at the bottom.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
      showTop()
    }
  }

  /// The page that is shown; nil without any.
  open var topViewController: UIViewController? { children.last }
  /// The page that is shown; nil without any.
  open var visibleViewController: UIViewController? { topViewController }
  /// The gesture that goes back. No effect: no gesture reaches a controller.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// The bar. No effect: it is not drawn.
  public let navigationBar = UINavigationBar()
  /// Never told of anything: pages change at once.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bar is hidden. No effect: there is none.
  open var isNavigationBarHidden = false

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A controller without a page yet.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller with its first page.
  public init(rootViewController: UIViewController) {
    super.init()
    addChild(rootViewController)
    showTop()
  }

  /// Puts a page on top. No effect of `animated`: a picture has no time.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    showTop()
  }

  /// Takes the top page away and returns it; nil where there is none below.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.removeFromParent()
    showTop()
    return top
  }

  /// Replaces the pages. No effect of `animated`: a picture has no time.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Hides the bar. No effect: there is none.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Takes all pages but the first away and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(children.dropFirst())
    for child in gone { child.removeFromParent() }
    showTop()
    return gone
  }

  private func showTop() {
    for view in view.subviews { view.removeFromSuperview() }
    if let top = topViewController?.view { view.addSubview(top) }
  }
}
