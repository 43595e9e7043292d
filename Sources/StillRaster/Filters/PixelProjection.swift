import CStillFilters

/// Draws pixels as seen through a projective map of the plane, smooth between them.
package enum PixelProjection {
  /// - Parameters:
  ///   - source: Clear outside.
  ///   - map: Nine numbers by rows, from the target's plane to the source's: (x, y, 1) goes to (u, v, w), and
  ///     that to (u / w, v / w). Where w is not above 0 there is nothing.
  package static func project(_ source: PixelPlane, into target: PixelPlane, map: [Double]) {
    precondition(map.count == 9, "A projective map has 9 numbers, not \(map.count).")
    unsafe still_project(source.base, source.area, target.base, target.area, map)
  }
}
