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

  /// Adds a view; numbers beyond the ends count as the ends.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
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
    let isVertical = axis == .vertical
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let (fillsAcross, isEqual) = (alignment == .fill, distribution == .fillEqually)
    let isSpaced = distribution == .equalSpacing || distribution == .equalCentering
    var stretches: Axis.Set = []
    if isVertical ? fillsAcross : isEqual { stretches.insert(.horizontal) }
    if isVertical ? isEqual : fillsAcross { stretches.insert(.vertical) }
    let pictures = shown.map { UIViewPicture(arranged: $0).stretched(stretches) }
    let hasOwn = !ownSpacings.isEmpty
    let gaps = shown.map { customSpacing(after: $0) }
    let parts = ForEach(pictures.indices, id: \.self) { index in
      pictures[index]
        .frame(
          maxWidth: stretches.contains(.horizontal) ? .infinity : nil,
          maxHeight: stretches.contains(.vertical) ? .infinity : nil)
      if index + 1 < pictures.count {
        if isSpaced {
          Spacer(minLength: gaps[index])
        } else if hasOwn {
          Color.clear.frame(
            width: isVertical ? 0 : gaps[index], height: isVertical ? gaps[index] : 0)
        }
      }
    }
    let insets = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let gap = isSpaced || hasOwn ? 0 : spacing
    let whole =
      isVertical
      ? AnyView(VStack(alignment: horizontal, spacing: gap) { parts })
      : AnyView(HStack(alignment: vertical, spacing: gap) { parts })
    return AnyView(
      whole.padding(
        EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)))
  }

  private var horizontal: HorizontalAlignment {
    switch alignment {
    case .leading, .fill: .leading
    case .trailing: .trailing
    default: .center
    }
  }

  private var vertical: VerticalAlignment {
    switch alignment {
    case .leading: .top
    case .trailing: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    case .center, .fill: .center
    }
  }
}
