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
      return leaveOut(layer)
    }
    // What is outside the clip may cast a shadow into it.
    let shadow = layer.shadow.flatMap { CastShadow($0, transform: inner.transform) }
    if let shadow { inner.clip = state.clip.outset(shadow.reach) }
    let clip = ResolvedClip(layer.clip, transform: inner.transform)
    switch clip {
    case .none: break
    case .pixels(let rect): inner.clip = inner.clip.intersection(rect)
    case .path(_, _, let box): inner.clip = inner.clip.intersection(box)
    }
    guard !inner.clip.isEmpty else { return leaveOut(layer) }

    let isSeenApart =
      (inner.opacity < 1 || clip.isPath) && plan.contentCounts[index] > 1 || shadow != nil
      || layer.isGroup || layer.blend != .over
    let isClippedOften = clip.isPath && state.pathClipCount >= Self.pathClipLimit - 1
    var bounds: PixelRect?
    if isSeenApart || isClippedOften, groupCount < Self.groupLimit {
      // A mask covers all of what it lets through or not.
      let contents = layer.blend == .mask ? state.clip : groupBounds(index, inner)
      guard !contents.isEmpty else { return leaveOut(layer) }
      if groupPixelCount + contents.width * contents.height <= CairoRenderer.total {
        bounds = contents
      }
    }
    // Without a canvas of its own there is neither a shadow nor a mask.
    if bounds == nil, layer.blend != .over { return false }
    if bounds == nil, shadow != nil { inner.clip = inner.clip.intersection(state.clip) }
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
      inner.outer = State.Outer(
        canvas: canvas, opacity: inner.opacity, shadow: shadow, blend: layer.blend)
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
      if let shadow = outer.shadow {
        try cast(shadow, opacity: outer.opacity, on: outer.canvas, within: before)
      }
      try outer.canvas.composite(
        canvas, opacity: outer.opacity, isMask: outer.blend == .mask, clip: before.clip)
      canvas = outer.canvas
    }
    if state.isSaved { unsafe cairo_restore(canvas.context) }
    state = before
  }

  /// Paints the shadow of the canvas at hand on the one around it.
  private func cast(
    _ shadow: CastShadow, opacity: Double, on outer: Canvas, within state: State
  ) throws(CairoError) {
    let blur = ShadowBlur(canvas, deviation: shadow.deviation)
    let pixel = shadow.color.pixel(opacity: opacity)
    guard state.pathClipCount > 0 else {
      outer.paint(blur, pixel, x: shadow.x, y: shadow.y, clip: state.clip)
      return
    }
    // Only Cairo knows the clip's shape.
    let apart = try Canvas(clear: state.clip)
    apart.paint(blur, pixel, x: shadow.x, y: shadow.y, clip: state.clip)
    try outer.composite(apart, opacity: 1, clip: state.clip)
  }

  /// Passes over a layer of which nothing would be visible. A mask that lets nothing through takes away
  /// what is there.
  private func leaveOut(_ layer: Layer) -> Bool {
    if layer.blend == .mask { canvas.clear(state.clip) }
    return false
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

/// A layer's shadow in pixels of the picture.
struct CastShadow {
  let color: ResolvedColor
  let deviation: Double
  let x: Int
  let y: Int

  /// nil for one that cannot be seen, or whose numbers are none.
  init?(_ shadow: LayerShadow, transform: CGAffineTransform) {
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    let deviation = Double(shadow.radius) / 2 * Double(area.squareRoot())
    let offset = CGPoint(
      x: shadow.offset.width * transform.a + shadow.offset.height * transform.c,
      y: shadow.offset.width * transform.b + shadow.offset.height * transform.d)
    guard deviation.isFinite, shadow.color.opacity > 0, abs(offset.x) < 1e5, abs(offset.y) < 1e5
    else { return nil }
    color = shadow.color
    self.deviation = min(max(deviation, 0), 512)
    x = Int(offset.x.rounded())
    y = Int(offset.y.rounded())
  }

  /// How many pixels away contents may be seen in the shadow.
  var reach: Int { Int(3.2 * deviation) + 3 + max(abs(x), abs(y)) }
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
