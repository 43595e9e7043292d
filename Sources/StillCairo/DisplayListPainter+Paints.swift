import CStillCairo
import Foundation
import StillDrawing
import StillGeometry

extension DisplayListPainter {
  /// Two points or radii closer than this, in points, make no gradient but one edge.
  private static let shortestGradient: CGFloat = 1e-6

  /// Sets what Cairo paints with next; gradients are in the layer's own coordinates.
  ///
  /// - Returns: false for a paint that leaves no trace.
  func setSource(_ paint: Paint) -> Bool {
    switch paint {
    case .color(let color):
      return setSource(color)
    case .linearGradient(let stops, let from, let to):
      guard abs(from.x - to.x) + abs(from.y - to.y) > Self.shortestGradient else {
        return setSource(last: stops)
      }
      return unsafe setSource(
        stops,
        cairo_pattern_create_linear(
          Double(from.x), Double(from.y), Double(to.x), Double(to.y)))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let (start, end) = (max(startRadius, 0), max(endRadius, 0))
      guard abs(end - start) > Self.shortestGradient else { return setSource(last: stops) }
      return unsafe setSource(
        stops,
        cairo_pattern_create_radial(
          Double(center.x), Double(center.y), Double(start), Double(center.x), Double(center.y),
          Double(end)))
    }
  }

  /// A gradient without length has passed all its colours.
  private func setSource(last stops: GradientStops) -> Bool {
    stops.stops.last.map { setSource($0.color) } ?? false
  }

  private func setSource(_ color: ResolvedColor) -> Bool {
    let pixel = color.pixel(opacity: state.opacity)
    guard pixel != 0 else { return false }
    // What Cairo makes of these numbers is exactly the pixel, so that edges match areas that were filled
    // directly.
    let alpha = Double(pixel >> 24)
    func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / alpha }
    unsafe cairo_set_source_rgba(
      canvas.context, channel(16), channel(8), channel(0), alpha / 255)
    return true
  }

  private func setSource(_ stops: GradientStops, _ pattern: OpaquePointer?) -> Bool {
    guard let pattern = unsafe pattern else { return false }
    defer { unsafe cairo_pattern_destroy(pattern) }
    guard stops.stops.count > 1 else { return setSource(last: stops) }
    var location = 0.0
    for stop in stops.stops {
      location = min(max(location, Double(stop.location)), 1)
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, location, Double(stop.color.red), Double(stop.color.green),
        Double(stop.color.blue), Double(stop.color.opacity) * state.opacity)
    }
    setMatrix()
    unsafe cairo_set_source(canvas.context, pattern)
    unsafe cairo_identity_matrix(canvas.context)
    return true
  }
}

extension ResolvedColor {
  /// The colour as a premultiplied pixel, let through by `opacity` in addition.
  func pixel(opacity: Double) -> UInt32 {
    func byte(_ value: Double) -> UInt32 {
      value.isFinite ? UInt32((min(max(value, 0), 1) * 255).rounded()) : 0
    }
    let alpha = byte(Double(self.opacity) * opacity)
    func channel(_ value: Float) -> UInt32 { PixelBlend.div255(byte(Double(value)) * alpha) }
    return alpha << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}
