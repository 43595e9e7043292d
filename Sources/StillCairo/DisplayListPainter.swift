import CStillCairo
import Foundation
import StillDrawing
import StillGeometry
import StillText

/// Walks a display list and paints it, layer by layer, without recursion.
struct DisplayListPainter {
  /// What holds inside the layer at hand.
  struct State {
    /// From the coordinates of the commands to pixels of the picture.
    var transform: CGAffineTransform
    /// Pixels outside are not touched.
    var clip: PixelRect
    /// Whether Cairo clips beyond `clip`, so that direct writes are not possible.
    var hasPathClip = false
    /// Opacity of layers around that is applied by what is painted.
    var opacity: Double = 1
    /// The canvas to go back to, and how visible this one will be on it.
    var outer: (canvas: Canvas, opacity: Double)?
  }

  private(set) var canvas: Canvas
  private(set) var state: State
  private var stack: [State] = []
  let scale: CGFloat

  init(_ canvas: Canvas, scale: CGFloat) {
    self.canvas = canvas
    self.scale = scale
    state = State(
      transform: CGAffineTransform(scaleX: scale, y: scale), clip: canvas.bounds)
  }

  mutating func paint(_ commands: [DrawCommand]) throws(CairoError) {
    let plan = LayerPlan(commands)
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer(let layer):
        try begin(layer, contents: plan.directContents[index] ?? 0)
      case .endLayer:
        end()
      case .fillRectangle(let rect, let paint):
        if isVisible { fill(rect, paint) }
      case .fill(let path, let paint, let rule):
        if isVisible { fill(path, paint, rule) }
      case .stroke(let path, let style, let paint):
        if isVisible { stroke(path, style, paint) }
      case .glyphs(let run, let origin, let paint):
        if isVisible { draw(run, at: origin, paint) }
      }
    }
  }

  private var isVisible: Bool { !state.clip.isEmpty && state.opacity > 0 }

  private mutating func begin(_ layer: Layer, contents: Int) throws(CairoError) {
    stack.append(state)
    unsafe cairo_save(canvas.context)
    state.outer = nil
    state.transform = layer.transform.concatenating(state.transform)
    switch layer.clip {
    case nil: break
    case .rectangle(let rect)?: clip(to: rect)
    case .path(let path, let rule)?: clip(to: path, rule)
    }
    let opacity = layer.opacity.isFinite ? min(max(layer.opacity, 0), 1) : 1
    guard opacity < 1 else { return }
    if contents <= 1 || !isVisible {
      // One thing faded is that thing painted faded; only several need to be put together first.
      state.opacity *= opacity
    } else {
      let group = try Canvas(clear: state.clip)
      state.outer = (canvas, state.opacity * opacity)
      state.opacity = 1
      state.hasPathClip = false
      canvas = group
    }
  }

  private mutating func end() {
    guard let before = stack.popLast() else { return }
    if let outer = state.outer {
      outer.canvas.composite(canvas, opacity: outer.opacity)
      canvas = outer.canvas
    }
    unsafe cairo_restore(canvas.context)
    state = before
  }

  private mutating func clip(to rect: CGRect) {
    guard let corners = deviceRectangle(rect) else {
      clip(to: Path(rect), .nonZero)
      return
    }
    let aligned = PixelRect(aligned: corners)
    let outside = aligned ?? PixelRect(around: corners)
    state.clip = state.clip.intersection(outside)
    if aligned == nil { clipInCairo(Path(rect), .nonZero) } else { clipInCairo(state.clip) }
  }

  private mutating func clip(to path: Path, _ rule: FillRule) {
    let bounds = deviceBounds(of: path)
    state.clip = bounds.map { state.clip.intersection(PixelRect(around: $0)) } ?? PixelRect.empty
    clipInCairo(path, rule)
  }

  private mutating func clipInCairo(_ path: Path, _ rule: FillRule) {
    state.hasPathClip = true
    unsafe cairo_new_path(canvas.context)
    guard append(path) else {
      state.clip = .empty
      return
    }
    unsafe cairo_set_fill_rule(
      canvas.context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    unsafe cairo_clip(canvas.context)
  }

  private func clipInCairo(_ rect: PixelRect) {
    unsafe cairo_identity_matrix(canvas.context)
    unsafe cairo_new_path(canvas.context)
    unsafe cairo_rectangle(
      canvas.context, Double(rect.minX - canvas.bounds.minX),
      Double(rect.minY - canvas.bounds.minY), Double(rect.width), Double(rect.height))
    unsafe cairo_clip(canvas.context)
  }
}

extension PixelRect {
  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// How far from a pixel's edge an edge may lie and still count as on it.
  private static let tolerance: CGFloat = 1e-3
  /// Beyond, no picture reaches.
  private static let limit: CGFloat = 1e6

  /// The pixels of a rectangle whose edges all lie on pixel edges.
  init?(aligned rect: CGRect) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY].map {
      min(max($0, -Self.limit), Self.limit)
    }
    let whole = edges.map { $0.rounded() }
    guard zip(edges, whole).allSatisfy({ abs($0 - $1) <= Self.tolerance }) else { return nil }
    self.init(
      minX: Int(whole[0]), minY: Int(whole[1]), maxX: Int(whole[2]), maxY: Int(whole[3]))
  }

  /// All pixels that a rectangle touches.
  init(around rect: CGRect) {
    func bound(_ value: CGFloat) -> Int { Int(min(max(value, -Self.limit), Self.limit)) }
    self.init(
      minX: bound(rect.minX.rounded(.down)), minY: bound(rect.minY.rounded(.down)),
      maxX: bound(rect.maxX.rounded(.up)), maxY: bound(rect.maxY.rounded(.up)))
  }
}
