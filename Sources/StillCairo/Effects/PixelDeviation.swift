import Foundation
import StillGeometry
import StillRaster

extension GaussianBlur.Deviation {
  /// That of points seen through a transform: along both axes where it keeps them upright, otherwise the same in
  /// all directions.
  init(points: CGFloat, _ transform: CGAffineTransform) {
    let points = Double(max(points, 0))
    if transform.isUpright {
      self.init(
        x: points * Double(abs(transform.a) + abs(transform.c)),
        y: points * Double(abs(transform.b) + abs(transform.d)))
    } else {
      let area = abs(transform.a * transform.d - transform.b * transform.c)
      self.init(x: points * Double(area.squareRoot()), y: points * Double(area.squareRoot()))
    }
  }

  /// The largest distance at which contents can be seen, in pixels.
  var reach: Int { GaussianBlur.reach(max(x, y)) }
}
