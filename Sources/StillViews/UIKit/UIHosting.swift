public import Foundation
public import StillGeometry
package import StillLayout
public import StillViewGraph

// Of UIKit views these parts are drawn: backgrounds, effects, texts and images, subviews, and hosted views of this
// library. A wrapped view without any such part takes its room and reports that.

/// A view of UIKit.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The colour of the ground; nil: none is drawn.
  open var backgroundColor: UIColor?
  /// Place and size in the view around, in points.
  open var frame: CGRect
  /// From 0, not seen, to 1.
  open var alpha: CGFloat = 1
  /// Whether it and the views inside are left out of the picture.
  open var isHidden = false
  /// The tint of the views of this library that it hosts, and of the views inside it; nil: that of the view around.
  open var tintColor: UIColor?
  /// A number for the program's own use.
  open var tag = 0
  /// Whether views inside are cut off at the edges.
  open var clipsToBounds = false
  /// The name by which tests find it; reports and touches know it too.
  open var accessibilityIdentifier: String?
  /// Whether it keeps its frame; one that does not, and has no size, fills the view around it.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether it is drawn light or dark, with all that is inside; unspecified: in the light of the views around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The views inside, the first at the back.
  public private(set) var subviews: [UIView] = []
  /// The view around; nil where there is none.
  public private(set) weak var superview: UIView?
  /// The active constraints that begin with this view.
  final var ownConstraints: [NSLayoutConstraint] = []
  /// The view of this library that this one shows.
  package final var hosted: (@MainActor () -> AnyView)?
  /// Where the content lies in a frame that is larger.
  package var hostedAlignment: Alignment { .center }
  /// Whether it has the size of its content, however much room there is.
  package var isSizedByHosted = false
  /// The layout of an image view's image. Other views' hosted content always fills them.
  open var contentMode = UIView.ContentMode.scaleToFill
  /// The change of position, size and angle about the middle (default: none).
  open var transform = CGAffineTransform.identity
  /// The recognisers that were added. No effect: touches reach hosted content.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// No effect: there is one finger.
  open var isMultipleTouchEnabled = false
  /// No effect: there is one finger.
  open var isExclusiveTouch = false
  /// No effect: touches always reach hosted content.
  open var isUserInteractionEnabled = true
  /// No effect: the background alone decides about transparency.
  open var isOpaque = true
  /// No effect: no view is resized automatically.
  open var autoresizingMask: UIView.AutoresizingMask = []

  /// Whether assistive technologies read it. No effect: its text is read as drawn.
  open var isAccessibilityElement = false
  /// The layer, made when it is first asked for.
  open var layer: CALayer {
    if let madeLayer { return madeLayer }
    let layer = CALayer(self)
    madeLayer = layer
    return layer
  }
  /// The layer; nil until it is first asked for.
  package private(set) var madeLayer: CALayer?

  /// A view at a place, in points; without a size, wrapped among other views, it fills the room that it is offered.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view without a size; wrapped among other views, it fills the room that it is offered.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  private static let shared = UIView()

  /// Returns the proxy whose settings apply to all views of this class.
  open class func appearance() -> UIView { shared }

  /// The size, with the origin (0, 0): setting it keeps the position.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// No insets, in points: the views around leave the whole area free.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Nil: no window is open.
  open var window: UIWindow? { nil }

  /// Puts a view in front of all others inside; it leaves the one that it was in.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }
  /// Puts a view among those inside, 0 at the back; numbers beyond the ends count as the ends.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
  }
  /// Takes it out of the view around; does nothing where there is none.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
  }

  /// Does nothing; override it to learn of a view that was put inside.
  open func didAddSubview(_ subview: UIView) {}
  /// Does nothing; override it to learn of a view that is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Does nothing; override it to learn of a new view around (nil: none) before it is there.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Does nothing; override it to learn of a new view around, or of none.
  open func didMoveToSuperview() {}
  /// Never called: no window is open.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Never called: no window is open.
  open func didMoveToWindow() {}
  /// Never called, and returns nil unless overridden: gestures of views find what was touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// Returns whether a point lies inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Never called: constraints are read when a picture is made.
  open func updateConstraints() {}
  /// No effect: constraints are read when a picture is made.
  open func setNeedsUpdateConstraints() {}
  /// Never called: a picture has the traits that it begins with.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called: the tint is read when a picture is made.
  open func tintColorDidChange() {}
  /// Does nothing; override it to place views inside. Only `layoutIfNeeded()` calls it.
  open func layoutSubviews() {}
  /// No effect: layout is never deferred.
  open func setNeedsLayout() {}
  /// The size that its content has of its own, in points; -1: none. `sizeThatFits` of a wrapping view counts instead.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Returns the size that it has in a room, in points: its own unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Returns the size that it has in a room, in points; the priorities make no difference.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize { sizeThatFits(targetSize) }
  /// Adds a recognizer. No effect on touches: gestures of views handle them.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Removes a recognizer; does nothing where it was not added.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizers?.contains(where: { $0 === gestureRecognizer }) == true else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// Makes it as large as `sizeThatFits` says.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// No effect: sizes are asked for whenever a picture is made.
  open func invalidateIntrinsicContentSize() {}
  /// No effect: a wrapped view fills its room unless its words or its image have a size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// No effect: a wrapped view fills its room unless its words or its image have a size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Calls `layoutSubviews()`.
  open func layoutIfNeeded() { layoutSubviews() }
  /// No effect: every picture is drawn from the start.
  open func setNeedsDisplay() {}
  /// Never called, and does nothing unless overridden: `Canvas` draws by code.
  open func draw(_ rect: CGRect) {}
}

/// A controller of a UIKit view.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// The view that is drawn.
  open var view: UIView! = UIView()
  /// No effect: no bar shows it.
  open var title: String?
  /// Whether the view is drawn light or dark where the controller stands among views of this library; unspecified: in
  /// the light of the views around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Kept, in points; wrapped among other views, the view fills the room that it is offered.
  open var preferredContentSize = CGSize.zero

  /// Nothing is read of files for Interface Builder.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  private var isLoaded = false

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

  /// Calls `viewDidLoad` the first time.
  open func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    viewDidLoad()
  }
}

/// Shows a view of this library in UIKit.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view of this library that is shown. A change shows in the next picture.
  open var rootView: Content

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Shows a view of this library in UIKit.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    view.hosted = { [weak self] in AnyView(self?.rootView ?? rootView) }
  }

}
