/// Says whether two pixels agree: always when they are equal, otherwise when one of the given tolerances
/// allows their distance.
///
/// A pixel that lets something through is judged by YIQ as it is seen on white, as pixelmatch (up to 6) and odiff do; by
/// CIEDE2000 on black and on white, whichever is farther apart, so that a difference in alpha alone is always seen.
struct PixelTolerance {
  /// Largest squared YIQ distance allowed; 0 for none.
  private let maximumYIQ: Double
  /// Largest CIELAB distance allowed; 0 for none.
  private let maximumLab: Double
  private let lab: LabDistance?

  /// Between black and white, about: the scale of a threshold's square.
  private static let yiqRange = 35_215.0

  init(_ options: PixelDiff.Options) {
    // Comparisons that are false for NaN leave no tolerance.
    let threshold = options.threshold > 0 ? min(options.threshold, 1) : 0
    let precision = options.perceptualPrecision < 1 ? max(options.perceptualPrecision, 0) : 1
    maximumYIQ = PixelTolerance.yiqRange * threshold * threshold
    maximumLab = 100 * (1 - precision)
    lab = maximumLab > 0 ? LabDistance() : nil
  }

  /// Whether only equal pixels agree.
  var isExact: Bool { maximumYIQ == 0 && lab == nil }

  func agree(_ a: PremultipliedPixel, _ b: PremultipliedPixel) -> Bool {
    if a == b { return true }
    if isExact { return false }
    if maximumYIQ > 0 {
      let distance = PixelTolerance.yiqDistance(
        OpaqueColor(a, ground: 255), OpaqueColor(b, ground: 255))
      if distance <= maximumYIQ { return true }
    }
    if let lab {
      let isOpaque = a & b >= 0xFF00_0000
      let distance = max(
        lab.distance(OpaqueColor(a, ground: 0), OpaqueColor(b, ground: 0)),
        isOpaque ? 0 : lab.distance(OpaqueColor(a, ground: 255), OpaqueColor(b, ground: 255)))
      if distance <= maximumLab { return true }
    }
    return false
  }

  /// Returns the weighted, squared distance of Kotsarenko and Ramos, "Measuring perceived color difference using
  /// YIQ NTSC transmission color space in mobile applications" (2010), which pixelmatch uses.
  private static func yiqDistance(_ a: OpaqueColor, _ b: OpaqueColor) -> Double {
    let red = Double(a.red - b.red)
    let green = Double(a.green - b.green)
    let blue = Double(a.blue - b.blue)
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}

/// The opaque colour that a pixel has on a grey ground, 0 to 255 a component.
struct OpaqueColor {
  let red: Int
  let green: Int
  let blue: Int

  init(_ pixel: PremultipliedPixel, ground: UInt32) {
    let rest = ground * (255 - pixel >> 24) / 255
    red = Int(min((pixel >> 16 & 0xFF) + rest, 255))
    green = Int(min((pixel >> 8 & 0xFF) + rest, 255))
    blue = Int(min((pixel & 0xFF) + rest, 255))
  }
}
