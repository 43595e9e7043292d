package import StillDrawing
public import StillGeometry

extension Color {
  /// A colour as numbers.
  public struct Resolved: Hashable, Sendable {
    /// sRGB components, gamma-encoded, 0…1 inside the gamut.
    public var red: Float
    /// The share of green, encoded for display; beyond 0…1 outside sRGB.
    public var green: Float
    /// The share of blue, encoded for display; beyond 0…1 outside sRGB.
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
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`.
  public var description: String {
    func digits(_ value: Float) -> String {
      let byte = value.isFinite ? Int(min(max(value, 0), 1) * 255 + 0.5) : 0
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits(red) + digits(green) + digits(blue) + digits(opacity)
  }
}

extension Color.Resolved {
  /// Returns the colour at a fraction of the way to another one; opacity is interpolated linearly.
  func mixed(
    with other: Color.Resolved, by share: Double, _ mixing: ColorMixing
  ) -> Color.Resolved {
    func straight(_ a: Float, _ b: Float) -> Float { Float(Double(a) + Double(b - a) * share) }
    let opacity = straight(opacity, other.opacity)
    switch mixing {
    case .device:
      return Color.Resolved(
        red: straight(red, other.red), green: straight(green, other.green),
        blue: straight(blue, other.blue), opacity: opacity)
    case .linear:
      return Color.Resolved(
        red: Gamma.mix(red, other.red, by: share), green: Gamma.mix(green, other.green, by: share),
        blue: Gamma.mix(blue, other.blue, by: share), opacity: opacity)
    case .perceptual:
      let mixed = oklab.mixed(with: other.oklab, by: share).sRGB
      return Color.Resolved(
        red: Float(mixed.red), green: Float(mixed.green), blue: Float(mixed.blue),
        opacity: opacity)
    }
  }

  private var oklab: Oklab { Oklab(red: Double(red), green: Double(green), blue: Double(blue)) }
}

extension Color.Resolved: Animatable {
  /// Linear light and opacity, scaled so that end thresholds suit (rules L8.7 and L8.9).
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
