package import Foundation
package import StillDrawing
import StillRaster
public import StillViewGraph

/// How a view meets what is behind it, in gamma-encoded sRGB (rules P2.2–P2.7).
public enum BlendMode: Hashable, Sendable {
  /// What is on top hides what is behind, as far as it is opaque.
  case normal
  /// A formula for each of red, green and blue, darker or lighter than what is behind.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// How far apart both are: black where they are alike, by the exclusion with less contrast.
  case difference, exclusion
  /// One property of the view's colour, the others from what is behind; `color` is hue and saturation.
  case hue, saturation, color, luminosity
  /// By coverage: only where something is behind, only where nothing is, and what takes away from what is behind.
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
  /// Blends each leaf of the view with what is behind it, as far as the nearest group reaches (rule P2.8).
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(mode: blendMode))
  }
}
