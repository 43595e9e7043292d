package import Foundation
package import StillDrawing
import StillRaster
public import StillViewGraph

/// The blend mode of a view and its backdrop, in gamma-encoded sRGB (rules P2.2–P2.7).
public enum BlendMode: Hashable, Sendable {
  /// The view covers its backdrop according to its opacity.
  case normal
  /// A formula for each of red, green and blue, darker or lighter than the backdrop.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// How far apart both are: black where they are alike, by the exclusion with less contrast.
  case difference, exclusion
  /// One property of the view's colour, the others from the backdrop; `color` is hue and saturation.
  case hue, saturation, color, luminosity
  /// By coverage: only over the backdrop, only beside it, and erasing the backdrop.
  case sourceAtop, destinationOver, destinationOut
  /// The sum of how dark both are, or of how light.
  case plusDarker, plusLighter
}

extension BlendMode {
  /// The effect of the display list.
  package var effect: Effect { .blend(blending) }

  private var blending: PixelBlending {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// `blendMode`.
nonisolated public struct _BlendModeEffect: EffectModifier, Sendable {
  let mode: BlendMode

  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    Layer(mode.effect)
  }

  package static var reportName: String { "BlendMode" }
}

extension View {
  /// Blends each leaf of the view with its backdrop in the nearest group (rule P2.8).
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(mode: blendMode))
  }
}
