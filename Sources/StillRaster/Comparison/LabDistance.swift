import Foundation

/// The distance of two colours in CIELAB (1976, D65): 100 between black and white.
struct LabDistance {
  /// The light of each component of sRGB, 0 to 1.
  private let light = LabDistance.lightOfComponents

  private static let lightOfComponents: [Double] = (0..<256).map { component in
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  func distance(_ a: OnGround, _ b: OnGround) -> Double {
    let difference = lab(a) - lab(b)
    return (difference * difference).sum().squareRoot()
  }

  /// Lightness, green to red, blue to yellow.
  private func lab(_ color: OnGround) -> SIMD3<Double> {
    let (red, green, blue) = (light[color.red], light[color.green], light[color.blue])
    // sRGB to XYZ (IEC 61966-2-1), each divided by that of the white point.
    let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    let (fx, fy, fz) = (response(x), response(y), response(z))
    return SIMD3(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  private func response(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }
}
