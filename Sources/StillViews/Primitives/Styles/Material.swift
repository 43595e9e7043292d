import Foundation
import StillDrawing
import StillRaster
public import StillViewGraph

/// A layer that shows its backdrop blurred and tinted (rule P8.10).
public struct Material: ShapeStyle, Equatable, Sendable {
  fileprivate enum Kind: Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  private let kind: Kind

  /// Mostly the backdrop.
  public static let ultraThin = Material(kind: .ultraThin)
  /// More of the backdrop than of the tint.
  public static let thin = Material(kind: .thin)
  /// Some of the backdrop.
  public static let regular = Material(kind: .regular)
  /// More of the tint than of the backdrop.
  public static let thick = Material(kind: .thick)
  /// Mostly the tint.
  public static let ultraThick = Material(kind: .ultraThick)
  /// As bars of the system have it.
  public static let bar = Material(kind: .bar)

  /// Returns the fill of the material. Over clear parts of the picture, the window's background is the backdrop (rule
  /// P8.11).
  public func _fill(in environment: EnvironmentValues) -> _Fill {
    let ground = Color.windowBackground.resolve(in: environment).drawn
    let material = kind.layer(isDark: environment.colorScheme == .dark, on: ground)
    return _Fill(.material(material, opacity: 1))
  }
}

extension Material.Kind {
  /// Returns the layer from the table of rule P8.10.
  fileprivate func layer(isDark: Bool, on ground: ResolvedColor) -> LayerMaterial {
    func layer(
      _ radius: Double, _ saturation: Float, _ amount: Float, _ curve: SIMD4<Float>, _ lift: Float
    ) -> LayerMaterial {
      LayerMaterial(
        radius: radius,
        tint: BackdropTint(amount: amount, saturation: saturation, curve: curve, lift: lift),
        ground: ground)
    }
    return switch (self, isDark) {
    case (.ultraThin, false): layer(22.5, 1.1, 0.5, [0.45, 0.55, 0.65, 0.68], 0.12)
    case (.ultraThin, true): layer(22.5, 1.1, 0.5, [0.24, 0.24, 0.3, 0.39], 0)
    case (.thin, false): layer(30, 1.35, 0.6, [0.725, 0.825, 0.76, 0.73], 0.12)
    case (.thin, true): layer(30, 1.35, 0.6, [0.2, 0.21, 0.1, 0.15], 0)
    case (.regular, false): layer(30, 1.5, 0.75, [0.9, 0.83, 0.925, 0.815], 0.1)
    case (.regular, true): layer(30, 1.5, 0.75, [0.16, 0.26, 0.1, 0.1], 0)
    case (.thick, false): layer(45, 1.5, 0.88, [0.99, 0.95, 0.98, 0.905], 0.045)
    case (.thick, true): layer(45, 1.5, 0.88, [0.14, 0.16, 0.1, 0.03], 0)
    case (.ultraThick, false): layer(45, 1.5, 0.95, [0.99, 0.95, 0.98, 0.905], 0.045)
    case (.ultraThick, true): layer(45, 1.5, 0.95, [0.14, 0.16, 0.1, 0.03], 0)
    case (.bar, false): layer(22.5, 1.1, 0.75, [0.8, 0.9, 1.1, 0.825], 0.1)
    case (.bar, true): layer(22.5, 2, 0.75, [0.23, 0.52, 0.27, 0.255], -0.1)
    }
  }
}

extension ShapeStyle where Self == Material {
  /// Mostly the backdrop.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More of the backdrop than of the tint.
  public static var thinMaterial: Material { .thin }
  /// Some of the backdrop.
  public static var regularMaterial: Material { .regular }
  /// More of the tint than of the backdrop.
  public static var thickMaterial: Material { .thick }
  /// Mostly the tint.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars of the system have it.
  public static var bar: Material { Material.bar }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static let defaultValue: Material? = nil
}

extension EnvironmentValues {
  /// The material below the view, where one was set with `environment(_:_:)`. No effect: text looks the same on all of them.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
