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

/// Mirrors a view in one direction of text, or in none.
nonisolated private struct MirroringModifier: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  let behavior: LayoutDirectionBehavior

  init(behavior: LayoutDirectionBehavior) {
    self.behavior = behavior
  }

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
  }
}

extension View {
  /// Sets the view's behaviour in the opposite layout direction: `mirrors` draws it mirrored there.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(MirroringModifier(behavior: behavior))
  }
}
