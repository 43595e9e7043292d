import Foundation
import StillDrawing
import StillGeometry
import StillRaster

/// The pixels of a picture for the size that it shows at.
struct PlacedPicture {
  let bitmap: Bitmap
  /// The part that shows, in pixels of the bitmap.
  let part: CGRect
  /// Where the bitmap's corner lies on the canvas's pixels if each of its pixels lies on one of them and nothing but
  /// opacity changes it: then it is copied.
  let corner: (x: Int, y: Int)?

  /// The smallest copy that is repeated, in pixels; smaller ones could not be told apart.
  private static let smallestTile: CGFloat = 0.05
  /// The most pixels of a drawing.
  private static let mostDrawnPixels: CGFloat = 67_108_864
  /// Where a corner is looked for, in pixels on either side.
  private static let farthest: CGFloat = 1e6

  /// Nil for what shows too small or too large, and where there are no pixels.
  ///
  /// - Parameter transform: From the placement's points to pixels.
  init?(_ placement: PicturePlacement, _ transform: CGAffineTransform) {
    let copy = placement.tile ?? placement.frame.size
    let shown = CGSize(
      width: copy.width * hypot(transform.a, transform.b),
      height: copy.height * hypot(transform.c, transform.d))
    let source = placement.source
    guard shown.width > Self.smallestTile, shown.height > Self.smallestTile,
      let (width, height) = Self.size(of: placement, shown: shown),
      let bitmap = source.bitmap(width: width, height: height)
    else { return nil }
    let across = CGFloat(bitmap.width) / CGFloat(source.widthInPixels)
    let down = CGFloat(bitmap.height) / CGFloat(source.heightInPixels)
    part = CGRect(
      x: placement.part.minX * across, y: placement.part.minY * down,
      width: placement.part.width * across, height: placement.part.height * down)
    self.bitmap = bitmap
    corner = Self.corner(of: part, placement, transform)
  }

  /// Returns how many pixels the whole picture is to have so that a part of it shows at a size in pixels; nil for a
  /// drawing that would be too large.
  private static func size(
    of placement: PicturePlacement, shown: CGSize
  ) -> (width: Int, height: Int)? {
    let source = placement.source
    let (width, height) = (source.widthInPixels, source.heightInPixels)
    let wide = (CGFloat(width) * shown.width / placement.part.width).rounded()
    let high = (CGFloat(height) * shown.height / placement.part.height).rounded()
    if source.isDrawing {
      // Made as large as it shows.
      guard wide < 16_384, high < 16_384, wide * high <= mostDrawnPixels else { return nil }
      return (max(Int(wide), 1), max(Int(high), 1))
    }
    guard placement.sampling == .smooth else { return (width, height) }
    // The source shrinks pictures: it takes the mean of the area that a pixel covers.
    return (
      max(Int(min(wide, CGFloat(width))), 1), max(Int(min(high, CGFloat(height))), 1)
    )
  }

  private static func corner(
    of part: CGRect, _ placement: PicturePlacement, _ transform: CGAffineTransform
  ) -> (x: Int, y: Int)? {
    guard placement.tile == nil, placement.tint == nil else { return nil }
    let (frame, size) = (placement.frame, part.size)
    let toFrame = CGAffineTransform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX,
      ty: frame.minY)
    guard let moved = toFrame.concatenating(transform).wholeStep else { return nil }
    // Parts begin between pixels where the picture was made smaller, or where they are asked for so.
    let (x, y) = (part.minX.rounded(), part.minY.rounded())
    guard abs(part.minX - x) < 1e-6, abs(part.minY - y) < 1e-6, abs(x) < farthest,
      abs(y) < farthest
    else { return nil }
    return (moved.x - Int(x), moved.y - Int(y))
  }

  /// Returns where the pixels to copy lie on the canvas; nil where it is not all a matter of copying.
  ///
  /// - Parameter area: The part of the canvas to paint.
  func copyOrigin(within area: PixelRect) -> (x: Int, y: Int)? {
    guard let corner else { return nil }
    // Pixels beside the part are hidden, and pixels beside the picture cannot be visible.
    let inner = part.intersection(
      CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    guard !inner.isEmpty, inner == part else { return nil }
    let here = area.offset(x: -corner.x, y: -corner.y)
    guard CGFloat(here.minX) >= inner.minX - 1e-6, CGFloat(here.maxX) <= inner.maxX + 1e-6,
      CGFloat(here.minY) >= inner.minY - 1e-6, CGFloat(here.maxY) <= inner.maxY + 1e-6
    else { return nil }
    return corner
  }
}

extension CGAffineTransform {
  /// How far everything is moved, in whole pixels, where that is all; nil otherwise.
  var wholeStep: (x: Int, y: Int)? {
    let (right, down) = (tx.rounded(), ty.rounded())
    guard abs(a - 1) < 1e-6, abs(d - 1) < 1e-6, abs(b) < 1e-9, abs(c) < 1e-9,
      abs(tx - right) < 1e-3, abs(ty - down) < 1e-3, abs(right) < 1e6, abs(down) < 1e6
    else { return nil }
    return (Int(right), Int(down))
  }
}
