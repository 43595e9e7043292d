import Foundation

/// A colour in Björn Ottosson's Oklab: lightness, then the two axes of colour; straight lines between two of
/// them look even (rule P4.10). Source: <https://bottosson.github.io/posts/oklab/>.
package struct Oklab: Sendable, Equatable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// From gamma-encoded sRGB; components outside 0…1 are kept.
  package init(red: Double, green: Double, blue: Double) {
    let (r, g, b) = (Gamma.decode(red), Gamma.decode(green), Gamma.decode(blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Gamma-encoded sRGB, outside 0…1 for what that space has not.
  package var sRGB: (red: Double, green: Double, blue: Double) {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return (
      Gamma.encode(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      Gamma.encode(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      Gamma.encode(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
    )
  }

  /// Returns the colour a share of the way to another one.
  package func mixed(with other: Oklab, by share: Double) -> Oklab {
    Oklab(
      lightness: lightness + (other.lightness - lightness) * share,
      a: a + (other.a - a) * share, b: b + (other.b - b) * share)
  }
}
