package import Foundation
package import StillDrawing
package import StillRaster

/// Paints display lists. Calls on different threads do not disturb each other, and the same list gives
/// the same bytes on each of them.
package enum CairoRenderer {
  /// Paints a list at `scale` pixels per point over a background, or over nothing.
  ///
  /// The picture has `ceil(points × scale)` pixels. Commands and layers with numbers that are not finite
  /// are left out.
  ///
  /// - Throws: `CairoError.impossible` and `.tooLarge` before anything is allocated, `.failed`.
  package static func render(
    _ list: DisplayList, scale: CGFloat, background: ResolvedColor? = nil
  ) throws(CairoError) -> Bitmap {
    // Lengths that are whole but for rounding noise do not get a further pixel.
    let width = (list.size.width * scale - 1e-6).rounded(.up)
    let height = (list.size.height * scale - 1e-6).rounded(.up)
    guard scale > 0, scale.isFinite, width >= 1, height >= 1, width.isFinite, height.isFinite else {
      throw .impossible(width: list.size.width, height: list.size.height, scale: scale)
    }
    let side = CGFloat(Bitmap.largestSide)
    guard width <= side, height <= side, width * height <= CGFloat(Bitmap.mostPixels) else {
      throw .tooLarge(width: width, height: height)
    }
    var bitmap: Bitmap
    do {
      bitmap = try Bitmap(checking: Int(width), Int(height), scale: scale)
    } catch {
      throw .failed(status: error.description)
    }
    try unsafe bitmap.withUnsafeMutableBytes { (bytes) throws(CairoError) in
      guard let base = bytes.baseAddress else { return }
      let canvas = try unsafe Canvas(
        over: base.assumingMemoryBound(to: UInt32.self), width: Int(width), height: Int(height))
      if let background { canvas.fill(canvas.bounds, background.pixel(opacity: 1)) }
      var painter = DisplayListPainter(list, on: canvas, scale: scale)
      try painter.paint()
      try canvas.finish()
    }
    return bitmap
  }
}
