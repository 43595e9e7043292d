import CStillCairo
import Foundation
import StillDrawing
import StillGeometry
import StillText

extension DisplayListPainter {
  /// What is less visible than this cannot change a pixel: of 255 it leaves less than half.
  private static let leastVisibility = 1.0 / 1024
  /// The most canvases at a time; layers inside fade what they hold one by one.
  private static let groupLimit = 64
  /// The most clips of Cairo's on a canvas: each costs a mask for everything that is painted. Layers
  /// inside get a canvas that has none; beyond the last canvas only the boxes of clips count.
  private static let pathClipLimit = 4

  /// Enters a layer.
  ///
  /// A layer gets a canvas of its own only when that can be seen: when several things in it are faded or
  /// cut by an edge that runs through pixels. The canvas is as large as what is painted on it.
  ///
  /// - Returns: false when nothing of the layer would be visible; then it was not entered.
  mutating func begin(_ layer: Layer, at index: Int) throws(CairoError) -> Bool {
    var inner = state
    inner.outer = nil
    inner.isSaved = false
    inner.transform = layer.transform.concatenating(state.transform)
    inner.opacity *= layer.safeOpacity
    inner.visibility *= layer.safeOpacity
    guard inner.transform.isPaintable, inner.visibility >= Self.leastVisibility else {
      return false
    }
    let clip = ResolvedClip(layer.clip, transform: inner.transform)
    switch clip {
    case .none: break
    case .pixels(let rect): inner.clip = state.clip.intersection(rect)
    case .path(_, _, let box): inner.clip = state.clip.intersection(box)
    }
    guard !inner.clip.isEmpty else { return false }

    let isSeenApart = (inner.opacity < 1 || clip.isPath) && plan.contentCounts[index] > 1
    let isClippedOften = clip.isPath && state.pathClipCount >= Self.pathClipLimit - 1
    var bounds: PixelRect?
    if isSeenApart || isClippedOften, groupCount < Self.groupLimit {
      let contents = groupBounds(index, inner)
      guard !contents.isEmpty else { return false }
      if groupPixelCount + contents.width * contents.height <= CairoRenderer.total {
        bounds = contents
      }
    }
    stack.append(state)
    switch clip {
    case .none: break
    case .pixels:
      // A canvas of its own is no larger than the clip.
      if bounds == nil, inner.clip != state.clip {
        save(&inner)
        clipInCairo(inner.clip)
      }
    case .path(let path, let rule, _):
      guard state.pathClipCount < Self.pathClipLimit else { break }
      save(&inner)
      inner.pathClipCount += 1
      if addPath(path, inner.transform) {
        setFillRule(rule)
        unsafe cairo_clip(canvas.context)
      }
    }
    if let bounds {
      inner.outer = (canvas, inner.opacity)
      inner.opacity = 1
      inner.pathClipCount = 0
      inner.clip = bounds
      canvas = try Canvas(clear: bounds)
      groupCount += 1
      groupPixelCount += bounds.width * bounds.height
    }
    state = inner
    return true
  }

  /// Leaves the layer at hand; an end without a beginning is ignored.
  mutating func end() throws(CairoError) {
    guard let before = stack.popLast() else { return }
    if let outer = state.outer {
      groupCount -= 1
      groupPixelCount -= canvas.bounds.width * canvas.bounds.height
      try outer.canvas.composite(canvas, opacity: outer.opacity)
      canvas = outer.canvas
    }
    if state.isSaved { unsafe cairo_restore(canvas.context) }
    state = before
  }

  private func save(_ inner: inout State) {
    unsafe cairo_save(canvas.context)
    inner.isSaved = true
  }

  private func clipInCairo(_ rect: PixelRect) {
    unsafe cairo_new_path(canvas.context)
    unsafe cairo_rectangle(
      canvas.context, Double(rect.minX - canvas.bounds.minX),
      Double(rect.minY - canvas.bounds.minY), Double(rect.width), Double(rect.height))
    unsafe cairo_clip(canvas.context)
  }

  /// The visible pixels that a layer's contents may touch.
  private mutating func groupBounds(_ index: Int, _ inner: State) -> PixelRect {
    let scale = scale
    let bounds =
      contentBounds
      ?? list.contentBounds { run in
        GlyphMaskCache.shared.page(of: run.source, scale: scale).bounds(of: run)
      }
    contentBounds = bounds
    guard let box = bounds.layers[index]?.applying(inner.transform) else { return .empty }
    // Masks round the corners of outlines to fractions of a pixel.
    return PixelRect(around: box.insetBy(dx: -2, dy: -2)).intersection(inner.clip)
  }
}

/// A layer's clip in pixels of the picture.
private enum ResolvedClip {
  case none
  /// Edges on pixel edges.
  case pixels(PixelRect)
  /// Anything else; the pixels it may touch.
  case path(Path, FillRule, PixelRect)

  init(_ clip: Clip?, transform: CGAffineTransform) {
    switch clip {
    case nil: self = .none
    case .rectangle(let rect): self.init(rect, transform)
    case .path(let path, let rule):
      if case .rectangle(let rect) = path.shape {
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

  var isPath: Bool {
    if case .path = self { true } else { false }
  }
}

extension CGAffineTransform {
  /// Whether areas keep an area, and no number is beyond reason: only such a matrix may reach Cairo,
  /// which refuses all further work after one that cannot be inverted.
  var isPaintable: Bool {
    let determinant = a * d - b * c
    let limit: CGFloat = 1e9
    return isFinite && abs(determinant) > 1e-12 && abs(a) < limit && abs(b) < limit
      && abs(c) < limit && abs(d) < limit && abs(tx) < limit && abs(ty) < limit
  }

  /// Whether upright rectangles stay upright: no shear, and turned by quarters only.
  var isUpright: Bool {
    let noise: CGFloat = 1e-9
    return (abs(b) <= noise * abs(a) && abs(c) <= noise * abs(d))
      || (abs(a) <= noise * abs(b) && abs(d) <= noise * abs(c))
  }
}
