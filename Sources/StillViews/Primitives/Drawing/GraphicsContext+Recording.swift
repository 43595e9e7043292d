import Foundation
import StillDrawing
import StillGeometry

extension GraphicsContext {
  /// From the coordinates that drawing code uses to the picture's.
  var pictureTransform: CGAffineTransform { transform.concatenating(base) }

  /// Paints commands that are in the coordinates of drawing code; several of them are one drawing.
  func record(_ commands: [DrawCommand]) { record(commands, through: pictureTransform) }

  /// Paints commands through filters, opacity, blend mode and clips, from the inside out (rule P9.5).
  func record(_ commands: [DrawCommand], through transform: CGAffineTransform) {
    let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    guard !commands.isEmpty, opacity > 0, transform.isUsable,
      filters.allSatisfy({ $0.transform.isUsable })
    else { return }
    var drawing = placed(commands, through: transform)
    // Effects on a drawing as a whole are applied before blending, and regions after it.
    for clip in clips.reversed() where !clip.isRegion { drawing = clip.applied(to: drawing) }
    if opacity < 1 || blendMode != .normal {
      var effects: [Effect] = []
      if opacity < 1 { effects.append(.opacity(opacity)) }
      if blendMode != .normal { effects.append(.blend(blendMode.blending)) }
      drawing = Self.layer(effects, drawing)
    }
    for clip in clips.reversed() where clip.isRegion { drawing = clip.applied(to: drawing) }
    recording.commands += drawing
    recording.onDrawing?()
  }

  /// Commands in the picture's coordinates, filtered. The filter that was added last acts first.
  private func placed(
    _ commands: [DrawCommand], through transform: CGAffineTransform
  ) -> [DrawCommand] {
    guard !filters.isEmpty else {
      if transform.isTranslation, commands.allSatisfy(\.canMove) {
        let moved = commands.map { $0.moved(x: transform.tx, y: transform.ty) }
        return moved.count > 1 ? Self.layer([], moved) : moved
      }
      return Self.layer([.transform(transform)], commands)
    }
    var drawing = commands
    // The coordinates that the drawing is in.
    var inner = transform
    var effects: [Effect] = []
    for placed in filters.reversed() {
      effects.append(.transform(inner.concatenating(placed.transform.inverted())))
      inner = placed.transform
      switch placed.step(in: self) {
      case .effects(let more): effects += more
      case .composed(let compose):
        drawing = compose(Self.layer(effects, drawing))
        effects = []
      }
    }
    return Self.layer(effects + [.transform(inner)], drawing)
  }

  /// Commands within effects, the first of which is nearest to them.
  static func layer(_ effects: [Effect], _ commands: [DrawCommand]) -> [DrawCommand] {
    [.beginLayer(Layer(effects: effects))] + commands + [.endLayer]
  }
}

extension CGAffineTransform {
  /// Whether something can be seen through the transform.
  fileprivate var isUsable: Bool { isFinite && a * d != b * c && (a * d - b * c).isFinite }
}

extension DrawCommand {
  /// Whether the command can be painted elsewhere by other numbers in it alone.
  fileprivate var canMove: Bool {
    switch self {
    case .beginLayer, .endLayer: false
    case .fillRectangle, .fill, .stroke, .glyphs, .picture: true
    }
  }

  /// Returns the command moved by an offset.
  fileprivate func moved(x: CGFloat, y: CGFloat) -> DrawCommand {
    if x == 0, y == 0 { return self }
    let move = CGAffineTransform(translationX: x, y: y)
    return switch self {
    case .fillRectangle(let rectangle, let paint):
      .fillRectangle(rectangle.offsetBy(dx: x, dy: y), paint.moved(x: x, y: y))
    case .fill(let path, let paint, let rule):
      .fill(path.applying(move), paint.moved(x: x, y: y), rule)
    case .stroke(let path, let style, let paint):
      .stroke(path.applying(move), style, paint.moved(x: x, y: y))
    case .glyphs(let run, let origin, let paint):
      .glyphs(
        run, at: CGPoint(x: x + origin.x, y: y + origin.y), paint.moved(x: x, y: y))
    case .picture(let placement): .picture(placement.moved(x: x, y: y))
    case .beginLayer, .endLayer: self
    }
  }
}
