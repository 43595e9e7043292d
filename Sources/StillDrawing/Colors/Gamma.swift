import Foundation

/// The transfer function of sRGB, odd around zero so that values outside the gamut survive (rule P5.2).
package enum Gamma {
  /// From gamma-encoded to linear light.
  package static func decode(_ value: Double) -> Double {
    let magnitude = abs(value)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  /// From linear light to gamma-encoded.
  package static func encode(_ value: Double) -> Double {
    let magnitude = abs(value)
    let encoded =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  /// Returns an encoded component a share of the way to another one, in linear light.
  package static func mix(_ first: Float, _ second: Float, by share: Double) -> Float {
    let (from, to) = (decode(Double(first)), decode(Double(second)))
    return Float(encode(from + (to - from) * share))
  }
}
