import Foundation
import StillDrawing
import StillGeometry
import StillRaster

extension DisplayListPainter {
  /// The largest deviation, in pixels: what is to be blurred has to be painted as far around.
  static let largestDeviation = 1_536.0

  mutating func visit(blur: LayerBlur) throws(CairoError) -> Bool {
    let deviation = GaussianBlur.Deviation(points: blur.radius, state.transform)
      .limited(Self.largestDeviation)
    var area: PixelRect?
    if let frame = blur.frame {
      area = PixelRect(around: frame.standardized.applying(state.transform))
        .intersection(state.clip.outset(deviation.reach))
    }
    let picture = BlurPicture(deviation: deviation, isOpaque: blur.frame != nil)
    return try open(picture, reach: deviation.reach, area: area) != .needless
  }
}

extension GaussianBlur.Deviation {
  /// At most a number of pixels along both axes.
  func limited(_ largest: Double) -> Self { Self(x: min(x, largest), y: min(y, largest)) }
}

private struct BlurPicture: PictureEffect {
  let deviation: GaussianBlur.Deviation
  let isOpaque: Bool

  func finish(
    _ painted: Canvas, of picture: Picture, on painter: inout DisplayListPainter
  ) throws(CairoError) -> Bool {
    let seen = isOpaque ? painted.bounds : painted.bounds.outset(deviation.reach)
    let area = seen.intersection(picture.state.clip)
    guard !area.isEmpty else { return false }
    let blurred = try Canvas(clear: area)
    var isDone = false
    unsafe painted.withPlane { source in
      unsafe blurred.withPlane { target in
        isDone = unsafe GaussianBlur.blur(
          source, into: target, deviation, isNormalised: isOpaque)
      }
    }
    guard isDone else { throw .failed(status: "a blur has no memory") }
    try painter.canvas.composite(
      blurred, opacity: picture.state.opacity, within: picture.state.clipArea)
    return false
  }
}
