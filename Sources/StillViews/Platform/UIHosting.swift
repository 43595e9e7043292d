public import Foundation
public import StillViewGraph

// Of UIKit's views what can be drawn is a ground, effects, words and pictures, views inside, and views of this library that
// they host. Wrapped among these views, one of which nothing can be drawn takes its room and says so.

/// A view of UIKit.
@MainActor @preconcurrency open class UIView: UIResponder {
  open var backgroundColor: UIColor?
  public var frame: CGRect
  public var alpha: CGFloat = 1
  open var isHidden = false
  public var tintColor: UIColor?
  public var tag = 0
  public var clipsToBounds = false
  public var accessibilityIdentifier: String?
  public var translatesAutoresizingMaskIntoConstraints = true
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  /// The view of this library that this one shows.
  package final var hosted: (@MainActor () -> AnyView)?
  /// Whether it has the size of what it shows, however much room there is.
  package var isSizedByHosted = false
  public var contentMode = UIView.ContentMode.scaleToFill
  public var isUserInteractionEnabled = true
  public var isOpaque = true
  public var autoresizingMask: UIView.AutoresizingMask = []

  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  private static let shared = UIView()

  /// What stands for all views of this kind: what is set here is set for every one of them.
  open class func appearance() -> UIView { shared }

  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var safeAreaInsets: UIEdgeInsets { .zero }
  public var window: UIWindow? { nil }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutSubviews() }
  open func setNeedsDisplay() {}
}

/// What shows a view of UIKit.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  public var view: UIView! = UIView()
  public var title: String?
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var preferredContentSize = CGSize.zero

  /// Nothing is read of files for Interface Builder.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }

  private var isLoaded = false

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public var presentedViewController: UIViewController? { nil }
  public var presentingViewController: UIViewController? { nil }

  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows nothing: there is no window that another one could be put over.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    completion?()
  }

  /// Calls `viewDidLoad` the first time.
  public func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    viewDidLoad()
  }
}

/// Shows a view of this library in UIKit.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    view.hosted = { [weak self] in AnyView(self?.rootView ?? rootView) }
  }

}

/// Ties a program to an object of UIKit that follows its life. Nothing follows here.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>:
  DynamicProperty
{
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
  }

  /// No program runs here, so that no object follows its life: there is none to be asked for.
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) is not made, since no program runs here")
  }
}

/// What follows the life of a program.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObject {}
