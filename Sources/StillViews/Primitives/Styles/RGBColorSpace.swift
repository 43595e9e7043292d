import StillDrawing

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
