import CStillCairo
import Foundation
import StillDrawing
import StillGeometry
import StillRaster

extension DisplayListPainter {
  /// Fills a rectangle; directly where its edges lie on pixel edges, so that they are crisp.
  func fill(_ rect: CGRect, _ paint: Paint) {
    guard rect.isFinite, paint.isFinite else { return }
    let rect = rect.standardized
    guard state.transform.isUpright,
      let aligned = PixelRect(aligned: rect.applying(state.transform))
    else {
      fillPath(Path(rect), paint, .nonZero)
      return
    }
    let visible = aligned.intersection(state.clip)
    guard !visible.isEmpty else { return }
    if case .color(let color) = paint, isDirect {
      canvas.fill(visible, color.pixel(opacity: state.opacity))
    } else if setSource(paint, over: visible) {
      canvas.paintSource(within: ClipArea(rect: visible, mask: state.mask))
    }
  }

  /// Fills a path.
  func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
    if case .rectangle(let rect) = path.shape, rule.isAntialiased {
      fill(rect, paint)
    } else {
      fillPath(path, paint, rule)
    }
  }

  private func fillPath(_ path: Path, _ paint: Paint, _ rule: FillRule) {
    guard paint.isFinite, let area = visibleArea(of: path, margin: 0) else { return }
    if canvas.isPage {
      guard addPath(path, state.transform), setSource(paint, over: area) else { return }
      unsafe withRule(rule) { context in unsafe cairo_fill(context) }
    } else {
      self.paint(paint, CoverageOutline.Rule(rule), in: area) { $0.add(path) }
    }
  }

  /// Paints through a shape.
  ///
  /// - Parameters:
  ///   - area: The visible part of the shape, within the clip.
  ///   - trace: Adds the shape's contours in the coordinates of the current layer.
  func paint(
    _ paint: Paint, _ rule: CoverageOutline.Rule, in area: PixelRect,
    _ trace: (CoverageOutline) -> Void
  ) {
    if case .color(let color) = paint {
      outline.begin(state.transform, area: CoverageOutline.Area(area))
      trace(outline)
      canvas.fill(
        outline, rule, color.pixel(opacity: state.opacity),
        within: ClipArea(rect: area, mask: state.mask))
      return
    }
    // First what is painted with: pictures are shapes of their own.
    guard setSource(paint, over: area), let mask = try? CoverageMask(area) else { return }
    outline.begin(state.transform, area: CoverageOutline.Area(area))
    trace(outline)
    mask.fill(outline, rule)
    if let other = state.mask { mask.multiply(with: other) }
    canvas.paintSource(within: ClipArea(rect: area, mask: mask))
  }

  /// Returns the pixels inside the clip that a path, and what lies within `margin` points of it, may touch; nil for
  /// none, and for a path that is not made of numbers.
  func visibleArea(of path: Path, margin: CGFloat) -> PixelRect? {
    guard path.isFinite, let box = path.inkBox else { return nil }
    let grown = box.insetBy(dx: -margin, dy: -margin).applying(state.transform)
    let area = PixelRect(around: grown.insetBy(dx: -1, dy: -1)).intersection(state.clip)
    return area.isEmpty ? nil : area
  }
}

extension Canvas {
  /// Paints a premultiplied colour through a shape whose area is the clip's.
  func fill(
    _ outline: CoverageOutline, _ rule: CoverageOutline.Rule, _ pixel: UInt32, within clip: ClipArea
  ) {
    guard pixel != 0 else { return }
    let corner = (x: clip.rect.minX, y: clip.rect.minY)
    unsafe write { memory in
      unsafe outline.paint(
        pixel, rule, onto: memory.pixel(corner.x, corner.y), stride: bounds.width,
        mask: clip.mask.map { unsafe UnsafePointer($0.pixel(corner.x, corner.y)) },
        maskStride: clip.mask?.stride ?? 0)
    }
  }

  /// Paints Cairo's source; on a page within Cairo's present clip, too.
  ///
  /// - Parameter opacity: 0…1, where there is no mask.
  func paintSource(opacity: Double = 1, within clip: ClipArea) {
    unsafe cairo_new_path(context)
    unsafe cairo_rectangle(
      context, Double(clip.rect.minX - bounds.minX), Double(clip.rect.minY - bounds.minY),
      Double(clip.rect.width), Double(clip.rect.height))
    guard clip.mask != nil || opacity < 1 else {
      unsafe cairo_fill(context)
      return
    }
    unsafe cairo_save(context)
    unsafe cairo_clip(context)
    if let mask = clip.mask {
      unsafe mask.withSurface { surface in
        unsafe cairo_mask_surface(
          context, surface, Double(mask.bounds.minX - bounds.minX),
          Double(mask.bounds.minY - bounds.minY))
      }
    } else {
      unsafe cairo_paint_with_alpha(context, (opacity * 255).rounded() / 255)
    }
    unsafe cairo_restore(context)
  }
}

extension CoverageOutline.Area {
  init(_ rect: PixelRect) {
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }
}

extension CoverageOutline.Rule {
  init(_ rule: FillRule) {
    self.init(isEvenOdd: rule.isEvenOdd, isAntialiased: rule.isAntialiased)
  }
}
