import Foundation
import StillDrawing
import StillGeometry
import StillRaster

extension DisplayListPainter {
  mutating func visit(material: LayerMaterial) throws(CairoError) -> Bool {
    let deviation = GaussianBlur.Deviation(points: material.radius, state.transform)
      .limited(Self.largestDeviation)
    return try open(MaterialPicture(material: material, deviation: deviation)) != .needless
  }
}

/// The contents' alpha lets through what is behind them, blurred and tinted.
private struct MaterialPicture: PictureEffect {
  let material: LayerMaterial
  let deviation: GaussianBlur.Deviation

  func finish(
    _ painted: Canvas, of picture: Picture, on painter: inout DisplayListPainter
  ) throws(CairoError) -> Bool {
    let area = painted.bounds.intersection(painter.canvas.bounds)
    guard !area.isEmpty else { return false }
    let around = area.outset(deviation.reach).intersection(painter.canvas.bounds)
    let behind = try painter.behind(around, before: picture.place.layer)
    let mask = try Canvas(copying: area, of: painted)
    let blurred = try Canvas(clear: area)
    var isDone = false
    unsafe behind.withPlane { source in
      unsafe BackdropTint.underlay(material.ground.pixel(opacity: 1), below: source)
      unsafe blurred.withPlane { target in
        isDone = unsafe GaussianBlur.blur(source, into: target, deviation, isNormalised: true)
        unsafe mask.withPlane { mask in
          unsafe material.tint.apply(to: target, through: mask, opacity: picture.state.opacity)
        }
      }
    }
    guard isDone else { throw .failed(status: "a material has no memory") }
    try painter.canvas.composite(blurred, within: picture.state.clipArea)
    return false
  }
}
