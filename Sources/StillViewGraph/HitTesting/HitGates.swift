package import Foundation
import StillDrawing
import StillGeometry
import StillLayout

/// The opacity below which a view lets no touches through (rule C12.10).
private let leastOpacity = 0.01

extension EffectElement: HitGate {
  package func passage(of touch: HitPoint) -> HitPassage {
    guard touch.frame.isFinite else { return .closed }
    let opacity = layer(in: touch.frame, at: touch.time).opacity
    return opacity < leastOpacity ? .closed : .open(isHit: false)
  }
}

extension VisualEffectElement: HitGate {
  package func passage(of touch: HitPoint) -> HitPassage {
    guard touch.frame.isFinite else { return .closed }
    let opacity = layers(in: touch.frame, at: touch.time).reduce(1) { $0 * $1.opacity }
    return opacity < leastOpacity ? .closed : .open(isHit: false)
  }
}

/// A mask shows where the primary view is; it is not there itself.
extension SecondaryElement: HitGate {
  package func passage(of touch: HitPoint) -> HitPassage { .open(isHit: false) }

  package var reachableElements: [_ViewNode] { Modifier.isMask ? [inner] : innerElements }
}

/// `allowsHitTesting`.
nonisolated public struct _AllowsHitTestingModifier: ElementModifier {
  package typealias Element = HitTestingElement

  package let isAllowed: Bool
}

/// Lets touches through, or none.
package final class HitTestingElement: ModifierElement<_AllowsHitTestingModifier>,
  HitGate
{
  package func passage(of touch: HitPoint) -> HitPassage {
    modifier.isAllowed ? .open(isHit: false) : .closed
  }
}

/// A modifier that says where a view is hit, whatever it draws.
nonisolated package protocol ContentRegionModifier: ElementModifier {
  associatedtype Element = ContentRegionElement<Self>

  /// Whether the view is hit at a point; `frame` is the view's in the same coordinates. Nil: the view's own content
  /// decides.
  func isHit(_ point: CGPoint, in frame: CGRect) -> Bool?
}

/// Replaces the region in which what is inside is hit.
package final class ContentRegionElement<Modifier: ContentRegionModifier>:
  ModifierElement<Modifier>, HitGate
{
  package func passage(of touch: HitPoint) -> HitPassage {
    guard let isHit = modifier.isHit(touch.point, in: touch.frame) else {
      return .open(isHit: false)
    }
    return isHit ? .open(isHit: true) : .closed
  }
}

extension View {
  /// Says whether the view and what is inside can be touched (rule C12.9).
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isAllowed: enabled))
  }
}
