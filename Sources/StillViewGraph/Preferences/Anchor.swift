public import Foundation
public import StillGeometry
import StillLayout

/// A point or rectangle of one view, to be read in the coordinates of another (rule L10.18).
public struct Anchor<Value> {
  /// A point or rectangle of a view.
  public struct Source {
    /// Tells equal sources apart from others.
    let identity: AnyHashable
    /// The value in the view's own coordinates.
    let local: (CGSize) -> Value
    /// The value in other coordinates.
    let map: (Value, CGAffineTransform) -> Value
  }

  let source: Source
  weak var element: _ViewNode?

  init(source: Source, element: _ViewNode) {
    self.source = source
    self.element = element
  }

  /// Returns the value in the coordinates that a transform leads to from the picture's.
  func value(_ fromPicture: CGAffineTransform) -> Value {
    guard let element else { return source.local(.zero) }
    return source.map(
      source.local(element.frame.size), element.transformToPicture.concatenating(fromPicture))
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.element === b.element && a.source.identity == b.source.identity
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(element.map { ObjectIdentifier($0) })
    hasher.combine(source.identity)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's whole frame.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      identity: "bounds", local: { CGRect(origin: .zero, size: $0) }, map: { $0.applying($1) })
  }

  /// Returns a rectangle in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      identity: [r.minX, r.minY, r.width, r.height], local: { _ in r }, map: { $0.applying($1) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(identity: [p.x, p.y], local: { _ in p }, map: { $0.applying($1) })
  }

  /// Returns a point given by its share of the view's width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      identity: p, local: { CGPoint(x: $0.width * p.x, y: $0.height * p.y) },
      map: { $0.applying($1) })
  }

  /// The upper corner where text begins.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper corner where text ends.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the edge where text begins.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the edge where text ends.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower corner where text begins.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower corner where text ends.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension _ViewNode {
  /// From the element's own coordinates to the picture's, effects such as rotation included.
  final var transformToPicture: CGAffineTransform { transform(to: nil) }

  /// From the element's own coordinates to those of an element around it; nil: the picture.
  final func transform(to outer: _ViewNode?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node: _ViewNode? = self
    while let element = node, element !== outer {
      if let effect = (element as? any TransformingElement)?.ownTransform {
        transform = transform.concatenating(effect)
      }
      transform = transform.concatenating(
        CGAffineTransform(translationX: element.frame.minX, y: element.frame.minY))
      node = element.enclosing
    }
    return transform
  }
}

// Unchecked because it never changes, and its view is only asked for on the thread that lays out.
extension Anchor: @unchecked Sendable where Value: Sendable {}
