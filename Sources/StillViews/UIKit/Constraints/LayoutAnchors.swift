public import Foundation

/// A place of a view or of a layout guide.
@MainActor @preconcurrency public class _NSLayoutPlace: NSObject {
  weak var item: NSObject?
  private let id: ObjectIdentifier
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: NSObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
    id = ObjectIdentifier(item)
    super.init()
  }

  nonisolated public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? _NSLayoutPlace else { return false }
    return id == other.id && attribute == other.attribute
  }

  nonisolated public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(id)
    hasher.combine(attribute)
    return hasher.finalize()
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: _NSLayoutPlace?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(self, relation, other, multiplier, constant) }
}

/// An edge, a middle or a length of a view or a layout guide, for constraints.
///
/// Where constraints say where a view lies in the one around it (its edges, its middle, its lengths, directly or by way of
/// the views and guides beside it), it is drawn there. One of which they say less fills the view around it.
public class NSLayoutAnchor<AnchorType: AnyObject>: _NSLayoutPlace {
  /// Returns the constraint that this is another one, and some points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, constant) }
  /// Returns the constraint that this is not less than another one and some points. Kept, and not solved.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, constant) }
  /// Returns the constraint that this is not more than another one and some points. Kept, and not solved.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, constant) }

  /// The points between views that belong together.
  final var systemSpacing: CGFloat { 8 }
}

/// An edge or a middle from side to side.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the constraint that this is behind another one by the system's spacing (8 points) times a factor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: systemSpacing * multiplier) }
  /// Returns the constraint that this is at least that far behind another one. Kept, and not solved.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

/// An edge or a middle from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the constraint that this is below another one by the system's spacing (8 points) times a factor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: systemSpacing * multiplier) }
  /// Returns the constraint that this is at least that far below another one. Kept, and not solved.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns the constraint that this is another one times a factor, and some points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier, constant) }
  /// Returns the constraint that this is not less than another one times a factor, and some points. Kept, and not solved.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier, constant) }
  /// Returns the constraint that this is not more than another one times a factor, and some points. Kept, and not solved.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier, constant) }
  /// Returns the constraint that this is some points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 0, constant)
  }
  /// Returns the constraint that this is not less than some points. Kept, and not solved.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 0, constant)
  }
  /// Returns the constraint that this is not more than some points. Kept, and not solved.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 0, constant)
  }
}

extension NSObject {
  // Of views and of guides.
  @MainActor fileprivate func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, attribute)
  }
  @MainActor fileprivate func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, attribute)
  }
  @MainActor fileprivate func length(
    _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutDimension { NSLayoutDimension(self, attribute) }
}

extension UIView {
  /// Where text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// Where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line, placed as the lower edge.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line, placed as the lower edge.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}

extension UILayoutGuide {
  /// Where text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// Where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}
