public import Foundation
public import StillGeometry
package import StillLayout
package import StillViewGraph

// Of UIKit views these parts are drawn: backgrounds, layers, effects, texts and images, subviews, and hosted views of this
// library. A wrapped view without any such part takes its room and reports that. Members that programs override are in the
// class: those of extensions cannot be overridden.

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
  /// The same, as its controller has it.
  final var styleOfController = UIUserInterfaceStyle.unspecified
  /// The views inside, the first at the back.
  public private(set) var subviews: [UIView] = []
  /// The view around; nil where there is none.
  public private(set) weak var superview: UIView?
  /// The active constraints that begin with this view.
  final var ownConstraints: [NSLayoutConstraint] = []
  /// The layout guides that were added or asked for.
  final var ownGuides: [UILayoutGuide] = []
  /// The priorities that were set for keeping the content's length.
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// How much it hugs its content unless it is told.
  package var ownHugging: UILayoutPriority { .defaultLow }
  /// The view of this library that this one shows.
  package final var hosted: (@MainActor () -> AnyView)?
  /// Whether the view has the size of its content in a stack that does not stretch it.
  package final var hasOwnSize = false
  /// Where the content lies in a frame that is larger.
  package var hostedAlignment: Alignment { .center }
  /// Whether it is as large as the view around, as the content of a cell is.
  final var fillsSuperview = false
  /// Whether it has the size of its content, however much room there is.
  package var isSizedByHosted = false
  /// The axes along which it takes the room that views of this library offer it, though its content has a size: those along
  /// which it does not hug its content.
  package var stretchedAxes: Axis.Set { [] }
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
    let layer = CALayer.make(type(of: self).layerClass)
    layer.belong(to: self)
    madeLayer = layer
    return layer
  }
  /// The class of the layer (default: `CALayer`).
  open class var layerClass: AnyClass { CALayer.self }
  private final var madeLayer: CALayer?
  /// The layer, where anything of it may be drawn: nil until it is first asked for, unless the class has one of its own.
  package final var drawnLayer: CALayer? {
    madeLayer ?? (type(of: self).layerClass == CALayer.self ? nil : layer)
  }

  /// A view at a place, in points; without a size, wrapped among other views, it fills the room that it is offered.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view without a size; wrapped among other views, it fills the room that it is offered.
  public override convenience init() {
    self.init(frame: Self.frameInMaking)
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// The size, with the origin (0, 0): setting it keeps the position.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of the frame, in points: setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
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
  /// Does nothing with itself and the views around.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
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
    if let index = superview.subviews.firstIndex(of: self) { superview.subviews.remove(at: index) }
    self.superview = nil
    didMoveToSuperview()
  }

  /// Leaves the view that it was in for a stack, which arranges it beside its other subviews.
  final func move(into stack: UIView) {
    removeFromSuperview()
    willMove(toSuperview: stack)
    superview = stack
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
  /// Returns the size that it has in a room, in points, unless overridden: that of its content, where a wrapping value asks that is laid
  /// out, or else its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { measure?(size) ?? frame.size }
  /// Measures the content, while a value among views is asked for its size.
  final var measure: ((CGSize) -> CGSize)?
  /// Whether it was asked for its size before its width was known.
  final var asksForFrame = false
  /// Makes the picture again that the view is the outermost one of; nil: it is not.
  final var onRedraw: (() -> Void)?
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
  /// Sets how much it resists being longer than its content, which stacks heed.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis] = priority }
  /// Returns how much it resists being longer than its content (default: 250).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? ownHugging
  }
  /// Sets how much it resists being shorter than its content, which stacks heed.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }
  /// Returns how much it resists being shorter than its content (default: 750).
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }
  /// Calls `layoutSubviews()`.
  open func layoutIfNeeded() { layoutSubviews() }
  /// No effect: every picture is drawn from the start.
  open func setNeedsDisplay() {}
  /// Never called, and does nothing unless overridden: `Canvas` draws by code.
  open func draw(_ rect: CGRect) {}

  // MARK: Views inside

  /// Puts a view directly behind another one inside; does nothing where that is not inside.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard let index = place(of: siblingSubview, without: view) else { return }
    insertSubview(view, at: index)
  }

  /// Puts a view directly before another one inside; does nothing where that is not inside.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard let index = place(of: siblingSubview, without: view) else { return }
    insertSubview(view, at: index + 1)
  }

  /// Puts a view inside before all others; does nothing where it is not inside.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    addSubview(view)
  }

  /// Puts a view inside behind all others; does nothing where it is not inside.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Returns the view with a tag: this one, or one inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }

  /// Returns whether it is a view, or lies inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let ancestor = next {
      if ancestor === view { return true }
      next = ancestor.superview
    }
    return false
  }

  /// Returns true, and does nothing: nothing is typed into views of UIKit.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

  /// Returns a point of this view in the coordinates of another one; nil: of the outermost view around.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (placeInRoot, view?.placeInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Returns a point of another view in the coordinates of this one; nil: of the outermost view around.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (placeInRoot, view?.placeInRoot ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Returns a rectangle of this view in the coordinates of another one; nil: of the outermost view around.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view in the coordinates of this one; nil: of the outermost view around.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  // MARK: Told or asked by the system

  /// Never called: the safe area is that of the views around.
  open func safeAreaInsetsDidChange() {}
  /// Never called: margins are read when a picture is made.
  open func layoutMarginsDidChange() {}
  /// Calls `updateConstraints()`.
  open func updateConstraintsIfNeeded() { updateConstraints() }
  /// No effect: constraints always count.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// No insets, in points: constraints are about the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Insets inside the edges, in points (default: 8). Views inside are drawn as without.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Insets inside the edges, in points. Views inside are drawn as without.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing
      )
    }
  }
  /// No effect: margins are not added to the safe area.
  open var insetsLayoutMarginsFromSafeArea = true
  /// No effect: the margins of the view around make no difference.
  open var preservesSuperviewLayoutMargins = false
  /// The traits of the device.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  /// The direction of reading: from left to right.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// No effect: images and texts are not turned about.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// No effect: the tint is never dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// No effect: a view is drawn where its background or content is.
  open var clearsContextBeforeDrawing = true
  /// No effect: subviews keep their frames.
  open var autoresizesSubviews = true
  /// The pixels per point of the content: those of the screen.
  open var contentScaleFactor: CGFloat = UIScreen.main.scale
  /// Returns true, unless overridden: no recognizer asks.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it can have the focus: false, unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Returns the size that it has in a room, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// Adds an interaction. No effect: gestures of views handle touches.
  open func addInteraction(_ interaction: any UIInteraction) {}
  /// The ways in which it is used: none, as views keep no interactions.
  open var interactions: [any UIInteraction] {
    get { [] }
    set {}
  }
  /// Removes an interaction. No effect: gestures of views handle touches.
  open func removeInteraction(_ interaction: any UIInteraction) {}
  /// Draws the view with its subviews; override it for layers. Never called.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  // MARK: Assistive technologies

  /// The name for assistive technologies. No effect: its text is read as drawn.
  open var accessibilityLabel: String?
  /// The hint for assistive technologies. No effect: its text is read as drawn.
  open var accessibilityHint: String?
  /// The value for assistive technologies. No effect: its text is read as drawn.
  open var accessibilityValue: String?
  /// The name with attributes for assistive technologies. No effect: its text is read as drawn.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// The hint with attributes for assistive technologies. No effect: its text is read as drawn.
  open var accessibilityAttributedHint: NSAttributedString?
  /// The value with attributes for assistive technologies. No effect: its text is read as drawn.
  open var accessibilityAttributedValue: NSAttributedString?
  /// The traits for assistive technologies. No effect: its text is read as drawn.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The views for assistive technologies. No effect: its text is read as drawn.
  open var accessibilityElements: [Any]?
  /// Whether assistive technologies pass over it. No effect: its text is read as drawn.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies read nothing else. No effect: its text is read as drawn.
  open var accessibilityViewIsModal = false

  /// Returns false, unless overridden: no assistive technology asks.
  open func accessibilityActivate() -> Bool { false }
  /// Does nothing, unless overridden: no assistive technology asks.
  open func accessibilityIncrement() {}
  /// Does nothing, unless overridden: no assistive technology asks.
  open func accessibilityDecrement() {}
  /// Returns false, unless overridden: no assistive technology asks.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Returns false, unless overridden: no assistive technology asks.
  open func accessibilityPerformMagicTap() -> Bool { false }
}

extension UIView {
  /// Whether the view is drawn light or dark: as it says itself, otherwise as its controller does.
  package final var drawnStyle: UIUserInterfaceStyle {
    overrideUserInterfaceStyle == .unspecified ? styleOfController : overrideUserInterfaceStyle
  }
}
