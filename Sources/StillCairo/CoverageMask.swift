import CStillCairo
import Foundation
import StillRaster

/// The coverage mask of an area: the share of each pixel that lets paint through.
@safe
final class CoverageMask {
  let bounds: PixelRect
  /// From a row to the next one, in bytes, as Cairo wants it.
  let stride: Int
  private let memory: UnsafeMutablePointer<UInt8>

  /// A mask that lets nothing through.
  init(_ bounds: PixelRect) throws(CairoError) {
    stride = (bounds.width + 3) & ~3
    guard let memory = unsafe calloc(max(stride * bounds.height, 1), 1) else {
      throw .failed(status: "a mask of \(bounds.width) × \(bounds.height) pixels has no memory")
    }
    self.bounds = bounds
    unsafe self.memory = unsafe memory.assumingMemoryBound(to: UInt8.self)
  }

  deinit { unsafe free(memory) }

  /// Returns a pointer to the cover of a pixel, by its place in the picture, and of those right of it.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe memory + ((y - bounds.minY) * stride + x - bounds.minX)
  }

  /// Lets the inside of a shape through, and nothing else.
  func fill(_ outline: CoverageOutline, _ rule: CoverageOutline.Rule) {
    _ = unsafe outline.cover(rule, into: memory, stride: stride)
  }

  /// Lets through what another mask, which reaches at least as far, lets through as well.
  func multiply(with other: CoverageMask) {
    for row in bounds.minY..<bounds.maxY {
      unsafe PixelCoverage.multiply(
        pixel(bounds.minX, row), with: other.pixel(bounds.minX, row), count: bounds.width)
    }
  }

  /// Lets a share of everything through.
  func scaleAll(to opacity: Double) {
    let cover = UInt8((min(max(opacity, 0), 1) * 255).rounded())
    unsafe memory.update(repeating: cover, count: stride * bounds.height)
  }

  /// Lets through what a pattern covers that is placed on a canvas.
  func fillAlpha(of pattern: OpaquePointer, on canvas: Canvas) {
    unsafe withSurface { surface in
      guard let context = unsafe cairo_create(surface) else { return }
      unsafe cairo_translate(
        context, Double(canvas.bounds.minX - bounds.minX), Double(canvas.bounds.minY - bounds.minY))
      unsafe cairo_set_source(context, pattern)
      unsafe cairo_paint(context)
      unsafe cairo_destroy(context)
    }
  }

  /// Lets through a share of what another mask, which reaches at least as far, lets through.
  func copy(_ other: CoverageMask, opacity: Double) {
    scaleAll(to: opacity)
    multiply(with: other)
  }

  /// Runs `body` with the mask as Cairo's, which must not outlive it.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    guard
      let surface = unsafe cairo_image_surface_create_for_data(
        memory, CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height), Int32(stride))
    else { return }
    unsafe body(surface)
    unsafe cairo_surface_finish(surface)
    unsafe cairo_surface_destroy(surface)
  }
}

/// The part of a canvas that may be painted.
struct ClipArea {
  /// Pixels outside are not touched.
  var rect: PixelRect
  /// The mask within the rectangle, at least as large; nil: everything passes.
  var mask: CoverageMask?

  func intersection(_ other: PixelRect) -> ClipArea {
    ClipArea(rect: rect.intersection(other), mask: mask)
  }
}
