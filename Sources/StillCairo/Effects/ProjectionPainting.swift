import Foundation
import StillDrawing
import StillGeometry
import StillRaster

extension DisplayListPainter {
  /// The most pixels that contents are painted with, for each pixel that can be seen.
  private static let mostDetail: CGFloat = 4

  /// Paints contents flat, about as large as they are seen at the largest, then looks at them through the map.
  mutating func visit(projection: ProjectionTransform) throws(CairoError) -> Bool {
    let toPixels = projection.concatenating(ProjectionTransform(state.transform))
    var inverse = toPixels
    guard toPixels.isFinite, inverse.invert(), let box = contentBox else { return false }
    // The visible pixels, and their place on the contents.
    guard let seenBox = box.applying(toPixels) else { return false }
    let seen = PixelRect(around: seenBox.insetBy(dx: -2, dy: -2)).intersection(state.clip)
    guard !seen.isEmpty else { return false }
    let corners = toPixels.visiblePart(of: box)
    let place = CGRect(
      x: seen.minX, y: seen.minY, width: seen.width, height: seen.height)
    let part = box.part(of: place, seenThrough: inverse)
    guard part.width > 0, part.height > 0 else { return false }
    let sizes = corners.map { toPixels.magnification(at: $0) }.filter(\.isFinite)
    var detail = min(max(sizes.max() ?? scale, scale), 3 * scale)
    let budget = Self.mostDetail * CGFloat(seen.width * seen.height) + 65_536
    if part.width * part.height * detail * detail > budget {
      detail = (budget / (part.width * part.height)).squareRoot()
    }
    let flat = CGAffineTransform(scaleX: detail, y: detail)
    // Around the contents one clear pixel, towards which their edges fade.
    let area = PixelRect(around: part.applying(flat).insetBy(dx: -2, dy: -2))
    guard flat.isPaintable else { return false }
    let map = inverse.concatenating(ProjectionTransform(flat))
    switch try open(ProjectionPicture(map: map, seen: seen), area: area) {
    case .opened:
      state.transform = flat
      return true
    // Flat contents in the wrong place would be worse than none.
    case .crowded, .needless: return false
    }
  }
}

extension CGRect {
  /// Returns the part of the rectangle that a place is seen to show, through the map from there to here.
  fileprivate func part(of place: CGRect, seenThrough map: ProjectionTransform) -> CGRect {
    let corners = [
      CGPoint(x: place.minX, y: place.minY), CGPoint(x: place.maxX, y: place.minY),
      CGPoint(x: place.minX, y: place.maxY), CGPoint(x: place.maxX, y: place.maxY),
    ]
    // Where the place sees the horizon, any of the rectangle may be seen.
    guard corners.allSatisfy({ map.depth(at: $0) > 1e-6 }), let seen = place.applying(map),
      seen.isFinite
    else { return self }
    return intersection(seen.insetBy(dx: -1, dy: -1))
  }
}

private struct ProjectionPicture: PictureEffect {
  /// From pixels that are seen to those of the contents.
  let map: ProjectionTransform
  let seen: PixelRect

  func finish(
    _ painted: Canvas, of picture: Picture, on painter: inout DisplayListPainter
  ) throws(CairoError) -> Bool {
    let area = seen.intersection(picture.state.clip)
    guard !area.isEmpty else { return false }
    let projected = try Canvas(clear: area)
    let numbers = [
      map.m11, map.m21, map.m31, map.m12, map.m22, map.m32, map.m13, map.m23, map.m33,
    ].map(Double.init)
    unsafe painted.withPlane { source in
      unsafe projected.withPlane { target in
        unsafe PixelProjection.project(source, into: target, map: numbers)
      }
    }
    try painter.canvas.composite(
      projected, opacity: picture.state.opacity, within: picture.state.clipArea)
    return false
  }
}
