import CStillCairo
import Foundation
import StillDrawing
import StillGeometry

extension DisplayListPainter {
  /// Two points or radii closer than this, in points, make no gradient but one edge.
  private static let shortestGradient: CGFloat = 1e-6

  /// Stops beyond these locations count as lying there.
  private static let farthest: ClosedRange<CGFloat> = -1_000...1_000

  /// Returns the locations at which a radius between two others at 0 and 1 is not below zero.
  private static func limits(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> {
    let zero = start / (start - end)
    return end > start
      ? max(zero, farthest.lowerBound)...farthest.upperBound
      : farthest.lowerBound...min(zero, farthest.upperBound)
  }

  /// Sets what Cairo paints with next; gradients are in the layer's own coordinates.
  ///
  /// - Parameter area: Where it will be seen, within the clip.
  /// - Returns: false for a paint that leaves no trace.
  func setSource(_ paint: Paint, over area: PixelRect) -> Bool {
    if let stops = paint.stops, stops.stops.count < 2 { return setSource(last: stops) }
    switch paint {
    case .color(let color):
      return setSource(color)
    case .linearGradient(let stops, let from, let to):
      guard abs(from.x - to.x) + abs(from.y - to.y) > Self.shortestGradient else {
        return setSource(last: stops)
      }
      let ramp = GradientRamp(stops, limits: Self.farthest)
      let (start, end) = (
        from.toward(to, ramp.range.lowerBound), from.toward(to, ramp.range.upperBound)
      )
      return unsafe setSource(
        ramp,
        cairo_pattern_create_linear(
          Double(start.x), Double(start.y), Double(end.x), Double(end.y)))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let (start, end) = (max(startRadius, 0), max(endRadius, 0))
      guard abs(end - start) > Self.shortestGradient else { return setSource(last: stops) }
      let ramp = GradientRamp(stops, limits: Self.limits(start, end))
      return unsafe setSource(
        ramp,
        cairo_pattern_create_radial(
          Double(center.x), Double(center.y), ramp.radius(start, end, last: false),
          Double(center.x), Double(center.y), ramp.radius(start, end, last: true)))
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      // Circles as wide as the ellipses are on their shorter side, seen through a matrix that stretches
      // the other one. Pixman's matrices hold numbers up to 32,767.
      let side = min(abs(radii.width), abs(radii.height))
      let (start, end) = (max(start, 0) * side, max(end, 0) * side)
      guard side > Self.shortestGradient, abs(end - start) > Self.shortestGradient,
        abs(center.x) < 32_000, abs(center.y) < 32_000
      else { return setSource(last: stops) }
      let ramp = GradientRamp(stops, limits: Self.limits(start, end))
      let pattern = unsafe cairo_pattern_create_radial(
        0, 0, ramp.radius(start, end, last: false), 0, 0, ramp.radius(start, end, last: true))
      let (x, y) = (side / abs(radii.width), side / abs(radii.height))
      var matrix = cairo_matrix_t(
        xx: Double(x), yx: 0, xy: 0, yy: Double(y), x0: Double(-center.x * x),
        y0: Double(-center.y * y))
      unsafe cairo_pattern_set_matrix(pattern, &matrix)
      return unsafe setSource(ramp, pattern)
    case .angularGradient(let stops, let center, let from, let to):
      guard abs(to - from) > Self.shortestGradient else { return setSource(last: stops) }
      return setSource(
        AngularColors(stops, from: Double(from), to: Double(to), opacity: state.opacity),
        around: center, over: area)
    case .mesh(let mesh):
      return setSource(mesh, over: area)
    case .picture(let picture):
      return setSource(picture, over: area)
    }
  }

  /// Cairo has no gradient around a point: each pixel that can be seen gets its colour here.
  private func setSource(
    _ colors: AngularColors, around center: CGPoint, over area: PixelRect
  ) -> Bool {
    let inverse = state.transform.inverted()
    guard inverse.isFinite, let surface = unsafe Self.clearSurface(area) else { return false }
    defer { unsafe cairo_surface_destroy(surface) }
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return false }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    unsafe cairo_surface_flush(surface)
    for row in 0..<area.height {
      let line = unsafe UnsafeMutableRawPointer(data + row * stride)
        .assumingMemoryBound(to: UInt32.self)
      for column in 0..<area.width {
        let pixel = CGPoint(
          x: CGFloat(area.minX + column) + 0.5, y: CGFloat(area.minY + row) + 0.5)
        let point = pixel.applying(inverse)
        unsafe line[column] = colors.pixel(
          at: atan2(Double(point.y - center.y), Double(point.x - center.x)))
      }
    }
    unsafe cairo_surface_mark_dirty(surface)
    unsafe setSource(surface, at: area)
    return true
  }

  /// A gradient without length has passed all its colours.
  private func setSource(last stops: GradientStops) -> Bool {
    stops.stops.last.map { setSource($0.color) } ?? false
  }

  private func setSource(_ color: ResolvedColor) -> Bool {
    let pixel = color.pixel(opacity: state.opacity)
    guard pixel != 0 else { return false }
    // Cairo computes exactly this pixel from these numbers, so that edges match areas that were filled directly.
    let alpha = Double(pixel >> 24)
    func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / alpha }
    unsafe cairo_set_source_rgba(
      canvas.context, channel(16), channel(8), channel(0), alpha / 255)
    return true
  }

  /// Sets the matrix of the current layer in Cairo.
  func setMatrix() {
    let transform = state.transform
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx) - Double(canvas.bounds.minX),
      y0: Double(transform.ty) - Double(canvas.bounds.minY))
    unsafe cairo_set_matrix(canvas.context, &matrix)
  }

  private func setSource(_ ramp: GradientRamp, _ pattern: OpaquePointer?) -> Bool {
    guard let pattern = unsafe pattern else { return false }
    defer { unsafe cairo_pattern_destroy(pattern) }
    for stop in ramp.stops {
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, stop.share, Double(stop.color.red), Double(stop.color.green),
        Double(stop.color.blue), Double(stop.color.opacity) * state.opacity)
    }
    setMatrix()
    unsafe cairo_set_source(canvas.context, pattern)
    unsafe cairo_identity_matrix(canvas.context)
    return true
  }
}

extension ResolvedColor {
  /// Returns the colour as a premultiplied pixel, let through by `opacity` in addition.
  func pixel(opacity: Double) -> UInt32 {
    func byte(_ value: Double) -> UInt32 {
      value.isFinite ? UInt32((min(max(value, 0), 1) * 255).rounded()) : 0
    }
    let alpha = byte(Double(self.opacity) * opacity)
    func channel(_ value: Float) -> UInt32 { PixelBlend.div255(byte(Double(value)) * alpha) }
    return alpha << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}

extension GradientRamp {
  /// Returns the radius at one end of the range, where those at the locations 0 and 1 are known.
  fileprivate func radius(_ start: CGFloat, _ end: CGFloat, last: Bool) -> Double {
    Double(max(start + (last ? range.upperBound : range.lowerBound) * (end - start), 0))
  }
}

extension CGPoint {
  /// Returns the point a share of the way to another one; beyond it above 1.
  fileprivate func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension Paint {
  /// The colours of a gradient.
  fileprivate var stops: GradientStops? {
    switch self {
    case .color, .mesh, .picture: nil
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      stops
    }
  }
}
