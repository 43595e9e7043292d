public import Foundation
package import StillDrawing
public import StillGeometry
public import StillViewGraph

/// The destination of drawing code.
///
/// A context is a value: a copy has separate coordinates, opacity, clips and filters, and draws into the same picture
/// (rules P9.1 and P9.2). Drawings through a transform that is not finite, or that is singular, are invisible.
public struct GraphicsContext {
  /// The environment of the view that draws.
  public let environment: EnvironmentValues
  /// The opacity of later drawings, from 0 to 1; each drawing is faded as a group. NaN is 1.
  public var opacity: Double = 1
  /// The blend mode of later drawings and the view's previous ones.
  public var blendMode: BlendMode = .normal
  /// From the coordinates that drawing code uses to those of the view, whose top left corner is their origin.
  public var transform: CGAffineTransform = .identity

  /// From the view's coordinates to the picture's.
  let base: CGAffineTransform
  /// Of the view, in its own coordinates.
  let bounds: CGRect
  let symbols: Symbols?
  let recording: Recording
  /// The clips in the picture's coordinates; a drawing passes all of them.
  var clips: [PlacedClip] = []
  /// The first one acts last.
  var filters: [PlacedFilter] = []

  /// The shared destination of a context's copies.
  final class Recording {
    var commands: [DrawCommand] = []
    /// Called after each drawing; nil where nobody waits for it.
    var onDrawing: (() -> Void)?
  }

  /// A view of no known extent.
  private static let everywhere = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  /// - Parameters:
  ///   - origin: The view's top left corner in the picture.
  ///   - bounds: Of the view, in its own coordinates; nil where it has no edge.
  package init(
    environment: EnvironmentValues, origin: CGPoint, bounds: CGRect? = nil,
    symbols: Symbols? = nil
  ) {
    self.init(
      environment: environment, base: CGAffineTransform(translationX: origin.x, y: origin.y),
      bounds: bounds ?? Self.everywhere, symbols: symbols)
  }

  private init(
    environment: EnvironmentValues, base: CGAffineTransform, bounds: CGRect, symbols: Symbols?
  ) {
    self.environment = environment
    self.base = base
    self.bounds = bounds
    self.symbols = symbols
    recording = Recording()
  }

  /// The drawing so far, in the picture's coordinates.
  package var commands: [DrawCommand] { recording.commands }

  /// Returns the drawing so far, and forgets it.
  package func takeCommands() -> [DrawCommand] {
    defer { recording.commands = [] }
    return recording.commands
  }

  /// Has a closure called after each drawing, by this context or a copy of it.
  package func observeDrawings(_ action: @escaping () -> Void) { recording.onDrawing = action }

  /// Returns a context with the same coordinates and a separate picture, without opacity, clips and filters.
  func fresh() -> GraphicsContext {
    var result = GraphicsContext(
      environment: environment, base: base, bounds: bounds, symbols: symbols)
    result.transform = transform
    return result
  }
}

extension GraphicsContext {
  /// Moves the origin, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales later drawings, from the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates later drawings clockwise around the origin.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Draws through another transform first.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws several things as one, which clips, filters, opacity and blend mode then treat as a whole (rule P9.3).
  ///
  /// - Parameter content: Draws into a context with the same coordinates, without clips and filters, opaque.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = fresh()
    try content(&layer)
    guard !layer.commands.isEmpty else { return }
    record(
      [.beginLayer(Layer(.group(LayerGroup())))] + layer.commands + [.endLayer],
      through: .identity)
  }
}
