public import Foundation
package import StillDrawing
package import StillGeometry
public import StillViewGraph

/// `shadow`.
nonisolated public struct _ShadowEffect: EffectModifier {
  let color: Color
  /// The colour in the environment of the view; nil until that is known.
  private var shade: Color.Resolved?
  var radius: CGFloat
  var offset: CGSize

  init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  package typealias AnimatableData = AnimatablePair<
    Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
  >

  package var animatableData: AnimatableData {
    get {
      AnimatablePair(shade?.animatableData ?? .zero, AnimatablePair(radius, offset.animatableData))
    }
    set {
      shade?.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }

  package func resolved(in environment: EnvironmentValues) -> _ShadowEffect {
    var result = self
    result.shade = color.resolve(in: environment)
    return result
  }

  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    let shadow = LayerShadow(
      color: (shade ?? color.resolve(in: environment)).drawn,
      radius: min(max(radius, 0), LayerBlur.largestRadius),
      offset: offset)
    return Layer(shadow: shadow.isFinite ? shadow : nil)
  }

  package var warnings: [String] {
    radius > LayerBlur.largestRadius
      ? ["a shadow of radius \(radius) is drawn with \(LayerBlur.largestRadius), the most"] : []
  }

  package static var reportName: String { "Shadow" }
}

/// `compositingGroup` and `drawingGroup`.
nonisolated public struct _GroupEffect: EffectModifier {
  var isOpaque = false
  /// Above 0 the view is a group; it follows animations, so that a group lasts as long as an effect that needs it.
  var strength = 1.0

  package typealias AnimatableData = Double

  package var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }

  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    guard strength > 0 else { return Layer() }
    return Layer(.group(LayerGroup(ground: isOpaque ? frame : nil)))
  }

  package static var reportName: String { "Group" }
}

extension View {
  /// Puts a blurred copy of the view's shape below it (rule L3.64).
  ///
  /// - Parameters:
  ///   - color: Of the shadow.
  ///   - radius: In points; the blur's deviation is 0.95 of it (rule P1.4). 0 for a sharp shadow.
  ///   - x: How far right the shadow lies, in points.
  ///   - y: How far down.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Paints the view as one picture before effects around it apply.
  nonisolated public func compositingGroup() -> some View { modifier(_GroupEffect()) }

  /// Paints the view as one picture (rule P2.9).
  ///
  /// - Parameter opaque: Whether black lies below it.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(_GroupEffect(isOpaque: opaque))
  }
}

/// The colour space that drawing groups blend in; pictures are blended in gamma-encoded sRGB always.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded, linear, or linear with an extended range.
  case nonLinear, linear, extendedLinear
}
