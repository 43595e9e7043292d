import Foundation
import StillDrawing
import StillGeometry
public import StillViewGraph

/// A colour, which may depend on the environment; as a view, it fills the room that it is proposed.
nonisolated public struct Color: Hashable, Sendable {
  /// How red, green and blue are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Encoded as screens have it; numbers beyond 0…1 are colours outside.
    case sRGB
    /// In shares of light, with the primaries of sRGB.
    case sRGBLinear
    /// Encoded as sRGB, with the wider primaries of Display P3; pictures are sRGB, and clip colours outside.
    case displayP3
  }

  indirect enum Provider: Hashable, Sendable {
    case system(SystemColor)
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case faded(Provider, Double)
    /// The set of a catalogue; nil: the program's own bundle.
    case named(String, Bundle?)
    /// The second one's share, in a space.
    case mixed(Provider, Provider, Double, ColorMixing)
    /// One in light surroundings, another in dark ones.
    case adaptive(light: Provider, dark: Provider)
  }

  let provider: Provider

  init(_ provider: Provider) {
    self.provider = provider
  }

  /// Components from 0 to 1; values outside are kept until the colour is drawn (rule L9.10).
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    provider = .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Hue, saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func channel(_ offset: Double) -> Double {
      let k = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(
      .sRGB, red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A colour resolved before.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green),
      blue: Double(resolved.blue), opacity: Double(resolved.opacity))
  }

  /// Returns the colour at a fraction of the way to another one; fractions outside 0…1 extrapolate (rule P5.6).
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      .mixed(provider, rhs.provider, fraction.isFinite ? fraction : 0, colorSpace.mixing))
  }

  /// Returns the colour with its opacity multiplied by `opacity`, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(.faded(provider, opacity.isFinite ? opacity : 1))
  }
}

extension Color {
  /// Returns the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    provider.resolve(in: environment)
  }
}

extension Color.Provider {
  /// Returns the name of a catalogue colour that it uses and that no catalogue has.
  func missingName(in environment: EnvironmentValues) -> String? {
    switch self {
    case .system, .components: return nil
    case .named(let name, let bundle):
      let found = environment.pictureSystem?.color(
        named: name, in: bundle, for: environment.pictureTraits)
      return found == nil ? name : nil
    case .mixed(let first, let second, _, _):
      return first.missingName(in: environment) ?? second.missingName(in: environment)
    case .faded(let base, _): return base.missingName(in: environment)
    case .adaptive(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).missingName(in: environment)
    }
  }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .system(let color):
      return color.resolve(in: environment)
    case .components(let space, let red, let green, let blue, let opacity):
      return Color.Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity))
    case .named(let name, let bundle):
      let found = environment.pictureSystem?.color(
        named: name, in: bundle, for: environment.pictureTraits)
      return found.map {
        Color.Resolved(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity)
      } ?? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    case .mixed(let first, let second, let share, let mixing):
      return first.resolve(in: environment)
        .mixed(with: second.resolve(in: environment), by: share, mixing)
    case .faded(let base, let opacity):
      var color = base.resolve(in: environment)
      color.opacity *= Float(opacity)
      return color
    case .adaptive(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
    }
  }
}
