package import Foundation
package import StillDrawing
public import StillGeometry
package import StillRaster
public import StillViewGraph

/// A modifier that passes colours through a matrix (rule P3.1).
nonisolated package protocol ColorModifier: EffectModifier {
  func matrix(in environment: EnvironmentValues) -> PixelColorMatrix
}

extension ColorModifier {
  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    let matrix = matrix(in: environment)
    return matrix.isFinite ? Layer(.colors([matrix])) : Layer()
  }
}

/// A modifier that passes colours through a matrix which depends on one number.
nonisolated public struct _ColorAmountEffect: ColorModifier, Sendable {
  enum Kind: Sendable {
    case brightness, contrast, saturation, grayscale, hueRotation
  }

  let kind: Kind
  var amount: Double

  package var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package func matrix(in environment: EnvironmentValues) -> PixelColorMatrix {
    switch kind {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .grayscale(amount)
    case .hueRotation: .hueRotation(amount)
    }
  }

  package static var reportName: String { "Colors" }
}

/// `colorInvert` and `luminanceToAlpha`.
nonisolated public struct _ColorEffect: ColorModifier, Sendable {
  enum Kind: Sendable {
    case inversion, luminanceToAlpha
  }

  let kind: Kind

  package func matrix(in environment: EnvironmentValues) -> PixelColorMatrix {
    switch kind {
    case .inversion: .inversion
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }

  package static var reportName: String { "Colors" }
}

/// `colorMultiply`.
nonisolated public struct _ColorMultiplyEffect: ColorModifier {
  var color: Color

  package func matrix(in environment: EnvironmentValues) -> PixelColorMatrix {
    let color = color.resolve(in: environment).drawn
    return .multiplication(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }

  package static var reportName: String { "Colors" }
}

extension View {
  /// Makes the view lighter: adds to each colour component, 1 makes all white (rule P3.2).
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(_ColorAmountEffect(kind: .brightness, amount: amount))
  }

  /// Moves colours away from mid grey by a factor: 0 leaves that alone, negative ones invert (rule P3.3).
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(_ColorAmountEffect(kind: .contrast, amount: amount))
  }

  /// Moves colours away from grey by a factor; 0 leaves grey alone (rule P3.4).
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(_ColorAmountEffect(kind: .saturation, amount: amount))
  }

  /// Mixes colours with grey: 1 leaves that alone (rule P3.5).
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(_ColorAmountEffect(kind: .grayscale, amount: amount))
  }

  /// Turns all hues around the wheel of colours (rule P3.6).
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorAmountEffect(kind: .hueRotation, amount: angle.radians))
  }

  /// Turns colours into their opposites (rule P3.7).
  nonisolated public func colorInvert() -> some View { modifier(_ColorEffect(kind: .inversion)) }

  /// Multiplies each component with a colour's, opacity included (rule P3.8).
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Replaces the view's colours by black with the lightness as opacity (rule P3.9).
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(_ColorEffect(kind: .luminanceToAlpha))
  }
}

extension VisualEffect {
  /// Makes the view lighter.
  nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
    colors(.brightness, amount)
  }

  /// Moves colours away from mid grey by a factor.
  nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
    colors(.contrast, amount)
  }

  /// Moves colours away from grey by a factor.
  nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
    colors(.saturation, amount)
  }

  /// Mixes colours with grey.
  nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
    colors(.grayscale, amount)
  }

  /// Turns all hues around the wheel of colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
    colors(.hueRotation, angle.radians)
  }

  private nonisolated func colors(
    _ kind: _ColorAmountEffect.Kind, _ amount: Double
  ) -> ComposedVisualEffect<Self, _ColorAmountEffect> {
    ComposedVisualEffect(base: self, step: _ColorAmountEffect(kind: kind, amount: amount))
  }
}
