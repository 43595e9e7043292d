import Foundation
import StillCairo
import StillDrawing
import StillGeometry
import StillRaster

/// Checks sizes before anything is allocated for them, and paints.
enum RenderPass {
  /// The most pixels per point; beyond, one point alone would fill a picture.
  static let largestScale: CGFloat = 1_000
  /// The fewest pixels per point; below, the largest picture would have a thousand times as many points as numbers of
  /// layout tell apart to a pixel.
  static let smallestScale: CGFloat = 0.001

  static func check(scale: CGFloat) throws(RenderError) {
    guard scale.isFinite, scale > 0, scale <= largestScale else {
      throw .invalidScale(scale, limit: largestScale)
    }
    guard scale >= smallestScale else { throw .invalidScale(scale, limit: smallestScale) }
  }

  /// Checks a size in points and its pixels.
  static func check(_ size: CGSize, scale: CGFloat) throws(RenderError) {
    try check(scale: scale)
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw .invalidSize(width: size.width, height: size.height)
    }
    guard size.width > 0, size.height > 0 else {
      throw .emptyPicture(width: size.width, height: size.height)
    }
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    let side = Bitmap.largestSide
    let total = Bitmap.mostPixels
    guard width <= CGFloat(side), height <= CGFloat(side), width * height <= CGFloat(total) else {
      throw .tooManyPixels(
        width: Int(min(width, 1e15)), height: Int(min(height, 1e15)), side: side, total: total)
    }
  }

  /// Paints a list that has passed `check`.
  static func paint(
    _ list: DisplayList, scale: CGFloat, background: ResolvedColor?
  ) throws(RenderError) -> Bitmap {
    do {
      return try CairoRenderer.render(list, scale: scale, background: background)
    } catch {
      throw .paintingFailed(reason: "\(error)")
    }
  }
}
