public import Foundation
package import StillDrawing
public import StillGeometry
public import StillViewGraph

/// What drawing code paints into.
///
/// A context is a value: a copy has coordinates, opacity, clips and filters of its own and paints into the same
/// picture. What is drawn through a transform that is no number, or that leaves no area, does not show.
public struct GraphicsContext {
  /// The environment of the view that draws.
  public let environment: EnvironmentValues
  /// How much of what is drawn shows, from 0 to 1; each drawing is faded as a whole. What is no number is 1.
  public var opacity: Double = 1
  /// From the coordinates that drawing code uses to those of the view, whose top left corner is their origin.
  public var transform: CGAffineTransform = .identity

  /// From the view's coordinates to the picture's.
  private let base: CGAffineTransform
  private let recording: Recording
  /// In the picture's coordinates, all of them at once.
  private var clips: [Clip] = []
  private var filters: [PlacedFilter] = []

  /// What copies of a context paint into.
  private final class Recording {
    var commands: [DrawCommand] = []
  }

  /// A filter with the coordinates that it was added in.
  private struct PlacedFilter {
    let filter: Filter
    let transform: CGAffineTransform
  }

  /// - Parameter origin: The view's top left corner in the picture.
  package init(environment: EnvironmentValues, origin: CGPoint) {
    self.init(
      environment: environment, base: CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  private init(environment: EnvironmentValues, base: CGAffineTransform) {
    self.environment = environment
    self.base = base
    recording = Recording()
  }

  /// What was drawn so far, in the picture's coordinates.
  package var commands: [DrawCommand] { recording.commands }
}

extension GraphicsContext {
  /// Moves the origin, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Makes what is drawn larger or smaller, away from the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn clockwise around the origin.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Draws through another transform first.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Lets only show what lies inside a path as well.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    let path = path.applying(pictureTransform)
    if case .rectangle(let rectangle) = path.shape {
      clips.append(.rectangle(rectangle))
    } else {
      clips.append(.path(path, style.isEOFilled ? .evenOdd : .nonZero))
    }
  }

  /// Passes each drawing through a filter, before those that were added earlier.
  public mutating func addFilter(_ filter: Filter) {
    filters.append(PlacedFilter(filter: filter, transform: pictureTransform))
  }

  /// Draws several things as one, which clips, filters and opacity then treat as a whole.
  ///
  /// - Parameter content: Draws into a context with the same coordinates, without clips and filters, opaque.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(environment: environment, base: base)
    layer.transform = transform
    try content(&layer)
    record(
      [.beginLayer(Layer(isGroup: true))] + layer.commands + [.endLayer], through: .identity)
  }

  /// From the coordinates that drawing code uses to the picture's.
  private var pictureTransform: CGAffineTransform { transform.concatenating(base) }

  /// Paints commands that are in the coordinates of drawing code.
  func record(_ commands: [DrawCommand]) { record(commands, through: pictureTransform) }

  /// Paints commands through filters, clips and opacity, from the inside out.
  private func record(_ commands: [DrawCommand], through transform: CGAffineTransform) {
    let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    guard !commands.isEmpty, opacity > 0, transform.isUsable,
      filters.allSatisfy({ $0.transform.isUsable })
    else { return }
    var layers = clips.map { Layer(clip: $0) }
    if opacity < 1 { layers.append(Layer(opacity: opacity)) }
    var outer = CGAffineTransform.identity
    for placed in filters {
      layers.append(
        Layer(
          transform: placed.transform.concatenating(outer.inverted()),
          shadow: placed.filter.shadow(in: environment)))
      outer = placed.transform
    }
    let inner = transform.concatenating(outer.inverted())
    let moves = inner.isTranslation && commands.allSatisfy(\.canMove)
    if !moves { layers.append(Layer(transform: inner)) }
    recording.commands += layers.map { .beginLayer($0) }
    recording.commands += moves ? commands.map { $0.moved(x: inner.tx, y: inner.ty) } : commands
    recording.commands += layers.map { _ in .endLayer }
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
    case .fillRectangle, .fill, .stroke, .glyphs: true
    }
  }

  /// The command painted elsewhere.
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
    case .beginLayer, .endLayer: self
    }
  }
}
