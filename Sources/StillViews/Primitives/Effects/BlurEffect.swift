public import Foundation
package import StillDrawing
public import StillViewGraph

/// `blur`.
nonisolated public struct _BlurEffect: EffectModifier, Sendable {
  var radius: CGFloat
  var isOpaque: Bool

  package var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    guard radius > 0 else { return Layer() }
    let radius = min(radius, LayerBlur.largestRadius)
    return Layer(.blur(LayerBlur(radius: radius, frame: isOpaque ? frame : nil)))
  }

  package var warnings: [String] {
    if radius.isNaN { return ["a blur's radius is no number; nothing is blurred"] }
    return radius > LayerBlur.largestRadius
      ? ["a blur of radius \(radius) is drawn with \(LayerBlur.largestRadius), the most"] : []
  }

  package static var reportName: String { "Blur" }
}

extension View {
  /// Blurs the view with a Gaussian (rules P1.1 and P1.3).
  ///
  /// - Parameters:
  ///   - radius: The standard deviation, in points; 0 and less blurs nothing.
  ///   - opaque: Whether edges let nothing through: a view that fills its frame then does so blurred.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}

extension VisualEffect {
  /// Blurs the view with a Gaussian.
  ///
  /// - Parameter radius: The standard deviation, in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    ComposedVisualEffect(base: self, step: _BlurEffect(radius: radius, isOpaque: opaque))
  }
}
