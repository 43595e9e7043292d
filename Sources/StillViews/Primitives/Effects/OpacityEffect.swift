package import Foundation
package import StillDrawing
public import StillViewGraph

/// `opacity`.
nonisolated public struct _OpacityEffect: EffectModifier, Sendable {
  var opacity: Double

  package var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    Layer(opacity: opacity.isFinite ? min(max(opacity, 0), 1) : 1)
  }

  package static var reportName: String { "Opacity" }
}

/// `hidden`: keeps its room and shows nothing (rule L3.65).
nonisolated public struct _HiddenModifier: EffectModifier {
  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    Layer(opacity: 0)
  }

  package static var reportName: String { "Hidden" }
}

extension View {
  /// Sets the view's opacity: 0 is invisible, 1 unchanged.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Hides the view and keeps its room.
  nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}
