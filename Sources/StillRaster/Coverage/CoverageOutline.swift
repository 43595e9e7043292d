import CStillCoverage
package import Foundation
package import StillGeometry

/// The edges of a shape, of which it is worked out how much of each pixel lies inside: the exact area, whichever way
/// edges cross. Curves are lines no further than 1/200 of a pixel from them, so that no pixel is wrong by more than two of
/// 255 steps.
///
/// One is used again for many shapes, by one thread at a time. Contours are closed where the next one begins.
@safe
package final class CoverageOutline {
  /// Whole pixels, the upper bounds not among them.
  package struct Area {
    let pixels: StillPixelBounds

    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
      pixels = StillPixelBounds(
        minX: Int32(clamping: minX), minY: Int32(clamping: minY), maxX: Int32(clamping: maxX),
        maxY: Int32(clamping: maxY))
    }

    var isEmpty: Bool { pixels.minX >= pixels.maxX || pixels.minY >= pixels.maxY }
  }

  /// The fill rule.
  package struct Rule {
    let flags: Int32

    /// - Parameters:
    ///   - isEvenOdd: where an odd number of edges is passed, not where they do not cancel out.
    ///   - isAntialiased: false for pixels that are covered whole or not at all, as their centres are.
    package init(isEvenOdd: Bool = false, isAntialiased: Bool = true) {
      flags =
        (isEvenOdd ? Int32(STILL_EVEN_ODD) : 0)
        | (isAntialiased ? 0 : Int32(STILL_ALIASED))
    }
  }

  // Nil without memory: then there is nothing to be seen.
  private let handle: OpaquePointer?
  private var isEmpty = true

  package init() { unsafe handle = unsafe still_outline_create() }

  deinit { unsafe still_outline_destroy(handle) }

  /// Begins another shape.
  ///
  /// - Parameters:
  ///   - transform: From points to pixels.
  ///   - area: The area that will be read; nothing outside it is computed.
  package func begin(_ transform: CGAffineTransform, area: Area) {
    isEmpty = area.isEmpty
    guard !isEmpty, let handle = unsafe handle else { return }
    let matrix = StillPointMatrix(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
      d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
    unsafe still_outline_begin(handle, matrix, area.pixels)
  }

  /// Adds the contours of a path.
  package func add(_ path: Path) {
    guard !isEmpty, let handle = unsafe handle else { return }
    for element in path.elements {
      switch element {
      case .move(let to): unsafe still_outline_move(handle, Double(to.x), Double(to.y))
      case .line(let to): unsafe still_outline_line(handle, Double(to.x), Double(to.y))
      case .quadCurve(let to, let control):
        unsafe still_outline_quad(
          handle, Double(control.x), Double(control.y), Double(to.x), Double(to.y))
      case .curve(let to, let control1, let control2):
        unsafe still_outline_cubic(
          handle, Double(control1.x), Double(control1.y), Double(control2.x),
          Double(control2.y), Double(to.x), Double(to.y))
      case .closeSubpath: unsafe still_outline_close(handle)
      }
    }
  }

  /// Adds a contour of straight lines.
  package func add(_ points: [CGPoint]) {
    guard !isEmpty, let handle = unsafe handle else { return }
    // A point is two doubles, as `CGFloat` has 64 bits on every Linux.
    unsafe points.withUnsafeBytes { bytes in
      unsafe still_outline_polygon(
        handle, bytes.assumingMemoryBound(to: Double.self).baseAddress, points.count)
    }
  }

  /// Adds a rectangle.
  package func add(_ rect: CGRect) {
    add([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
  }

  /// Writes the cover of all pixels of the area, 0…255.
  ///
  /// - Parameters:
  ///   - cover: The area's upper left pixel.
  ///   - stride: From a row to the next one, in bytes.
  /// - Returns: False, and nothing is written, when a coordinate was no number in pixels, or there is no memory.
  package func cover(
    _ rule: Rule, into cover: UnsafeMutablePointer<UInt8>, stride: Int
  ) -> Bool {
    guard !isEmpty, let handle = unsafe handle else { return false }
    return unsafe still_outline_cover(handle, rule.flags, cover, stride)
  }

  /// Paints a premultiplied colour through the shape.
  ///
  /// - Parameters:
  ///   - pixels: The area's upper left pixel.
  ///   - stride: From a row to the next one, in pixels.
  ///   - mask: A mask for the color, starting at the same pixel; nil for none.
  package func paint(
    _ color: UInt32, _ rule: Rule, onto pixels: UnsafeMutablePointer<UInt32>, stride: Int,
    mask: UnsafePointer<UInt8>?, maskStride: Int
  ) {
    guard !isEmpty, let handle = unsafe handle else { return }
    _ = unsafe still_outline_paint(
      handle, rule.flags, color, pixels, stride, mask, maskStride)
  }
}
