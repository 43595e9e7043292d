import CStillCairo
import Foundation
import StillDrawing
import StillGeometry
import StillText

extension DisplayListPainter {
  /// Paints coloured glyphs. Of the paint, the opacity alone counts.
  func drawPictures(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
    var opacity = state.opacity
    if case .color(let color) = paint { opacity *= Double(color.opacity) }
    let alpha = UInt32((min(max(opacity, 0), 1) * 255).rounded())
    guard alpha > 0 else { return }
    let transform = state.transform
    let isPlain =
      isDirect && transform.b == 0 && transform.c == 0 && transform.a == scale
      && transform.d == scale
    for index in run.glyphs.indices {
      let position = run.positions[index]
      let place = CGPoint(x: origin.x + position.x, y: origin.y + position.y)
      guard place.isFinite else { continue }
      let device = place.applying(transform)
      guard abs(device.x) < 1e6, abs(device.y) < 1e6 else { continue }
      let column = Int((device.x * 16 + 0.5).rounded(.down))
      let row = Int((device.y * 16 + 0.5).rounded(.down))
      if isPlain,
        let image = PictureGlyphCache.shared.image(
          of: run.glyphs[index], in: run.source, scale: scale, phases: (column & 15, row & 15))
      {
        canvas.blend(image, x: column >> 4, y: row >> 4, alpha: alpha, clip: state.clip)
      } else if let picture = run.source.picture(of: run.glyphs[index]) {
        paintInCairo(
          picture, in: picture.frame(pointsPerEm: run.source.picturePointsPerEm), at: place,
          opacity: Double(alpha) / 255)
      }
    }
  }

  /// Paints a picture into a frame at any transform and within any clip.
  private func paintInCairo(
    _ picture: GlyphPicture, in frame: CGRect, at place: CGPoint, opacity: Double
  ) {
    let moved = frame.offsetBy(dx: place.x, dy: place.y)
    guard let area = visibleArea(of: Path(moved), margin: 1), frame.width > 0, frame.height > 0
    else { return }
    var clip = ClipArea(rect: area, mask: state.mask)
    if let mask = clip.mask, opacity < 1 {
      guard let faded = try? CoverageMask(area) else { return }
      faded.copy(mask, opacity: opacity)
      clip.mask = faded
    }
    var toDevice = CGAffineTransform(
      translationX: moved.minX, y: moved.minY
    ).concatenating(state.transform)
    let across = frame.width / CGFloat(picture.widthInPixels)
    let down = frame.height / CGFloat(picture.heightInPixels)
    toDevice = CGAffineTransform(scaleX: across, y: down).concatenating(toDevice)
    var matrix = cairo_matrix_t(
      xx: Double(toDevice.a), yx: Double(toDevice.b), xy: Double(toDevice.c),
      yy: Double(toDevice.d), x0: Double(toDevice.tx) - Double(canvas.bounds.minX),
      y0: Double(toDevice.ty) - Double(canvas.bounds.minY))
    // One that flattens the picture to a line shows nothing.
    guard abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c) > 1e-9,
      unsafe cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS
    else { return }
    var pixels = picture.pixels
    unsafe pixels.withUnsafeMutableBytes { memory in
      guard
        let surface = unsafe cairo_image_surface_create_for_data(
          memory.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
          Int32(picture.widthInPixels), Int32(picture.heightInPixels),
          Int32(picture.widthInPixels * 4))
      else { return }
      let context = unsafe canvas.context
      unsafe cairo_set_source_surface(context, surface, 0, 0)
      let pattern = unsafe cairo_get_source(context)
      unsafe cairo_pattern_set_matrix(pattern, &matrix)
      unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      if canvas.isPage {
        unsafe paintOnPage(pattern, in: moved, opacity: opacity)
      } else {
        canvas.paintSource(opacity: opacity, within: clip)
      }
      // The context would keep the surface alive beyond its pixels.
      unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
      unsafe cairo_surface_finish(surface)
      unsafe cairo_surface_destroy(surface)
    }
  }

  /// Paints within the frame itself, because the picture repeats beyond its edges in an SVG.
  private func paintOnPage(_ pattern: OpaquePointer?, in frame: CGRect, opacity: Double) {
    let context = unsafe canvas.context
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    unsafe cairo_save(context)
    if addPath(Path(frame), state.transform) {
      unsafe cairo_clip(context)
      unsafe cairo_paint_with_alpha(context, opacity)
    }
    unsafe cairo_restore(context)
  }
}

extension Canvas {
  /// Paints a coloured glyph, its origin on a pixel, within a clip that lies on the canvas.
  fileprivate func blend(
    _ image: PictureGlyphImage, x: Int, y: Int, alpha: UInt32, clip: PixelRect
  ) {
    let box = PixelRect(
      minX: x + image.left, minY: y + image.top, maxX: x + image.left + image.width,
      maxY: y + image.top + image.height)
    let visible = box.intersection(clip)
    guard !visible.isEmpty else { return }
    unsafe write { memory in
      for row in visible.minY..<visible.maxY {
        let line = unsafe memory.pixel(visible.minX, row)
        let start = (row - box.minY) * image.width + visible.minX - box.minX
        for offset in 0..<visible.width {
          let pixel = image.pixels[start + offset]
          guard pixel != 0 else { continue }
          let source = alpha == 255 ? pixel : PixelBlend.scale(pixel, by: alpha)
          unsafe line[offset] = PixelBlend.over(source, line[offset])
        }
      }
    }
  }
}
