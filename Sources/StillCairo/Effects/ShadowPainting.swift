import Foundation
import StillDrawing
import StillGeometry
import StillRaster

extension DisplayListPainter {
  /// Paints contents apart, so that their alpha is known.
  ///
  /// Contents that depend on what is behind are then painted once more, where they belong: a shadow isolates
  /// nothing (rule P2.9).
  mutating func visit(shadow: LayerShadow) throws(CairoError) -> Bool {
    // On a page, contents stay shapes and text, and the shadow alone is a picture.
    let staysOnPage = canvas.isPage && (!shadow.isGroup || !needsPixels)
    let isRepeated =
      !state.isSilhouette && (staysOnPage || (!shadow.isGroup && readsBackdrop))
    guard let cast = CastShadow(shadow, transform: state.transform) else {
      return shadow.isGroup ? try visit(group: LayerGroup()) : true
    }
    if state.opacity < 1 {
      // Contents and shadow fade together.
      place.effect += 1
      let isSeen = try openPlainPicture(keepsBackdrop: false)
      place.effect -= 1
      guard isSeen else { return false }
    }
    // Content outside the clip may cast a shadow into it.
    switch try open(ShadowPicture(cast: cast, isRepeated: isRepeated), reach: cast.reach) {
    case .opened:
      if isRepeated { state.isSilhouette = true }
      return true
    case .crowded: return true
    case .needless: return false
    }
  }

  /// Whether the input of the current effect depends on the backdrop.
  private var readsBackdrop: Bool {
    guard case .beginLayer(let layer) = list.commands[place.layer] else { return false }
    for effect in layer.effects[..<place.effect].reversed() {
      let value = effect.value
      if value.readsBackdrop { return true }
      if value.isolates { return false }
    }
    return plan.readsBackdrop[place.layer]
  }
}

private struct ShadowPicture: PictureEffect {
  let cast: CastShadow
  /// Whether contents are painted once more, on what is behind.
  let isRepeated: Bool

  func finish(
    _ painted: Canvas, of picture: Picture, on painter: inout DisplayListPainter
  ) throws(CairoError) -> Bool {
    try painted.finish()
    let canvas = painter.canvas
    let area = painted.bounds.outset(cast.deviation.reach).offset(x: cast.x, y: cast.y)
      .intersection(picture.state.clip)
    let pixel = cast.color.pixel(opacity: picture.state.opacity)
    if !area.isEmpty, pixel != 0 {
      let blur = try painter.shadows.blur(
        painted, area: area.offset(x: -cast.x, y: -cast.y), cast.deviation)
      if picture.state.mask == nil, !canvas.isPage {
        canvas.paint(blur, pixel, at: area)
      } else {
        let apart = try Canvas(clear: area)
        apart.paint(blur, pixel, at: area)
        try canvas.composite(apart, within: picture.state.clipArea.intersection(area))
      }
    }
    if isRepeated { return true }
    try canvas.composite(painted, opacity: picture.state.opacity, within: picture.state.clipArea)
    return false
  }
}

/// A layer's shadow in pixels of the picture.
struct CastShadow {
  let color: ResolvedColor
  let deviation: GaussianBlur.Deviation
  let x: Int
  let y: Int

  /// nil for one that cannot be seen, or whose numbers are none.
  init?(_ shadow: LayerShadow, transform: CGAffineTransform) {
    let deviation = GaussianBlur.Deviation(points: shadow.deviation, transform)
    let offset = CGPoint(
      x: shadow.offset.width * transform.a + shadow.offset.height * transform.c,
      y: shadow.offset.width * transform.b + shadow.offset.height * transform.d)
    guard deviation.x.isFinite, deviation.y.isFinite, shadow.color.opacity > 0,
      abs(offset.x) < 1e5, abs(offset.y) < 1e5
    else { return nil }
    color = shadow.color
    self.deviation = deviation.limited(DisplayListPainter.largestDeviation)
    x = Int(offset.x.rounded())
    y = Int(offset.y.rounded())
  }

  /// The largest distance at which contents may be seen in the shadow, in pixels.
  var reach: Int { deviation.reach + max(abs(x), abs(y)) }
}
