package import Foundation
import StillGeometry
import StillLayout
import StillRuntime

/// The location of a touch, in an element's coordinates.
package struct HitPoint {
  /// In the coordinates that the element is drawn in, points.
  package let point: CGPoint
  /// The element's frame in them, as it is shown.
  package let frame: CGRect
  package let time: TimeInterval
}

/// An element that touches hit: a leaf, where it draws something (rule C12.9).
package protocol HitRegion: _ViewNode {
  func isHit(_ touch: HitPoint) -> Bool
}

/// The passage of a touch through an element.
package enum HitPassage {
  /// Nothing inside is hit.
  case closed
  /// The content may be hit; without content, the element itself is hit or not.
  case open(isHit: Bool)
}

/// An element that decides which touches reach what is inside it.
package protocol HitGate: _ViewNode {
  func passage(of touch: HitPoint) -> HitPassage
  /// The elements inside that can be hit, in drawing order.
  var reachableElements: [_ViewNode] { get }
}

extension HitGate {
  package var reachableElements: [_ViewNode] { innerElements }
}

/// Looks for the frontmost element at a point, as things are shown at a moment: effects move touches as they move
/// pixels, and what is on its way out is not there any more.
struct HitTest {
  let time: TimeInterval
  let grid: PixelGrid

  /// Returns the element that is hit, in or at another one; `point` is in the coordinates around that one.
  ///
  /// - Complexity: linear in the elements inside.
  func hit(_ point: CGPoint, in element: _ViewNode) -> _ViewNode? {
    CallStack.ensured {
      guard element.presence?.isLeaving != true else { return nil }
      var inside = point
      if let effect = (element as? any TransformingElement)?.effectTransform(at: time) {
        guard effect.a * effect.d != effect.b * effect.c else { return nil }
        inside = point.applying(effect.inverted())
      }
      let frame = element.presented.reported(at: time, on: grid)
      let touch = HitPoint(point: inside, frame: frame, time: time)
      var isHit = false
      var reachable: [_ViewNode]?
      if let gate = element as? any HitGate {
        guard case .open(let hitsItself) = gate.passage(of: touch) else { return nil }
        isHit = hitsItself
        reachable = gate.reachableElements
      }
      for inner in (reachable ?? element.innerElements).reversed() {
        if let found = hit(inside, in: inner) { return found }
      }
      if !isHit, let region = element as? any HitRegion { isHit = region.isHit(touch) }
      return isHit ? element : nil
    }
  }
}

extension ViewGraph {
  /// Returns the frontmost element at a point of the picture, as it is shown now; nil where nothing is.
  package func hit(_ point: CGPoint) -> _ViewNode? {
    guard let root, point.x.isFinite, point.y.isFinite else { return nil }
    return MainActorAssumption.during { HitTest(time: time, grid: grid).hit(point, in: root) }
  }
}

extension _ViewNode {
  /// Returns the gestures of this element and of those around it that follow a touch at a point of the picture,
  /// from the inside out.
  package final func responders(at point: CGPoint) -> [any TouchResponder] {
    var responders: [any TouchResponder] = []
    var node: _ViewNode? = self
    while let element = node {
      if let responder = element as? any TouchResponder, responder.follows(touchAt: point) {
        responders.append(responder)
      }
      node = element.enclosing
    }
    return responders
  }

  /// From the coordinates that this element is drawn in to those of the picture, as effects are shown now.
  final var shownTransform: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = enclosing
    while let element = node {
      if let effect = (element as? any TransformingElement)?.effectTransform(at: graph.time) {
        transform = transform.concatenating(effect)
      }
      node = element.enclosing
    }
    return transform
  }

  /// Returns a point of the picture in this element's own coordinates, as it is shown now.
  final func shownPoint(_ point: CGPoint) -> CGPoint {
    let transform = shownTransform
    let inside =
      transform.a * transform.d == transform.b * transform.c
      ? point : point.applying(transform.inverted())
    let frame = presented.reported(at: graph.time, on: graph.grid)
    return CGPoint(x: inside.x - frame.minX, y: inside.y - frame.minY)
  }

  /// The box around this element in the picture, as it is shown now.
  package final var frameShown: CGRect {
    let frame = presented.reported(at: graph.time, on: graph.grid)
    let transform = shownTransform
    return transform.isIdentity || !frame.isFinite ? frame : frame.applying(transform)
  }
}
