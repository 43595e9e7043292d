package import Foundation
import StillGeometry
import StillLayout

/// A modifier that adds a gesture to a view.
nonisolated package protocol GestureModifier: ElementModifier {
  associatedtype Element = GestureElement<Self>

  associatedtype Added: Gesture

  var gesture: Added { get }
  var gesturePriority: GesturePriority { get }
  var mask: GestureMask { get }
  /// Whether a touch anywhere in the view's frame is one on the view, whatever is inside.
  static var takesWholeFrame: Bool { get }
  /// Only touches that begin so near to the leading edge are followed, in points; nil: all.
  var edgeReach: CGFloat? { get }
}

extension GestureModifier {
  package var edgeReach: CGFloat? { nil }
}

/// An element that follows touches on what is inside it.
package protocol TouchResponder: _ViewNode {
  /// The recogniser that follows the touches; created when the first one arrives.
  var recognizer: _Recognizer { get }
  var gesturePriority: GesturePriority { get }
  var mask: GestureMask { get }
  /// False where the view is disabled (rule C12.10).
  var isEnabled: Bool { get }
  /// Whether a touch that begins at a point of the picture is followed at all.
  func follows(touchAt point: CGPoint) -> Bool
  /// Whether a drag across that begins at a point of the picture is the responder's, and none of scroll views and rows inside.
  func claims(dragFrom point: CGPoint) -> Bool
  /// Reports that the view leaves while a finger is on it.
  func warnIfTouched()
}

extension TouchResponder {
  package func follows(touchAt point: CGPoint) -> Bool { true }
  package func claims(dragFrom point: CGPoint) -> Bool { false }
}

/// Carries a gesture. The recogniser is created lazily: gestures that are not performed cost nothing but
/// the element.
package final class GestureElement<Modifier: GestureModifier>: ModifierElement<Modifier>,
  TouchResponder, HitGate, RemovalObserver
{
  private var host: _GestureHost?
  private var follower: _TypedRecognizer<Modifier.Added>?

  override package func modifierChanged(from old: Modifier?, _ transaction: Transaction) {
    host?.environment = environment
    follower?.update(modifier.gesture)
  }

  package var recognizer: _Recognizer {
    if let follower { return follower }
    let host = _GestureHost(self, environment)
    let new = Modifier.Added._makeRecognizer(modifier.gesture, host)
    self.host = host
    follower = new
    return new
  }

  package var gesturePriority: GesturePriority { modifier.gesturePriority }
  package var mask: GestureMask { modifier.mask }
  package var isEnabled: Bool { environment.isEnabled }

  package func follows(touchAt point: CGPoint) -> Bool {
    guard let reach = modifier.edgeReach else { return true }
    let x = shownPoint(point).x
    let width = presented.reported(at: graph.time, on: graph.grid).width
    return (environment.layoutDirection == .rightToLeft ? width - x : x) <= reach
  }

  package func claims(dragFrom point: CGPoint) -> Bool {
    modifier.edgeReach != nil && mask.contains(.gesture) && isEnabled && follows(touchAt: point)
  }

  func wasRemoved(isAtOnce: Bool) { warnIfTouched() }

  package func warnIfTouched() {
    guard let follower, graph.touches.isTouching(follower) else { return }
    graph.warn("was removed while it was touched; its gesture ends", at: self)
  }

  package func passage(of touch: HitPoint) -> HitPassage {
    .open(isHit: Modifier.takesWholeFrame && touch.frame.holds(touch.point))
  }
}

/// `gesture`, `highPriorityGesture` and `simultaneousGesture`.
nonisolated public struct _GestureModifier<Added: Gesture>: GestureModifier {
  package let gesture: Added
  package let gesturePriority: GesturePriority
  package let mask: GestureMask

  package static var takesWholeFrame: Bool { false }
}

/// A drag across that begins at the leading edge of a view. It comes before scroll views and rows inside.
nonisolated package struct _EdgeDragModifier<Added: Gesture>: GestureModifier {
  package let gesture: Added
  package let edgeReach: CGFloat?
  package let mask: GestureMask

  /// - Parameter reach: The width of the edge, in points.
  package init(_ gesture: Added, reach: CGFloat, isEnabled: Bool) {
    self.gesture = gesture
    edgeReach = reach
    mask = isEnabled ? .all : .subviews
  }

  package var gesturePriority: GesturePriority { .normal }
  package static var takesWholeFrame: Bool { false }
}

extension _ViewNode {
  /// Whether a drag across from a point of the picture is that of an edge around this element.
  final func isClaimed(dragFrom point: CGPoint) -> Bool {
    var node = enclosing
    while let element = node {
      if let responder = element as? any TouchResponder, responder.claims(dragFrom: point) {
        return true
      }
      node = element.enclosing
    }
    return false
  }
}

/// The action of a control when it is touched. The innermost control acts, before gestures around it (rule C12.12).
nonisolated public struct _TapModifier: GestureModifier {
  package let gesture: ControlGesture

  package let mask: GestureMask

  /// - Parameters:
  ///   - isEnabled: whether taps count at all.
  ///   - leastPress: the least time for which a touch that acts is told of as a press, in seconds.
  ///   - onPressingChanged: told when the control is pressed down, and when it is let go.
  package init(
    isEnabled: Bool = true, leastPress: TimeInterval = 0,
    action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) {
    gesture = ControlGesture(
      action: action, onPressingChanged: onPressingChanged, leastPress: leastPress)
    mask = isEnabled ? .all : .subviews
  }

  package var gesturePriority: GesturePriority { .normal }
  package static var takesWholeFrame: Bool { true }
}
