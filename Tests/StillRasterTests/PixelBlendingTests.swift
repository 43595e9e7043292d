import Foundation
import StillRaster
import Testing

/// The formulas of rules P2.2–P2.7 in the straight numbers that they are written in.
private enum BlendFormula {
  static func mix(_ mode: PixelBlending, _ d: Double, _ s: Double) -> Double? {
    func hardLight(_ d: Double, _ s: Double) -> Double {
      s <= 0.5 ? 2 * d * s : 1 - 2 * (1 - d) * (1 - s)
    }
    switch mode {
    case .multiply: return d * s
    case .screen: return d + s - d * s
    case .overlay: return hardLight(s, d)
    case .darken: return min(d, s)
    case .lighten: return max(d, s)
    case .colorDodge: return d == 0 ? 0 : s == 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight: return hardLight(d, s)
    case .softLight:
      let g = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return s <= 0.5 ? d - (1 - 2 * s) * d * (1 - d) : d + (2 * s - 1) * (g - d)
    case .difference: return abs(d - s)
    case .exclusion: return d + s - 2 * d * s
    default: return nil
    }
  }

  static func luminosity(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  static func withLuminosity(_ c: SIMD3<Double>, _ target: Double) -> SIMD3<Double> {
    var c = c + SIMD3(repeating: target - luminosity(c))
    let base = SIMD3(repeating: target)
    if c.min() < 0 { c = base + (c - base) * target / (target - c.min()) }
    if c.max() > 1 { c = base + (c - base) * (1 - target) / (c.max() - target) }
    return c
  }

  static func withSaturation(_ c: SIMD3<Double>, _ saturation: Double) -> SIMD3<Double> {
    let range = c.max() - c.min()
    return range > 0 ? (c - SIMD3(repeating: c.min())) * saturation / range : .zero
  }

  static func mix(
    _ mode: PixelBlending, _ d: SIMD3<Double>, _ s: SIMD3<Double>
  ) -> SIMD3<Double> {
    func saturation(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }
    switch mode {
    case .hue: return withLuminosity(withSaturation(s, saturation(d)), luminosity(d))
    case .saturation: return withLuminosity(withSaturation(d, saturation(s)), luminosity(d))
    case .color: return withLuminosity(s, luminosity(d))
    case .luminosity: return withLuminosity(d, luminosity(s))
    default:
      return SIMD3(
        mix(mode, d.x, s.x) ?? s.x, mix(mode, d.y, s.y) ?? s.y, mix(mode, d.z, s.z) ?? s.z)
    }
  }

  /// Premultiplied red, green, blue, alpha.
  static func blend(
    _ mode: PixelBlending, _ d: SIMD4<Double>, _ s: SIMD4<Double>
  ) -> SIMD4<Double> {
    let (ad, a) = (d.w, s.w)
    switch mode {
    case .normal: return s + d * (1 - a)
    case .sourceAtop: return s * ad + d * (1 - a)
    case .destinationOver: return s * (1 - ad) + d
    case .destinationOut: return d * (1 - a)
    case .clear: return .zero
    case .copy: return s
    case .sourceIn: return s * ad
    case .sourceOut: return s * (1 - ad)
    case .destinationIn: return d * a
    case .destinationAtop: return s * (1 - ad) + d * a
    case .xor: return s * (1 - ad) + d * (1 - a)
    case .plusLighter: return (s + d).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker:
      let alpha = min(1, a + ad)
      var result = SIMD4(repeating: alpha) - (SIMD4(repeating: ad) - d)
      result -= SIMD4(repeating: a) - s
      result.w = alpha
      return result.clamped(lowerBound: .zero, upperBound: .one)
    default:
      let alpha = a + ad - a * ad
      guard a > 0, ad > 0 else { return s + d }
      func straight(_ c: SIMD4<Double>) -> SIMD3<Double> { SIMD3(c.x, c.y, c.z) / c.w }
      let mixed = mix(mode, straight(d), straight(s)) * a * ad
      let rest = s * (1 - ad) + d * (1 - a)
      return SIMD4(rest.x + mixed.x, rest.y + mixed.y, rest.z + mixed.z, alpha)
    }
  }
}

@Suite("Blending")
struct PixelBlendingTests {
  @Test("follows the formulas within 1/255", arguments: PixelBlending.allCases)
  func formulas(mode: PixelBlending) {
    func color(_ word: UInt32) -> SIMD4<Double> {
      SIMD4(
        Double(word >> 16 & 255), Double(word >> 8 & 255), Double(word & 255), Double(word >> 24))
        / 255
    }
    var dice = Dice(state: 11)
    let corners: [UInt32] = [
      0, 0xFF00_0000, 0xFFFF_FFFF, 0x8080_8080, 0x8000_0000, 0xFFFF_0000, 0xFF00_80FF,
    ]
    var pairs = corners.flatMap { first in corners.map { (first, $0) } }
    for _ in 0..<500 { pairs.append((dice.pixel(), dice.pixel())) }
    for (target, source) in pairs {
      for opacity in [1, 0.4] {
        var result = target
        unsafe withUnsafePointer(to: source) { source in
          unsafe withUnsafeMutablePointer(to: &result) { target in
            unsafe mode.blend(source, onto: target, count: 1, opacity: opacity)
          }
        }
        let expected = BlendFormula.blend(mode, color(target), color(source) * opacity)
        let difference = (color(result) - expected) * 255
        let worst = max(difference.max(), -difference.min())
        #expect(
          worst <= 1, "\(String(target, radix: 16)) \(String(source, radix: 16)) \(opacity)")
      }
    }
  }
}
