import Foundation
import StillGeometry
public import StillViewGraph

/// Mirrors a view where text runs from right to left.
nonisolated public struct _FlippingModifier: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  let isEnabled: Bool

  @MainActor public func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

extension View {
  /// Mirrors the view where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlippingModifier(isEnabled: enabled))
  }

}
