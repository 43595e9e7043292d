package import Foundation
package import StillDrawing
package import StillGeometry
import StillLayout

/// A modifier that changes how a view is drawn and nothing else (rules L3.64 and L8.5).
nonisolated package protocol EffectModifier: ElementModifier {
  associatedtype Element = EffectElement<Self>

  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The interpolated values of the effect.
  var animatableData: AnimatableData { get set }

  /// Returns the same with what of it moves worked out in an environment; by default nothing has to be.
  func resolved(in environment: EnvironmentValues) -> Self

  /// Warnings about parts that cannot be drawn as requested.
  var warnings: [String] { get }

  /// Returns the layer that the view is drawn through; `frame` is the view's, in the picture's coordinates.
  func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer

  /// The effect's name in reports.
  static var reportName: String { get }
}

extension EffectModifier {
  package func resolved(in environment: EnvironmentValues) -> Self { self }
  package var warnings: [String] { [] }
}

extension EffectModifier where AnimatableData == EmptyAnimatableData {
  package var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// An effect as something animatable: modifiers of ours need not say so in public.
private struct AnimatableEffect<Modifier: EffectModifier>: Animatable {
  var modifier: Modifier

  var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

/// Draws one element through a layer.
package final class EffectElement<Modifier: EffectModifier>: ModifierElement<Modifier>,
  DrawnElement, TransformingElement, ReportedElement
{
  private var effect: AnimatedAttribute<AnimatableEffect<Modifier>>?

  override package func modifierChanged(from old: Modifier?, _ transaction: Transaction) {
    for warning in modifier.warnings { _warn(warning) }
    let new = AnimatableEffect(modifier: modifier.resolved(in: environment))
    guard old != nil else {
      effect = AnimatedAttribute(new)
      return
    }
    graph.effectsChanged()
    effect?.set(new, transaction, on: self)
  }

  func layer(in frame: CGRect, at time: TimeInterval) -> Layer {
    (effect?.value(at: time).modifier ?? modifier).layer(in: frame, environment: environment)
  }

  override package var asDrawn: (any DrawnElement)? { self }
  override package var asAccessible: (any AccessibleElement)? { self }

  package func draw(_ pass: inout DrawingPass) {
    let frame = pass.frame(of: self)
    guard frame.isFinite else { return }
    pass.layer(layer(in: frame, at: pass.time)) { drawInner(&$0) }
  }

  package func effectTransform(at time: TimeInterval) -> CGAffineTransform? {
    let frame = presented.reported(at: time, on: graph.grid)
    guard frame.isFinite else { return nil }
    let transform = layer(in: frame, at: time).transform
    return transform.isIdentity ? nil : transform
  }

  package var ownTransform: CGAffineTransform? {
    let transform = modifier.layer(
      in: CGRect(origin: .zero, size: frame.size), environment: environment
    ).transform
    return transform.isIdentity ? nil : transform
  }

  package var reportName: String? { Modifier.reportName }
}
