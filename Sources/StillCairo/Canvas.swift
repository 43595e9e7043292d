import CStillCairo
import StillRaster

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var width: Int { max(maxX - minX, 0) }
  var height: Int { max(maxY - minY, 0) }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }
}

/// Pixels that Cairo paints on, and that loops of our own write to.
///
/// Owns the surface and the context; both die with it. Pixels are premultiplied 32-bit ARGB words, those of
/// a picture or, for a layer that is painted apart, the canvas's own.
@safe
final class Canvas {
  let context: OpaquePointer
  private let surface: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt32>
  /// What the canvas covers, in the pixels of the picture.
  let bounds: PixelRect
  private let ownsPixels: Bool

  /// A canvas over the pixels of a picture, which outlive it.
  convenience init(
    over pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) throws(CairoError) {
    try unsafe self.init(
      pixels, PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), owns: false)
  }

  /// A clear canvas of its own over a part of the picture.
  convenience init(clear bounds: PixelRect) throws(CairoError) {
    let count = max(bounds.width * bounds.height, 1)
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    unsafe pixels.initialize(repeating: 0, count: count)
    try unsafe self.init(pixels, bounds, owns: true)
  }

  private init(
    _ pixels: UnsafeMutablePointer<UInt32>, _ bounds: PixelRect, owns: Bool
  ) throws(CairoError) {
    unsafe self.pixels = pixels
    self.bounds = bounds
    ownsPixels = owns
    let stride = max(bounds.width, 1) * 4
    let surface = unsafe cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(max(bounds.width, 1)), Int32(max(bounds.height, 1)), Int32(stride))
    guard let surface = unsafe surface, let context = unsafe cairo_create(surface) else {
      throw .failed(status: "no context could be made")
    }
    unsafe self.surface = surface
    unsafe self.context = context
    let status = unsafe cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .failed(status: unsafe String(cString: cairo_status_to_string(status)))
    }
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_finish(surface)
    unsafe cairo_surface_destroy(surface)
    if ownsPixels { unsafe pixels.deallocate() }
  }

  /// Ends Cairo's part, so that the pixels can be read.
  func finish() throws(CairoError) {
    unsafe cairo_surface_flush(surface)
    let status = unsafe cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .failed(status: unsafe String(cString: cairo_status_to_string(status)))
    }
  }

  /// Runs `body` with a pointer to each row of a rectangle that lies within `bounds`: its first pixel.
  func withRows(
    _ rect: PixelRect, _ body: (_ row: Int, _ pixels: UnsafeMutablePointer<UInt32>) -> Void
  ) {
    unsafe cairo_surface_flush(surface)
    let width = bounds.width
    for y in rect.minY..<rect.maxY {
      let start = (y - bounds.minY) * width + rect.minX - bounds.minX
      unsafe body(y, pixels + start)
    }
    unsafe cairo_surface_mark_dirty_rectangle(
      surface, Int32(rect.minX - bounds.minX), Int32(rect.minY - bounds.minY),
      Int32(rect.width), Int32(rect.height))
  }

  /// Paints another canvas onto this one, within Cairo's present clip.
  func composite(_ other: Canvas, opacity: Double) {
    unsafe cairo_surface_flush(other.surface)
    unsafe cairo_save(context)
    unsafe cairo_identity_matrix(context)
    unsafe cairo_set_source_surface(
      context, other.surface, Double(other.bounds.minX - bounds.minX),
      Double(other.bounds.minY - bounds.minY))
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    unsafe cairo_paint_with_alpha(context, opacity)
    unsafe cairo_restore(context)
  }
}
