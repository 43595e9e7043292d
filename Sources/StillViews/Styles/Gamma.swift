import Foundation

/// The transfer function of sRGB, odd around zero so that values outside the gamut survive.
enum Gamma {
  /// From gamma-encoded to linear light.
  static func decode(_ value: Double) -> Double {
    let magnitude = abs(value)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  /// From linear light to gamma-encoded.
  static func encode(_ value: Double) -> Double {
    let magnitude = abs(value)
    let encoded =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}

extension Color.RGBColorSpace {
  /// Components of this space as gamma-encoded sRGB.
  func toSRGB(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (Gamma.encode(red), Gamma.encode(green), Gamma.encode(blue))
    case .displayP3:
      // Both have the white point D65, so one matrix leads from linear P3 to linear sRGB.
      let (r, g, b) = (Gamma.decode(red), Gamma.decode(green), Gamma.decode(blue))
      return (
        Gamma.encode(1.2249401 * r - 0.2249404 * g),
        Gamma.encode(-0.0420569 * r + 1.0420571 * g),
        Gamma.encode(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
      )
    }
  }
}
