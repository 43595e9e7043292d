public import Foundation

/// An edge, a middle or a length of a view that constraints speak of.
///
/// Where constraints say where a view lies in the one around it (its edges, its middle, its lengths, directly or by way of
/// the views beside it), it is drawn there. One of which they say less fills the view around it.
@MainActor @preconcurrency public class NSLayoutAnchor {
  weak var view: UIView?
  let kind: PlaceEquation.Kind
  let isVertical: Bool

  init(_ view: UIView, _ kind: PlaceEquation.Kind, isVertical: Bool) {
    (self.view, self.kind, self.isVertical) = (view, kind, isVertical)
  }

  /// This is another one, and some points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(self, anchor, 1, constant) }
  /// This is another one times a factor, and some points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(self, anchor, multiplier, constant) }
  /// This is some points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, 0, constant)
  }
  /// This is not less than another one and some points. Kept, and not solved.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(self, anchor, multiplier, constant, .atLeast) }
  /// This is not more than another one and some points. Kept, and not solved.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(self, anchor, multiplier, constant, .atMost) }
  /// This is not less than some points. Kept, and not solved.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, 0, constant, .atLeast)
  }
  /// This is not more than some points. Kept, and not solved.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, 0, constant, .atMost)
  }
}

/// An edge or a middle from side to side.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor
/// An edge or a middle from top to bottom.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor
/// A length.
public typealias NSLayoutDimension = NSLayoutAnchor

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

/// A relation between edges, middles or lengths of views.
@MainActor @preconcurrency public final class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// From side to side, or from top to bottom.
    case horizontal, vertical
  }

  /// Whether it is exact.
  enum Relation { case equal, atLeast, atMost }

  let first: NSLayoutAnchor
  let second: NSLayoutAnchor?
  let relation: Relation
  /// The factor.
  public let multiplier: CGFloat
  /// The points.
  public var constant: CGFloat
  /// How much it counts. No effect: all that are active count as much.
  public var priority = UILayoutPriority.required
  /// The name that messages have for it.
  public var identifier: String?

  init(
    _ first: NSLayoutAnchor, _ second: NSLayoutAnchor?, _ multiplier: CGFloat,
    _ constant: CGFloat, _ relation: Relation = .equal
  ) {
    (self.first, self.second, self.relation) = (first, second, relation)
    (self.multiplier, self.constant) = (multiplier, constant)
    super.init()
  }

  /// Whether it counts.
  public var isActive = false {
    didSet {
      guard isActive != oldValue, let view = first.view else { return }
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
  /// The statement about views inside one view; nil where it speaks of others.
  func equation(inside view: UIView, _ inner: [UIView]) -> PlaceEquation? {
    func index(_ item: UIView?) -> Int? {
      item === view ? -1 : inner.firstIndex { $0 === item }
    }
    guard relation == .equal, let own = index(first.view) else { return nil }
    let left = PlaceEquation.Place(index: own, kind: first.kind, isVertical: first.isVertical)
    guard let second else { return PlaceEquation(left, nil, 0, constant) }
    guard let other = index(second.view) else { return nil }
    let right = PlaceEquation.Place(
      index: other, kind: second.kind, isVertical: second.isVertical)
    return PlaceEquation(left, right, multiplier, constant)
  }
}

extension UIView {
  private func anchor(_ kind: PlaceEquation.Kind, isVertical: Bool) -> NSLayoutAnchor {
    NSLayoutAnchor(self, kind, isVertical: isVertical)
  }

  /// Where text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.start, isVertical: false) }
  /// Where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.end, isVertical: false) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(.start, isVertical: false) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(.end, isVertical: false) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchor(.start, isVertical: true) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.end, isVertical: true) }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.middle, isVertical: false) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.middle, isVertical: true) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { anchor(.length, isVertical: false) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { anchor(.length, isVertical: true) }

  /// The view's own edges: it has no unsafe area.
  public var safeAreaLayoutGuide: UIView { self }
  /// The view's own edges: it has no margins.
  public var layoutMarginsGuide: UIView { self }
  /// The view's own edges: it has no margins.
  public var readableContentGuide: UIView { self }

  /// The constraints that count and begin with this view.
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
