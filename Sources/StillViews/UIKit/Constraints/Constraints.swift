public import Foundation

/// How much a constraint counts; all that are active count as much.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// From 0 to 1,000.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1,000: without exception.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between edges, middles or lengths of views and layout guides.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// From side to side, or from top to bottom.
    case horizontal, vertical
  }

  /// Whether it is exact. What is not is kept, and not solved.
  public enum Relation: Int, Sendable {
    /// Not more.
    case lessThanOrEqual = -1
    /// Exactly, or not less.
    case equal, greaterThanOrEqual
  }

  /// A place of a view or a layout guide.
  public enum Attribute: Int, Sendable {
    /// None: the other side is a number.
    case notAnAttribute
    /// An edge.
    case left, right, top, bottom, leading, trailing
    /// A length, or a middle.
    case width, height, centerX, centerY
    /// The baseline of a line, placed as the lower edge.
    case lastBaseline, firstBaseline
    /// An edge without the margin.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// A middle between the margins.
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The first view or layout guide.
  open private(set) weak var firstItem: AnyObject?
  /// The other one; nil: there is none.
  open private(set) weak var secondItem: AnyObject?
  /// The place of the first one.
  public final let firstAttribute: Attribute
  /// The place of the other one.
  public final let secondAttribute: Attribute
  /// Whether it is exact.
  public final let relation: Relation
  /// The factor.
  public final let multiplier: CGFloat
  /// The points.
  open var constant: CGFloat
  /// How much it counts. No effect: all that are active count as much.
  open var priority = UILayoutPriority.required
  /// The name that messages have for it.
  open var identifier: String?

  /// The first place is another one times a factor, and some points.
  ///
  /// - Parameters:
  ///   - view1: a view or a layout guide.
  ///   - view2: another one; nil: the first place is the points.
  public init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as? NSObject
    secondItem = view2 as? NSObject
    (firstAttribute, secondAttribute) = (attr1, view2 == nil ? .notAnAttribute : attr2)
    (self.relation, self.multiplier, constant) = (relation, multiplier, c)
    super.init()
  }

  /// A constraint without views. No effect: it is about nothing.
  public override init() {
    (firstAttribute, secondAttribute, relation) = (.notAnAttribute, .notAnAttribute, .equal)
    (multiplier, constant) = (1, 0)
    super.init()
  }

  convenience init(
    _ first: _NSLayoutPlace, _ relation: Relation, _ second: _NSLayoutPlace?,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    self.init(
      item: first.item as Any, attribute: first.attribute, relatedBy: relation,
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// The view that keeps it while it is active.
  private var keeper: UIView? {
    firstItem as? UIView ?? (firstItem as? UILayoutGuide)?.owningView
  }

  /// Whether it counts.
  open var isActive = false {
    didSet {
      guard isActive != oldValue, let view = keeper else { return }
      if isActive {
        view.ownConstraints.append(self)
      } else if let index = view.ownConstraints.firstIndex(of: self) {
        view.ownConstraints.remove(at: index)
      }
    }
  }

  /// Lets each count.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets none of them count.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// The statement about views and guides inside one view; nil where it speaks of others.
  func equation(inside view: UIView, _ inner: [UIView]) -> PlaceEquation? {
    guard relation == .equal, let (left, inset) = place(firstItem, firstAttribute, view, inner)
    else { return nil }
    guard secondAttribute != .notAnAttribute else {
      return PlaceEquation(left, nil, 0, constant - inset)
    }
    guard let (right, other) = place(secondItem, secondAttribute, view, inner) else { return nil }
    return PlaceEquation(left, right, multiplier, constant + multiplier * other - inset)
  }

  /// Returns a place of a view, or of one inside, and how far from there the attribute's place lies.
  private func place(
    _ item: AnyObject?, _ attribute: Attribute, _ view: UIView, _ inner: [UIView]
  ) -> (PlaceEquation.Place, inset: CGFloat)? {
    guard let (ownKind, isVertical) = attribute.place else { return nil }
    var kind = ownKind
    func index(_ item: AnyObject?) -> Int? {
      item === view ? -1 : inner.firstIndex { $0 === item }
    }
    var insets = UIEdgeInsets.zero
    let number: Int?
    if let guide = item as? UILayoutGuide {
      insets = guide.insets
      if guide.place == .keyboard, isVertical { kind = .end }
      let guides = view.layoutGuides
      number =
        guide.place == .free
        ? guides.firstIndex { $0 === guide }.map { inner.count + $0 } : index(guide.owningView)
    } else {
      if attribute.isInMargins { insets = (item as? UIView)?.layoutMargins ?? .zero }
      number = index(item)
    }
    guard let number else { return nil }
    let (before, behind) =
      isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let inset =
      switch kind {
      case .start: before
      case .end: -behind
      case .middle: (before - behind) / 2
      case .length: -before - behind
      }
    return (PlaceEquation.Place(index: number, kind: kind, isVertical: isVertical), inset)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The place in the terms of layout; nil: it is none.
  fileprivate var place: (PlaceEquation.Kind, isVertical: Bool)? {
    switch self {
    case .notAnAttribute: nil
    case .left, .leading, .leftMargin, .leadingMargin: (.start, false)
    case .right, .trailing, .rightMargin, .trailingMargin: (.end, false)
    case .top, .topMargin: (.start, true)
    case .bottom, .bottomMargin, .lastBaseline, .firstBaseline: (.end, true)
    case .width: (.length, false)
    case .height: (.length, true)
    case .centerX, .centerXWithinMargins: (.middle, false)
    case .centerY, .centerYWithinMargins: (.middle, true)
    }
  }

  fileprivate var isInMargins: Bool { rawValue >= Self.leftMargin.rawValue }
}

extension UIView {
  /// The constraints that count and begin with this view, or with one of its guides.
  public var constraints: [NSLayoutConstraint] { ownConstraints }

  /// Lets constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Lets a constraint count.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Lets constraints not count any more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  /// Lets a constraint not count any more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// The statements of constraints about the views inside.
  var placeEquations: [PlaceEquation] {
    let all = (subviews.flatMap(\.ownConstraints) + ownConstraints).compactMap {
      $0.equation(inside: self, subviews)
    }
    guard self is UIScrollView else { return all }
    // The far edges of what scrolls say where the content ends, not where the view does.
    return all.filter { equation in
      ![equation.left, equation.right].contains { $0?.index == -1 && $0?.kind == .end }
    }
  }
}
