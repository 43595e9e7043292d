public import Foundation
public import StillGeometry
package import StillViewGraph

/// Where a scroll view is to be: at a view, an edge or a point.
public struct ScrollPosition: Equatable {
  package private(set) var target: ScrollRequest? {
    didSet {
      isPositionedByUser = false
      shownIdentity = nil
    }
  }
  /// Whether the scroll view was last moved by hand.
  public private(set) var isPositionedByUser = false
  /// The view that was in sight then.
  private var shownIdentity: AnyHashable?
  /// The type of the identities that are of interest.
  private var idType: ObjectIdentifier?

  /// At the start of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.idType = ObjectIdentifier(idType)
  }

  /// At a view with an identity.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    idType = ObjectIdentifier(ID.self)
    scrollTo(id: id, anchor: anchor)
  }

  /// At an end of the content.
  public init(edge: Edge) {
    scrollTo(edge: edge)
  }

  /// At a point of the content.
  public init(point: CGPoint) {
    scrollTo(point: point)
  }

  /// At a point of the content, in points from its leading edge and from its top.
  public init(x: CGFloat, y: CGFloat) {
    target = .point(x: x, y: y)
  }

  /// At a distance from the content's leading edge, in points.
  public init(x: CGFloat) {
    scrollTo(x: x)
  }

  /// At a distance from the content's top, in points.
  public init(y: CGFloat) {
    scrollTo(y: y)
  }

  /// Goes to the view with an identity; `anchor` is the point of both that lie on each other, nil the least movement
  /// that shows it.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    target = .view(AnyHashable(id), anchor: anchor)
  }

  /// Goes to an edge of the content.
  public mutating func scrollTo(edge: Edge) {
    target = .edge(edge)
  }

  /// Goes to a point of the content, in points from its start.
  public mutating func scrollTo(point: CGPoint) {
    target = .point(x: point.x, y: point.y)
  }

  /// Goes to a point of the content, in points from its start.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    target = .point(x: x, y: y)
  }

  /// Goes to a place along the horizontal axis, in points from the start; the other axis stays.
  public mutating func scrollTo(x: CGFloat) {
    target = .point(x: x, y: nil)
  }

  /// Goes to a place along the vertical axis, in points from the start; the other axis stays.
  public mutating func scrollTo(y: CGFloat) {
    target = .point(x: nil, y: y)
  }

  /// The edge that was asked for.
  public var edge: Edge? {
    if case .edge(let edge)? = target { edge } else { nil }
  }

  /// The point that was asked for.
  public var point: CGPoint? {
    if case .point(let x?, let y?)? = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// The distance from the leading edge that was asked for, in points.
  public var x: CGFloat? {
    if case .point(let x, _)? = target { x } else { nil }
  }

  /// The distance from the top that was asked for, in points.
  public var y: CGFloat? {
    if case .point(_, let y)? = target { y } else { nil }
  }

  /// The identity of the view that was asked for, or that begins the sight since it was moved by hand.
  public var viewID: (any Hashable)? {
    if let shownIdentity { return shownIdentity.base as? any Hashable }
    if case .view(let identity, _)? = target { return identity.base as? any Hashable }
    return nil
  }

  /// Returns the identity of the view if it has a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    viewID as? T
  }

  /// Takes over where the scroll view is now; `identities` are those in sight, in their order.
  package mutating func wasMovedByHand(to identities: [AnyHashable]) {
    target = nil
    isPositionedByUser = true
    shownIdentity = identities.first { ObjectIdentifier(type(of: $0.base)) == idType }
  }
}
