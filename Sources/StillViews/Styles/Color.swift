import Foundation
package import StillDrawing
public import StillGeometry
public import StillViewGraph

/// A colour, which may depend on the environment; as a view, it fills the room that it is proposed.
nonisolated public struct Color: Hashable, Sendable {
  /// How red, green and blue are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  indirect enum Provider: Hashable, Sendable {
    case system(SystemColor)
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case faded(Provider, Double)
  }

  let provider: Provider

  init(_ provider: Provider) {
    self.provider = provider
  }

  /// Components from 0 to 1; values outside are kept until the colour is drawn (rule 9.10).
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

  /// The colour, let through by `opacity` from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(.faded(provider, opacity.isFinite ? opacity : 1))
  }
}

extension Color {
  /// A colour as numbers.
  public struct Resolved: Hashable, Sendable {
    /// sRGB components, gamma-encoded, 0…1 inside the gamut.
    public var red: Float
    public var green: Float
    public var blue: Float
    /// 0, invisible, to 1.
    public var opacity: Float

    /// Components of a colour space, from 0 to 1; they are kept as gamma-encoded sRGB.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let converted = colorSpace.toSRGB(Double(red), Double(green), Double(blue))
      self.red = Float(converted.red)
      self.green = Float(converted.green)
      self.blue = Float(converted.blue)
      self.opacity = opacity
    }

    /// The red component without gamma.
    public var linearRed: Float {
      get { Float(Gamma.decode(Double(red))) }
      set { red = Float(Gamma.encode(Double(newValue))) }
    }

    /// The green component without gamma.
    public var linearGreen: Float {
      get { Float(Gamma.decode(Double(green))) }
      set { green = Float(Gamma.encode(Double(newValue))) }
    }

    /// The blue component without gamma.
    public var linearBlue: Float {
      get { Float(Gamma.decode(Double(blue))) }
      set { blue = Float(Gamma.encode(Double(newValue))) }
    }

    /// For drawing: inside the gamut, no component without a value.
    package var drawn: ResolvedColor {
      func safe(_ value: Float) -> Float { value.isFinite ? min(max(value, 0), 1) : 0 }
      return ResolvedColor(
        red: safe(red), green: safe(green), blue: safe(blue), opacity: safe(opacity))
    }
  }

  /// The colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    provider.resolve(in: environment)
  }
}

extension Color.Provider {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .system(let color):
      return color.resolve(in: environment)
    case .components(let space, let red, let green, let blue, let opacity):
      return Color.Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity))
    case .faded(let base, let opacity):
      var color = base.resolve(in: environment)
      color.opacity *= Float(opacity)
      return color
    }
  }
}

extension Color.Resolved: Animatable {
  /// Linear light and opacity, scaled so that end thresholds suit (rules 8.7 and 8.9).
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed * 128,
        AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}
