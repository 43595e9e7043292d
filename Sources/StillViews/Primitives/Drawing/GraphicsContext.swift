public import Foundation
package import StillDrawing
public import StillGeometry
public import StillViewGraph

/// What drawing code paints into.
///
/// A context is a value: a copy has coordinates, opacity, clips and filters of its own and paints into the same
/// picture (rules P9.1 and P9.2). What is drawn through a transform that is no number, or that leaves no area,
/// does not show.
public struct GraphicsContext {
  /// The environment of the view that draws.
  public let environment: EnvironmentValues
  /// How much of what is drawn shows, from 0 to 1; each drawing is faded as a whole. What is no number is 1.
  public var opacity: Double = 1
  /// How what is drawn meets what the view has drawn before.
  public var blendMode: BlendMode = .normal
  /// From the coordinates that drawing code uses to those of the view, whose top left corner is their origin.
  public var transform: CGAffineTransform = .identity

  /// From the view's coordinates to the picture's.
  let base: CGAffineTransform
  /// Of the view, in its own coordinates.
  let bounds: CGRect
  let symbols: Symbols?
  let recording: Recording
  /// In the picture's coordinates; what is drawn passes all of them.
  var clips: [PlacedClip] = []
  /// The first one acts last.
  var filters: [PlacedFilter] = []

  /// What copies of a context paint into.
  final class Recording {
    var commands: [DrawCommand] = []
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

  /// What was drawn so far, in the picture's coordinates.
  package var commands: [DrawCommand] { recording.commands }

  /// A context with the same coordinates that paints into a picture of its own, without opacity, clips and
  /// filters.
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
