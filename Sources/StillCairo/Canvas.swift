import CStillCairo
import Foundation
import StillRaster

/// Pixels that Cairo paints on, and that loops of our own write to.
///
/// Owns the surface and the context; both die with it. Pixels are premultiplied 32-bit ARGB words, those
/// of a picture or, for a layer that is painted apart, the canvas's own.
@safe
final class Canvas {
  let context: OpaquePointer
  private let surface: OpaquePointer
  /// nil for a page.
  private let pixels: UnsafeMutablePointer<UInt32>?
  /// The rectangle of the canvas, in the pixels of the picture.
  let bounds: PixelRect
  private let ownsPixels: Bool

  /// A canvas over the pixels of a picture, which outlive it.
  convenience init(
    over pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) throws(CairoError) {
    try unsafe self.init(
      pixels, PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), owns: false)
  }

  /// A clear canvas of its own over a part of the picture that is not empty.
  convenience init(clear bounds: PixelRect) throws(CairoError) {
    guard let memory = unsafe calloc(max(bounds.width * bounds.height, 1), 4) else {
      throw .failed(status: "a layer of \(bounds.width) × \(bounds.height) pixels has no memory")
    }
    try unsafe self.init(memory.assumingMemoryBound(to: UInt32.self), bounds, owns: true)
  }

  /// The page of a document, measured in pixels though it has none: what is painted on it goes into the document.
  ///
  /// - Parameter surface: Lives on after the canvas.
  convenience init(
    page surface: OpaquePointer, _ bounds: PixelRect, pixelsPerPoint: Double
  ) throws(CairoError) {
    unsafe cairo_surface_set_device_scale(surface, 1 / pixelsPerPoint, 1 / pixelsPerPoint)
    let resolution = 72 * pixelsPerPoint
    unsafe cairo_surface_set_fallback_resolution(surface, resolution, resolution)
    try unsafe self.init(cairo_surface_reference(surface), nil, bounds, owns: false)
  }

  private convenience init(
    _ pixels: UnsafeMutablePointer<UInt32>, _ bounds: PixelRect, owns: Bool
  ) throws(CairoError) {
    let surface = unsafe cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(bounds.width), Int32(bounds.height), Int32(bounds.width * 4))
    try unsafe self.init(surface, pixels, bounds, owns: owns)
  }

  private init(
    _ surface: OpaquePointer?, _ pixels: UnsafeMutablePointer<UInt32>?, _ bounds: PixelRect,
    owns: Bool
  ) throws(CairoError) {
    // Cairo never gives a null pointer but an object in a state of error.
    guard let surface = unsafe surface, let context = unsafe cairo_create(surface) else {
      preconditionFailure("Cairo gave no surface or no context.")
    }
    unsafe self.pixels = pixels
    self.bounds = bounds
    ownsPixels = owns
    unsafe self.surface = surface
    unsafe self.context = context
    // Curves are drawn as lines no further than this from them, in pixels; Cairo's own tenth of a pixel
    // would take 0.6 % of a small circle's area.
    unsafe cairo_set_tolerance(context, 0.02)
    try check()
  }

  deinit {
    unsafe cairo_destroy(context)
    if unsafe pixels != nil { unsafe cairo_surface_finish(surface) }
    unsafe cairo_surface_destroy(surface)
    if ownsPixels { unsafe free(pixels) }
  }

  /// Ends Cairo's part, so that the pixels can be read.
  func finish() throws(CairoError) {
    unsafe cairo_surface_flush(surface)
    try check()
  }

  private func check() throws(CairoError) {
    let status = unsafe cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      let word = unsafe String(cString: cairo_status_to_string(status))
      throw .failed(status: "Cairo says: \(word)")
    }
  }

  /// Whether this is the page of a document, which has no pixels that could be read.
  var isPage: Bool { unsafe pixels == nil }

  /// Runs `body` with the pixels, for reading and writing past Cairo; not for a page.
  func write(_ body: (PixelMemory) -> Void) {
    guard let pixels = unsafe pixels else { return }
    unsafe cairo_surface_flush(surface)
    unsafe body(PixelMemory(pixels, bounds))
    unsafe cairo_surface_mark_dirty(surface)
  }

  /// Paints another canvas onto this one; on a page within Cairo's present clip, too.
  ///
  /// - Parameters:
  ///   - opacity: 0…1, rounded to 8 bits.
  ///   - clip: Pixels outside stay as they are.
  func composite(
    _ other: Canvas, opacity: Double = 1, _ meeting: PixelCoverage.Meeting = .over,
    within clip: ClipArea
  ) throws(CairoError) {
    let visible = other.bounds.intersection(clip.rect)
    guard !visible.isEmpty else { return }
    try other.finish()
    if let mask = clip.mask {
      let opacity = UInt8((min(max(opacity, 0), 1) * 255).rounded())
      unsafe other.write { source in
        unsafe write { target in
          for row in visible.minY..<visible.maxY {
            unsafe PixelCoverage.paint(
              source.pixel(visible.minX, row), opacity: opacity, meeting,
              through: mask.pixel(visible.minX, row), onto: target.pixel(visible.minX, row),
              count: visible.width)
          }
        }
      }
      return
    }
    unsafe cairo_set_source_surface(
      context, other.surface, Double(other.bounds.minX - bounds.minX),
      Double(other.bounds.minY - bounds.minY))
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    unsafe cairo_new_path(context)
    unsafe cairo_rectangle(
      context, Double(visible.minX - bounds.minX), Double(visible.minY - bounds.minY),
      Double(visible.width), Double(visible.height))
    unsafe cairo_save(context)
    unsafe cairo_clip(context)
    switch meeting {
    case .over: break
    case .mask: unsafe cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    case .replacement: unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    }
    unsafe cairo_paint_with_alpha(context, (opacity * 255).rounded() / 255)
    unsafe cairo_restore(context)
    // The context would keep the other surface alive beyond its pixels.
    unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
  }
}

extension Canvas {
  /// A canvas of its own with what is on a part of another one; beyond, it is clear.
  convenience init(copying area: PixelRect, of other: Canvas) throws(CairoError) {
    try self.init(clear: area)
    let shared = area.intersection(other.bounds)
    guard !shared.isEmpty else { return }
    unsafe other.write { source in
      unsafe write { target in
        for row in shared.minY..<shared.maxY {
          unsafe target.pixel(shared.minX, row).update(
            from: source.pixel(shared.minX, row), count: shared.width)
        }
      }
    }
  }

  /// Runs `body` with all pixels, for reading and writing past Cairo.
  func withPlane(_ body: (PixelPlane) -> Void) {
    unsafe write { memory in
      unsafe body(
        PixelPlane(
          memory.pixel(bounds.minX, bounds.minY), x: bounds.minX, y: bounds.minY,
          width: bounds.width, height: bounds.height))
    }
  }

  /// Makes the pixels of another canvas, which Cairo then keeps a copy of, what is painted with.
  func setSource(_ other: Canvas) throws(CairoError) {
    try other.finish()
    guard
      let copy = unsafe cairo_surface_create_similar_image(
        surface, CAIRO_FORMAT_ARGB32, Int32(other.bounds.width), Int32(other.bounds.height)),
      let painter = unsafe cairo_create(copy)
    else { throw .failed(status: "a picture to paint with has no memory") }
    unsafe cairo_set_source_surface(painter, other.surface, 0, 0)
    unsafe cairo_paint(painter)
    unsafe cairo_destroy(painter)
    unsafe cairo_set_source_surface(
      context, copy, Double(other.bounds.minX - bounds.minX),
      Double(other.bounds.minY - bounds.minY))
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    unsafe cairo_surface_destroy(copy)
  }

  /// Makes pixels clear.
  func clear(_ area: PixelRect) {
    let visible = area.intersection(bounds)
    guard !visible.isEmpty else { return }
    unsafe write { memory in
      for row in visible.minY..<visible.maxY {
        unsafe memory.pixel(visible.minX, row).update(repeating: 0, count: visible.width)
      }
    }
  }
}

/// The pixels of a canvas while they are written to.
@unsafe
struct PixelMemory {
  private let base: UnsafeMutablePointer<UInt32>
  private let bounds: PixelRect

  init(_ base: UnsafeMutablePointer<UInt32>, _ bounds: PixelRect) {
    unsafe self.base = unsafe base
    unsafe self.bounds = bounds
  }

  /// Returns a pointer to a pixel, by its place in the picture, and to those right of it.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe base + ((y - bounds.minY) * bounds.width + x - bounds.minX)
  }
}
