import CStillCairo
import Foundation
import StillDrawing
import StillGeometry
import StillRaster

extension DisplayListPainter {
  mutating func visit(clip: Clip) throws(CairoError) -> Bool {
    let before = state.clip
    switch ResolvedClip(clip, transform: state.transform) {
    case .pixels(let rect):
      state.clip = before.intersection(rect)
      guard !state.clip.isEmpty else { return false }
      if canvas.isPage, state.clip != before {
        save()
        clipPage(state.clip)
      }
    case .box(let rect, let area):
      state.clip = before.intersection(area)
      let box = state.maskBox?.intersection(rect) ?? rect
      guard !state.clip.isEmpty, !box.isEmpty else { return false }
      guard beginCut() else { break }
      // The same rectangle twice cuts as much as it does once.
      state.maskBox = box
      try cut(Path(rect), .nonZero, .identity)
    case .path(let path, let rule, let area):
      state.clip = before.intersection(area)
      guard !state.clip.isEmpty else { return false }
      guard beginCut() else { break }
      if !canvas.isPage {
        let shapes = try mask(rule) {
          $0.begin(state.transform, area: $1)
          $0.add(path)
        }
        if let other = state.maskOfShapes { shapes.multiply(with: other) }
        state.maskOfShapes = shapes
      }
      try cut(path, rule, state.transform)
    }
    return true
  }

  /// Notes that a clip runs through pixels; false when there are too many.
  private mutating func beginCut() -> Bool {
    guard state.pathClipCount < Self.pathClipLimit || canvas.isPage else { return false }
    state.pathClipCount += 1
    state.isCutByPath = true
    return true
  }

  /// Lets what is noted of clips take effect; on a page the path.
  private mutating func cut(
    _ path: Path, _ rule: FillRule, _ transform: CGAffineTransform
  ) throws(CairoError) {
    if canvas.isPage {
      save()
      if addPath(path, transform) {
        unsafe withRule(rule) { context in unsafe cairo_clip(context) }
      }
      return
    }
    state.mask = state.maskOfShapes
    guard let box = state.maskBox else { return }
    let mask = try mask(.nonZero) {
      $0.begin(.identity, area: $1)
      $0.add(box)
    }
    if let shapes = state.maskOfShapes { mask.multiply(with: shapes) }
    state.mask = mask
  }

  /// Returns a mask of what is visible that lets the inside of a shape through.
  private func mask(
    _ rule: FillRule, _ trace: (CoverageOutline, CoverageOutline.Area) -> Void
  ) throws(CairoError) -> CoverageMask {
    let mask = try CoverageMask(state.clip)
    trace(outline, CoverageOutline.Area(state.clip))
    mask.fill(outline, CoverageOutline.Rule(rule))
    return mask
  }

  /// Lets nothing outside of an area be touched, from the beginning on.
  mutating func clip(to area: PixelRect) { state.clip = state.clip.intersection(area) }

  private func clipPage(_ rect: PixelRect) {
    unsafe cairo_new_path(canvas.context)
    unsafe cairo_rectangle(
      canvas.context, Double(rect.minX - canvas.bounds.minX),
      Double(rect.minY - canvas.bounds.minY), Double(rect.width), Double(rect.height))
    unsafe cairo_clip(canvas.context)
  }
}

/// A clip in pixels of the picture.
private enum ResolvedClip {
  /// Edges on pixel edges, or hard ones.
  case pixels(PixelRect)
  /// An upright rectangle with other edges, in pixels, and the pixels it touches.
  case box(CGRect, PixelRect)
  /// Anything else; the pixels it may touch.
  case path(Path, FillRule, PixelRect)

  init(_ clip: Clip, transform: CGAffineTransform) {
    switch clip {
    case .rectangle(let rect): self.init(rect, transform)
    case .path(let path, let rule):
      if case .rectangle(let rect) = path.shape, rule.isAntialiased {
        self.init(rect, transform)
      } else if case .rectangle(let rect) = path.shape, transform.isUpright, rect.isFinite {
        self = .pixels(PixelRect(centersIn: rect.standardized.applying(transform)))
      } else if path.isFinite, let box = path.inkBox?.applying(transform), box.isFinite {
        self = .path(path, rule, PixelRect(around: box))
      } else {
        self = .pixels(.empty)
      }
    }
  }

  private init(_ rect: CGRect, _ transform: CGAffineTransform) {
    let box = rect.standardized.applying(transform)
    guard rect.isFinite, box.isFinite else {
      self = .pixels(.empty)
      return
    }
    if transform.isUpright {
      self = PixelRect(aligned: box).map { .pixels($0) } ?? .box(box, PixelRect(around: box))
    } else {
      self = .path(Path(rect.standardized), .nonZero, PixelRect(around: box))
    }
  }
}
