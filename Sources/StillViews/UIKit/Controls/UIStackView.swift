public import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Views beside each other.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// How the lengths along the axis are chosen.
  public enum Distribution: Int, Sendable {
    /// As views ask for, equal, in proportion, or with equal gaps or middles. In proportion is drawn as views ask for.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// All across, or at a side, a baseline, or the middle.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// At the upper side.
    public static let top = Alignment.leading
    /// At the lower side.
    public static let bottom = Alignment.trailing
  }

  /// The views that are laid out, in their order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Along which axis (default: from side to side).
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// Points between views.
  open var spacing: CGFloat = 0
  /// How the lengths along the axis are chosen.
  open var distribution = Distribution.fill
  /// Where views lie across the axis.
  open var alignment = Alignment.fill
  /// Whether the insets count.
  open var isLayoutMarginsRelativeArrangement = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
    hosted = { [weak self] in self?.stack ?? AnyView(EmptyView()) }
  }

  /// Views beside each other.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view; numbers beyond the ends count as the ends. Does nothing with itself and with views that it lies in.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard !view.arranges(self) else { return }
    if view.superview !== self { view.move(into: self) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
  }

  override open func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
  }

  /// Takes a view out.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Sets the points after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    ownSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }
  /// Returns the points after a view that were set; otherwise those between views.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    ownSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }
  private var ownSpacings: [ObjectIdentifier: CGFloat] = [:]

  private var stack: AnyView {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let pictures = shown.map { UIViewPicture(stacked: $0) }
    let insets = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let layout = UIStackLayout(
      isVertical: axis == .vertical, alignment: alignment, distribution: distribution,
      parts: shown.map { StackPart($0, in: self) },
      gaps: shown.map { customSpacing(after: $0) }.map { $0.isFinite ? $0 : 0 })
    let whole = layout {
      ForEach(pictures.indices, id: \.self) { pictures[$0] }
    }
    return AnyView(
      whole.padding(
        EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)))
  }

  /// Stacks within stacks beyond this depth hug as views do at first.
  private static let mostNested = 64

  /// Returns the priority of the views inside that hug least, as their lengths are the stack's.
  ///
  /// - Parameter depth: how many stacks lie around.
  /// - Complexity: Linear in the views inside, of which stacks have their own.
  final func hugging(for axis: NSLayoutConstraint.Axis, depth: Int) -> Float {
    guard depth < Self.mostNested, axis != self.axis || distribution == .fill else { return 250 }
    let shown = arrangedSubviews.filter { !$0.isHidden }
    return shown.map { StackPart.Length($0, in: self, axis, depth: depth).hugging }.min() ?? 0
  }
}

extension StackPart {
  /// Reads the constraints about a view's own lengths, its priorities, and whether it has a natural size.
  @MainActor init(_ view: UIView, in stack: UIStackView) {
    width = Length(view, in: stack, .horizontal)
    height = Length(view, in: stack, .vertical)
  }
}

extension StackPart.Length {
  /// Reads the same along one axis.
  @MainActor fileprivate init(
    _ view: UIView, in stack: UIStackView, _ axis: NSLayoutConstraint.Axis, depth: Int = 0
  ) {
    hugging = view.contentHuggingPriority(for: axis).rawValue
    resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    isNatural = view.hasNaturalLength(axis)
    natural = view.statedLength(axis)
    if let inner = view as? UIStackView, inner !== stack {
      hugging = min(hugging, inner.hugging(for: axis, depth: depth + 1))
    }
    if !isNatural { hugging = min(hugging, 0) }
    for constraint in view.constraints + stack.constraints {
      apply(constraint, to: view, in: stack, axis)
    }
  }

  /// Takes over what a constraint states about the length of a view, if it does.
  @MainActor fileprivate mutating func apply(
    _ constraint: NSLayoutConstraint, to view: UIView, in stack: UIStackView,
    _ axis: NSLayoutConstraint.Axis
  ) {
    let own: NSLayoutConstraint.Attribute = axis == .vertical ? .height : .width
    let other: NSLayoutConstraint.Attribute = axis == .vertical ? .width : .height
    guard constraint.firstItem === view, constraint.firstAttribute == own,
      constraint.constant.isFinite, constraint.multiplier.isFinite
    else { return }
    switch (constraint.secondAttribute, constraint.relation) {
    case (.notAnAttribute, .equal): fixed = max(constraint.constant, 0)
    case (.notAnAttribute, .greaterThanOrEqual): least = max(least, constraint.constant)
    case (.notAnAttribute, .lessThanOrEqual): most = max(min(most, constraint.constant), 0)
    case (own, .equal) where constraint.secondItem === stack: share = constraint.multiplier
    case (other, .equal) where constraint.secondItem === view: ratio = constraint.multiplier
    default: break
    }
  }
}

extension UIView {
  /// Whether it is the stack, or arranges it, at any depth.
  fileprivate func arranges(_ stack: UIStackView) -> Bool {
    var open = [self]
    while let view = open.popLast() {
      if view === stack { return true }
      open += view.subviews + ((view as? UIStackView)?.arrangedSubviews ?? [])
    }
    return false
  }

  /// The length that the view's own code states for a content which it paints; nil: none.
  fileprivate func statedLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    guard hosted == nil else { return nil }
    let own = intrinsicContentSize
    let length = axis == .vertical ? own.height : own.width
    return length >= 0 && length.isFinite ? length : nil
  }

  /// Whether it has a length by itself: that of its content, of its frame, or of what constraints lay out inside.
  fileprivate func hasNaturalLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    if statedLength(axis) != nil { return true }
    if axis == .horizontal, self is UISlider || self is UIProgressView { return false }
    if let stack = self as? UIStackView {
      return !stack.arrangedSubviews.allSatisfy { $0.isHidden }
    }
    return hosted != nil || frame.size != .zero || !placeEquations.isEmpty
  }
}
