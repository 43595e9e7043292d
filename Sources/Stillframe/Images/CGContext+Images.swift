public import Foundation
public import StillViews

extension CGContext {
  /// Draws pixels into a rectangle: upside down where y runs down, as Core Graphics does.
  public func draw(_ image: CGImage, in rect: CGRect) {
    var flipped = context
    flipped.translateBy(x: 0, y: rect.minY + rect.maxY)
    flipped.scaleBy(x: 1, y: -1)
    flipped.draw(Image(decorative: image, scale: 1), in: rect)
  }
}
