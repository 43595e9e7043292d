import CStillCairo
import Foundation
import StillDrawing
import StillGeometry
import StillRaster

extension DisplayListPainter {
  /// Paints a part of a picture.
  func draw(_ placement: PicturePlacement) {
    guard placement.isVisible, let area = visibleArea(of: Path(placement.frame), margin: 0)
    else { return }
    guard let picture = PlacedPicture(placement, state.transform) else {
      if placement.source.isBroken { drawMissing(placement.frame) }
      return
    }
    if copy(picture, placement, in: area) { return }
    if let tile = enlargedTile(of: placement, picture.part) {
      let size = tile.bounds
      unsafe tile.write { pixels in
        let bytes = unsafe UnsafeRawBufferPointer(
          start: pixels.pixel(0, 0), count: size.width * size.height * 4)
        unsafe paint(
          placement, CGRect(x: 0, y: 0, width: size.width, height: size.height), size.width,
          size.height, bytes, in: area)
      }
      return
    }
    let bitmap = picture.bitmap
    unsafe bitmap.withUnsafeBytes { bytes in
      unsafe paint(placement, picture.part, bitmap.width, bitmap.height, bytes, in: area)
    }
  }

  /// Draws the placeholder of a picture whose pixels turn out to be missing.
  private func drawMissing(_ frame: CGRect) {
    guard case .stroke(let path, let style, let paint) = MissingPicture.command(in: frame) else {
      return
    }
    stroke(path, style, paint)
  }

  /// Lays a picture whose pixels lie on those of the canvas over them: rows are copied as they are, without Cairo.
  ///
  /// - Returns: false where it has to be painted otherwise.
  private func copy(
    _ picture: PlacedPicture, _ placement: PicturePlacement, in area: PixelRect
  ) -> Bool {
    guard picture.corner != nil, !canvas.isPage, let clip = pictureClip(placement, in: area),
      let origin = picture.copyOrigin(within: clip.rect)
    else { return false }
    let opacity = min(max(placement.opacity, 0), 1) * min(max(state.opacity, 0), 1)
    canvas.lay(
      picture.bitmap, at: origin, opacity: UInt8((opacity * 255).rounded()), within: clip)
    return true
  }

  private func paint(
    _ placement: PicturePlacement, _ part: CGRect, _ width: Int, _ height: Int,
    _ bytes: UnsafeRawBufferPointer, in area: PixelRect
  ) {
    // Cairo only reads: the surface is a source.
    let memory = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)?
      .assumingMemoryBound(to: UInt8.self)
    guard
      let whole = unsafe cairo_image_surface_create_for_data(
        memory, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    else { return }
    defer {
      unsafe cairo_surface_finish(whole)
      unsafe cairo_surface_destroy(whole)
    }
    // Pixels outside the part must not be mixed into its edges.
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let inner = part.intersection(all)
    guard !inner.isEmpty else { return }
    let isWhole = inner == all
    let surface =
      unsafe isWhole
      ? cairo_surface_reference(whole)
      : cairo_surface_create_for_rectangle(
        whole, Double(inner.minX), Double(inner.minY), Double(inner.width), Double(inner.height))
    guard let surface = unsafe surface else { return }
    defer { unsafe cairo_surface_destroy(surface) }
    let copy = placement.tile ?? placement.frame.size
    let toFrame = CGAffineTransform(
      a: copy.width / inner.width, b: 0, c: 0, d: copy.height / inner.height,
      tx: placement.frame.minX, ty: placement.frame.minY)
    guard let pattern = unsafe pattern(surface, toFrame.concatenating(state.transform), placement)
    else { return }
    defer { unsafe cairo_pattern_destroy(pattern) }
    unsafe paint(pattern, placement, in: area)
  }

  /// Returns the picture as something to paint with; nil where it would be flattened to a line.
  private func pattern(
    _ surface: OpaquePointer, _ transform: CGAffineTransform, _ placement: PicturePlacement
  ) -> OpaquePointer? {
    var transform = transform
    transform.tx -= CGFloat(canvas.bounds.minX)
    transform.ty -= CGFloat(canvas.bounds.minY)
    // On whole pixels at its own size, the picture is copied.
    let step = transform.wholeStep
    if let step { transform = CGAffineTransform(translationX: CGFloat(step.x), y: CGFloat(step.y)) }
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
    guard abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) > 1e-12,
      unsafe cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS,
      let pattern = unsafe cairo_pattern_create_for_surface(surface)
    else { return nil }
    unsafe cairo_pattern_set_matrix(pattern, &matrix)
    unsafe cairo_pattern_set_extend(
      pattern, placement.tile != nil ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    // Smooth between pixels; where the picture shrinks nonetheless, the mean of what a pixel covers.
    unsafe cairo_pattern_set_filter(
      pattern,
      step != nil || placement.sampling == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    return unsafe pattern
  }

  private func paint(_ pattern: OpaquePointer, _ placement: PicturePlacement, in area: PixelRect) {
    let context = unsafe canvas.context
    let opacity = min(max(placement.opacity, 0), 1) * state.opacity
    // The context would keep the surface alive beyond its pixels.
    defer { unsafe cairo_set_source_rgba(context, 0, 0, 0, 0) }
    if canvas.isPage {
      unsafe paintOnPage(pattern, placement, opacity: opacity, in: area)
      return
    }
    guard var clip = pictureClip(placement, in: area) else { return }
    guard placement.tint != nil || (opacity < 1 && clip.mask != nil) else {
      unsafe cairo_set_source(context, pattern)
      canvas.paintSource(opacity: opacity, within: clip)
      return
    }
    guard let mask = try? CoverageMask(clip.rect) else { return }
    if let tint = placement.tint {
      guard setSource(tint, over: clip.rect) else { return }
      unsafe mask.fillAlpha(of: pattern, on: canvas)
    } else {
      unsafe cairo_set_source(context, pattern)
      mask.scaleAll(to: opacity)
    }
    if let other = clip.mask { mask.multiply(with: other) }
    clip.mask = mask
    canvas.paintSource(within: clip)
  }

  /// Returns where a picture shows: its frame as far as it is visible; nil for nowhere.
  private func pictureClip(_ placement: PicturePlacement, in area: PixelRect) -> ClipArea? {
    let frame = placement.frame
    if state.transform.isUpright, let aligned = PixelRect(aligned: frame.applying(state.transform))
    {
      let visible = aligned.intersection(state.clip)
      return visible.isEmpty ? nil : ClipArea(rect: visible, mask: state.mask)
    }
    guard let mask = try? CoverageMask(area) else { return nil }
    outline.begin(state.transform, area: CoverageOutline.Area(area))
    outline.add(frame)
    mask.fill(outline, CoverageOutline.Rule(isAntialiased: placement.isAntialiased))
    if let other = state.mask { mask.multiply(with: other) }
    return ClipArea(rect: area, mask: mask)
  }

  private func paintOnPage(
    _ pattern: OpaquePointer, _ placement: PicturePlacement, opacity: Double, in area: PixelRect
  ) {
    let context = unsafe canvas.context
    unsafe cairo_save(context)
    defer {
      unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
      unsafe cairo_restore(context)
    }
    if !placement.isAntialiased { unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    guard addPath(Path(placement.frame), state.transform) else { return }
    if let tint = placement.tint {
      unsafe cairo_clip(context)
      guard setSource(tint, over: area) else { return }
      unsafe cairo_mask(context, pattern)
    } else if opacity < 1 {
      unsafe cairo_clip(context)
      unsafe cairo_set_source(context, pattern)
      unsafe cairo_paint_with_alpha(context, (opacity * 255).rounded() / 255)
    } else {
      unsafe cairo_set_source(context, pattern)
      unsafe cairo_fill(context)
    }
  }
}

extension DisplayListPainter {
  /// Makes a picture that repeats what Cairo paints with next: the visible part, painted aside.
  func setSource(_ picture: PicturePaint, over area: PixelRect) -> Bool {
    let inverse = state.transform.inverted()
    guard inverse.isFinite, picture.tile.width > 0, picture.tile.height > 0,
      let apart = try? Canvas(clear: area)
    else { return false }
    // From the corner of a copy that is above and left of all that shows.
    let shown = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: area.height
    ).applying(inverse)
    let column = ((shown.minX - picture.origin.x) / picture.tile.width).rounded(.down)
    let row = ((shown.minY - picture.origin.y) / picture.tile.height).rounded(.down)
    let corner = CGPoint(
      x: picture.origin.x + column * picture.tile.width,
      y: picture.origin.y + row * picture.tile.height)
    var painter = self
    painter.canvas = apart
    painter.state.clip = area
    painter.state.mask = nil
    painter.draw(
      PicturePlacement(
        source: picture.source, part: picture.part,
        frame: CGRect(
          x: corner.x, y: corner.y, width: shown.maxX - corner.x, height: shown.maxY - corner.y),
        tile: picture.tile, opacity: picture.opacity))
    return (try? canvas.setSource(apart)) != nil
  }
}
