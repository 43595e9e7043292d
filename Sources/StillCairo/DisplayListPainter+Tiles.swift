import Foundation
import StillDrawing
import StillGeometry
import StillRaster

extension DisplayListPainter {
  /// The most pixels of a copy that is painted aside.
  private static let mostTilePixels: CGFloat = 16_777_216

  /// Returns one enlarged copy of a repeating picture. Each copy is a picture of its own, so that pixels at one side
  /// are not mixed into the other. Nil if copies are not enlarged, or are too large.
  ///
  /// - Parameter part: The visible part of the picture, in its pixels.
  func enlargedTile(of placement: PicturePlacement, _ part: CGRect) -> Canvas? {
    guard let copy = placement.tile, placement.sampling == .smooth else { return nil }
    let transform = state.transform
    let width = (copy.width * hypot(transform.a, transform.b)).rounded()
    let height = (copy.height * hypot(transform.c, transform.d)).rounded()
    let grows = width > part.width.rounded(.up) || height > part.height.rounded(.up)
    guard grows, width >= 1, height >= 1, width * height <= Self.mostTilePixels else { return nil }
    let bounds = PixelRect(minX: 0, minY: 0, maxX: Int(width), maxY: Int(height))
    guard let aside = try? Canvas(clear: bounds) else { return nil }
    var painter = self
    painter.canvas = aside
    painter.state.transform = .identity
    painter.state.opacity = 1
    painter.state.clip = bounds
    painter.state.mask = nil
    painter.draw(
      PicturePlacement(
        source: placement.source, part: placement.part,
        frame: CGRect(x: 0, y: 0, width: width, height: height)))
    return aside
  }
}
