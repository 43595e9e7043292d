import Foundation
import StillAnimation
import StillDrawing
import StillGeometry
import StillViewGraph

/// How effects show a symbol at a moment: a step of each effect, from which its look follows.
nonisolated struct SymbolAppearance: Animatable, Equatable, Sendable {
  let configuration: SymbolEffectConfiguration
  /// The number of completed runs; the fraction is the progress of the present one. For a lasting effect: 1 while it is
  /// active, 0 otherwise.
  var step: Double

  var animatableData: Double {
    get { step }
    set { step = newValue }
  }

  /// Returns the layer for a symbol in `frame`.
  func layer(in frame: CGRect) -> Layer {
    let direction = configuration.direction ?? 1
    let part = step - step.rounded(.down)
    // Out and back again.
    let swing = sin(part * .pi)
    switch configuration.kind {
    case .automatic, .replace: return Layer()
    case .appear, .disappear:
      let shown = configuration.kind == .appear ? step : 1 - step
      return scaled(by: 0.6 + 0.4 * shown, opacity: shown, frame)
    case .scale: return scaled(by: 1 + step * (direction > 0 ? 0.12 : -0.12), opacity: 1, frame)
    case .bounce:
      let rise = -direction * frame.height * 0.06 * swing
      return Layer(effects: [
        .transform(scale(1 + direction * 0.12 * swing, frame)),
        .transform(CGAffineTransform(translationX: 0, y: rise)),
      ])
    case .breathe:
      return scaled(
        by: 1 + 0.1 * swing, opacity: configuration.reverses ? 1 : 1 - 0.3 * swing, frame)
    case .pulse, .variableColor: return Layer(opacity: 1 - 0.6 * swing)
    case .rotate: return Layer(transform: turn(direction * part * 2 * .pi, frame))
    case .wiggle:
      let shake = direction * sin(part * 4 * .pi) * (1 - part)
      return Layer(
        transform: configuration.isSideways
          ? CGAffineTransform(translationX: frame.width * 0.12 * shake, y: 0)
          : turn(shake * 0.2, frame))
    }
  }

  private func scaled(by factor: Double, opacity: Double, _ frame: CGRect) -> Layer {
    Layer(transform: scale(factor, frame), opacity: min(max(opacity, 0), 1))
  }

  private func scale(_ factor: Double, _ frame: CGRect) -> CGAffineTransform {
    around(frame, CGAffineTransform(scaleX: factor, y: factor))
  }

  private func turn(_ radians: Double, _ frame: CGRect) -> CGAffineTransform {
    around(frame, CGAffineTransform(rotationAngle: radians))
  }

  private func around(_ frame: CGRect, _ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -frame.midX, y: -frame.midY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }
}

/// Hands an effect's look to the symbols inside.
nonisolated struct SymbolAppearanceModifier: MovingValueModifier {
  let value: SymbolAppearance

  static func hand(_ value: MovingValue<SymbolAppearance>, to environment: inout EnvironmentValues)
  {
    environment.symbolLooks.append(value)
  }
}

private let symbolLooksEntry = EnvironmentEntry<[MovingValue<SymbolAppearance>]>([])

extension EnvironmentValues {
  /// The effects on symbols, the outermost first.
  var symbolLooks: [MovingValue<SymbolAppearance>] {
    get { self[symbolLooksEntry] }
    set { self[symbolLooksEntry] = newValue }
  }
}
