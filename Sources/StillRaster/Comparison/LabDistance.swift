import Foundation

/// The perceived distance of two colors: CIEDE2000 in CIELAB (D65), 100 between black and white.
///
/// The formula of G. Sharma, W. Wu and E. Dalal, "The CIEDE2000 color-difference formula" (2005,
/// <https://doi.org/10.1002/col.20070>), with all weights 1.
struct LabDistance {
  /// The light of each component of sRGB, 0 to 1.
  private let light = LabDistance.lightOfComponents

  private static let lightOfComponents: [Double] = (0..<256).map { component in
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  func distance(_ a: OpaqueColor, _ b: OpaqueColor) -> Double {
    LabColor.difference(lab(a), lab(b))
  }

  private func lab(_ color: OpaqueColor) -> LabColor {
    let (red, green, blue) = (light[color.red], light[color.green], light[color.blue])
    // sRGB to XYZ (IEC 61966-2-1), each divided by that of the white point.
    let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    let (fx, fy, fz) = (response(x), response(y), response(z))
    return LabColor(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  private func response(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }
}

/// A colour in CIELAB.
package struct LabColor: Hashable, Sendable {
  /// 0 to 100.
  package var lightness: Double
  /// From green to red.
  package var a: Double
  /// From blue to yellow.
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Returns the difference by CIEDE2000.
  package static func difference(_ first: LabColor, _ second: LabColor) -> Double {
    /// A chroma to the seventh, between 0 and 1: near grey, a is stretched.
    func seventh(_ chroma: Double) -> Double {
      let power = pow(chroma, 7)
      return (power / (power + pow(25, 7))).squareRoot()
    }
    let stretch = 1.5 - 0.5 * seventh((hypot(first.a, first.b) + hypot(second.a, second.b)) / 2)
    func polar(_ color: LabColor) -> (chroma: Double, hue: Double) {
      let a = color.a * stretch
      guard a != 0 || color.b != 0 else { return (0, 0) }
      let hue = atan2(color.b, a)
      return (hypot(a, color.b), hue < 0 ? hue + 2 * .pi : hue)
    }
    let (one, two) = (polar(first), polar(second))
    let hasHues = one.chroma * two.chroma != 0

    var turn = hasHues ? two.hue - one.hue : 0
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    let lightness = second.lightness - first.lightness
    let chroma = two.chroma - one.chroma
    let hue = 2 * (one.chroma * two.chroma).squareRoot() * sin(turn / 2)

    let meanLightness = (first.lightness + second.lightness) / 2
    let meanChroma = (one.chroma + two.chroma) / 2
    var meanHue = one.hue + two.hue
    if hasHues {
      if abs(one.hue - two.hue) > .pi { meanHue += meanHue < 2 * .pi ? 2 * .pi : -2 * .pi }
      meanHue /= 2
    }
    func degrees(_ value: Double) -> Double { value * .pi / 180 }
    let weight =
      1 - 0.17 * cos(meanHue - degrees(30)) + 0.24 * cos(2 * meanHue)
      + 0.32 * cos(3 * meanHue + degrees(6)) - 0.2 * cos(4 * meanHue - degrees(63))
    let middle = (meanLightness - 50) * (meanLightness - 50)
    let lightnessScale = 1 + 0.015 * middle / (20 + middle).squareRoot()
    let chromaScale = 1 + 0.045 * meanChroma
    let hueScale = 1 + 0.015 * meanChroma * weight
    let blueness = exp(-pow((meanHue * 180 / .pi - 275) / 25, 2))
    let rotation = -2 * seventh(meanChroma) * sin(degrees(60) * blueness)

    let (l, c, h) = (lightness / lightnessScale, chroma / chromaScale, hue / hueScale)
    return max(l * l + c * c + h * h + rotation * c * h, 0).squareRoot()
  }
}
