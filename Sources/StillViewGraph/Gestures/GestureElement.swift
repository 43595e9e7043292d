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
  /// Reports that the view leaves while a finger is on it.
  func warnIfTouched()
}

extension TouchResponder {
  package func follows(touchAt point: CGPoint) -> Bool { true }
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

/// The action of a control when it is touched. The innermost control acts, before gestures around it (rule C12.12).
nonisolated public struct _TapModifier: GestureModifier {
  package let gesture: ControlGesture

  package let mask: GestureMask

  /// - Parameters:
  ///   - isEnabled: whether taps count at all.
  ///   - onPressingChanged: told when the control is pressed down, and when it is let go.
  package init(
    isEnabled: Bool = true, action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) {
    gesture = ControlGesture(action: action, onPressingChanged: onPressingChanged)
    mask = isEnabled ? .all : .subviews
  }

  package var gesturePriority: GesturePriority { .normal }
  package static var takesWholeFrame: Bool { true }
}
