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
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      // Circles as wide as the ellipses are on their shorter side, seen through a matrix that stretches
      // the other one. Pixman's matrices hold numbers up to 32,767.
      let side = min(abs(radii.width), abs(radii.height))
      let (start, end) = (max(start, 0) * side, max(end, 0) * side)
      guard side > Self.shortestGradient, abs(end - start) > Self.shortestGradient,
        abs(center.x) < 32_000, abs(center.y) < 32_000
      else { return setSource(last: stops) }
      let pattern = unsafe cairo_pattern_create_radial(
        0, 0, Double(start), 0, 0, Double(end))
      let (x, y) = (side / abs(radii.width), side / abs(radii.height))
      var matrix = cairo_matrix_t(
        xx: Double(x), yx: 0, xy: 0, yy: Double(y), x0: Double(-center.x * x),
        y0: Double(-center.y * y))
      unsafe cairo_pattern_set_matrix(pattern, &matrix)
      return unsafe setSource(stops, pattern)
    case .angularGradient(let stops, let center, let from, let to):
      guard abs(to - from) > Self.shortestGradient, stops.stops.count > 1 else {
        return setSource(last: stops)
      }
      return setSource(
        AngularColors(stops, from: Double(from), to: Double(to), opacity: state.opacity),
        around: center)
    }
  }

  /// Cairo has no gradient around a point: each pixel that can be seen gets its colour here.
  private func setSource(_ colors: AngularColors, around center: CGPoint) -> Bool {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_identity_matrix(canvas.context)
    unsafe cairo_clip_extents(canvas.context, &left, &top, &right, &bottom)
    let area = PixelRect(
      minX: Int(left.rounded(.down)), minY: Int(top.rounded(.down)),
      maxX: Int(right.rounded(.up)), maxY: Int(bottom.rounded(.up)))
    let inverse = state.transform.inverted()
    guard area.width > 0, area.height > 0, inverse.isFinite,
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    else { return false }
    defer { unsafe cairo_surface_destroy(surface) }
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return false }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    unsafe cairo_surface_flush(surface)
    for row in 0..<area.height {
      let line = unsafe UnsafeMutableRawPointer(data + row * stride)
        .assumingMemoryBound(to: UInt32.self)
      for column in 0..<area.width {
        let pixel = CGPoint(
          x: CGFloat(area.minX + column + canvas.bounds.minX) + 0.5,
          y: CGFloat(area.minY + row + canvas.bounds.minY) + 0.5)
        let point = pixel.applying(inverse)
        unsafe line[column] = colors.pixel(
          at: atan2(Double(point.y - center.y), Double(point.x - center.x)))
      }
    }
    unsafe cairo_surface_mark_dirty(surface)
    unsafe cairo_set_source_surface(
      canvas.context, surface, Double(area.minX), Double(area.minY))
    unsafe cairo_pattern_set_filter(
      cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
    return true
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
