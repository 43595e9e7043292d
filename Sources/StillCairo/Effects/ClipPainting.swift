import CStillCairo
import Foundation
import StillDrawing
import StillGeometry

extension DisplayListPainter {
  mutating func visit(clip: Clip) throws(CairoError) -> Bool {
    let before = state.clip
    switch ResolvedClip(clip, transform: state.transform) {
    case .pixels(let rect):
      state.clip = before.intersection(rect)
      guard !state.clip.isEmpty else { return false }
      if state.clip != before {
        save()
        clipInCairo(state.clip)
      }
    case .path(let path, let rule, let box):
      state.clip = before.intersection(box)
      guard !state.clip.isEmpty else { return false }
      guard state.pathClipCount < Self.pathClipLimit || canvas.isPage else { break }
      save()
      state.pathClipCount += 1
      state.isCutByPath = true
      if addPath(path, state.transform) {
        unsafe withRule(rule) { context in unsafe cairo_clip(context) }
      }
    }
    return true
  }

  /// Lets nothing outside of some rows be touched, from the beginning on.
  mutating func clip(toRows rows: Range<Int>) {
    state.clip.minY = max(state.clip.minY, rows.lowerBound)
    state.clip.maxY = min(state.clip.maxY, rows.upperBound)
    // Where edges meet a side of a clip, Cairo rounds them: its clip ends far from the picture's sides, as it does without one.
    var wide = state.clip
    (wide.minX, wide.maxX) = (-1_000_000, 1_000_000)
    clipInCairo(wide)
  }

  private func clipInCairo(_ rect: PixelRect) {
    unsafe cairo_new_path(canvas.context)
    unsafe cairo_rectangle(
      canvas.context, Double(rect.minX - canvas.bounds.minX),
      Double(rect.minY - canvas.bounds.minY), Double(rect.width), Double(rect.height))
    unsafe cairo_clip(canvas.context)
  }
}

/// A clip in pixels of the picture.
private enum ResolvedClip {
  /// Edges on pixel edges.
  case pixels(PixelRect)
  /// Anything else; the pixels it may touch.
  case path(Path, FillRule, PixelRect)

  init(_ clip: Clip, transform: CGAffineTransform) {
    switch clip {
    case .rectangle(let rect): self.init(rect, transform)
    case .path(let path, let rule):
      if case .rectangle(let rect) = path.shape, rule.isAntialiased {
        self.init(rect, transform)
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
    if transform.isUpright, let pixels = PixelRect(aligned: box) {
      self = .pixels(pixels)
    } else {
      self = .path(Path(rect.standardized), .nonZero, PixelRect(around: box))
    }
  }
}
