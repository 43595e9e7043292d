public import Foundation
public import StillGeometry
package import StillViewGraph

/// Where a scroll view is to be: at a view, an edge or a point.
public struct ScrollPosition: Equatable {
  package private(set) var target: ScrollTarget?

  /// At the start of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// At a view with an identity.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
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

  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    target = .view(AnyHashable(id), anchor: anchor)
  }

  public mutating func scrollTo(edge: Edge) {
    target = .edge(edge)
  }

  public mutating func scrollTo(point: CGPoint) {
    target = .point(x: point.x, y: point.y)
  }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    target = .point(x: x, y: y)
  }

  public mutating func scrollTo(x: CGFloat) {
    target = .point(x: x, y: nil)
  }

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

  /// The identity of the view that was asked for.
  public var viewID: (any Hashable)? {
    if case .view(let identity, _)? = target { identity.base as? any Hashable } else { nil }
  }

  /// The identity of the view that was asked for, if it has a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let identity, _)? = target { identity.base as? T } else { nil }
  }

  /// No gesture moves a scroll view here.
  public var isPositionedByUser: Bool { false }
}
