package import Foundation
package import StillDrawing
package import StillRaster

/// Paints display lists. Calls on different threads do not disturb each other.
package enum CairoRenderer {
  /// The most pixels along an edge.
  package static let side = 32_767
  /// The most pixels in all.
  package static let total = 1 << 28

  /// Paints a list at `scale` pixels per point over a background, or over nothing.
  ///
  /// - Throws: `CairoError.tooLarge` before anything is allocated, `.failed`.
  package static func render(
    _ list: DisplayList, scale: CGFloat, background: ResolvedColor? = nil
  ) throws(CairoError) -> Bitmap {
    // Lengths that are whole but for rounding noise do not get a further pixel.
    let width = (list.size.width * scale - 1e-6).rounded(.up)
    let height = (list.size.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1, width <= CGFloat(side), height <= CGFloat(side),
      width * height <= CGFloat(total)
    else { throw .tooLarge(width: width, height: height) }
    var bitmap = Bitmap(width: Int(width), height: Int(height), scale: scale)
    var failure: CairoError?
    unsafe bitmap.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      do throws(CairoError) {
        let canvas = try unsafe Canvas(
          over: base.assumingMemoryBound(to: UInt32.self), width: Int(width), height: Int(height))
        var painter = DisplayListPainter(canvas, scale: scale)
        if let background { painter.fillAll(background) }
        try painter.paint(list.commands)
        try canvas.finish()
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bitmap
  }
}
