package import Foundation
import StillAnimation
package import StillDrawing
package import StillGeometry
import StillLayout

/// A modifier that changes how a view is drawn, depending on where it lies.
nonisolated package protocol PlacedEffectModifier: ElementModifier {
  associatedtype Element = VisualEffectElement<Self>

  associatedtype Effect: Animatable

  /// Returns the effect on a view that lies where `proxy` says.
  func effect(of proxy: GeometryProxy) -> Effect

  /// Returns the layers that the view is drawn through, the innermost first; `frame` is the view's, in the
  /// coordinates that the layers are to have.
  func layers(of effect: Effect, in frame: CGRect, environment: EnvironmentValues) -> [Layer]

  /// Returns how an effect that layout has changed moves; that of the update around unless it says another.
  func transaction(_ transaction: Transaction) -> Transaction

  /// Returns a warning for each part of the effect that cannot be drawn.
  func warnings(of effect: Effect) -> [String]

  /// The effect's name in reports.
  static var reportName: String { get }
}

extension PlacedEffectModifier {
  package func warnings(of effect: Effect) -> [String] { [] }

  package func transaction(_ transaction: Transaction) -> Transaction { transaction }
}

/// Asks the modifier for its effect after each layout, when places are final; what of it changes moves with
/// the animation of the change.
package final class VisualEffectElement<Modifier: PlacedEffectModifier>:
  ModifierElement<Modifier>, LayoutObserver, DrawnElement, TransformingElement, ReportedElement
{
  private var effect: AnimatedAttribute<Modifier.Effect>?

  override package func modifierChanged(from old: Modifier?, _ transaction: Transaction) {
    if old == nil { graph.observes(self) }
    if effect != nil { take(currentEffect, transaction) }
  }

  func observeLayout() {
    take(currentEffect, modifier.transaction(graph.transaction(inside: self)))
  }

  private var currentEffect: Modifier.Effect {
    inBodyScope { modifier.effect(of: GeometryProxy(size: frame.size, source: self)) }
  }

  private func take(_ new: Modifier.Effect, _ transaction: Transaction) {
    for warning in modifier.warnings(of: new) { _warn(warning) }
    if effect == nil {
      effect = AnimatedAttribute(new)
    } else {
      effect?.set(new, transaction, on: self)
    }
  }

  func layers(in frame: CGRect, at time: TimeInterval) -> [Layer] {
    guard let shown = effect?.value(at: time) else { return [] }
    return modifier.layers(of: shown, in: frame, environment: environment)
  }

  override package var asDrawn: (any DrawnElement)? { self }
  override package var asAccessible: (any AccessibleElement)? { self }

  package func draw(_ pass: inout DrawingPass) {
    let frame = pass.frame(of: self)
    guard frame.isFinite else { return }
    draw(layers(in: frame, at: pass.time)[...], &pass)
  }

  private func draw(_ layers: ArraySlice<Layer>, _ pass: inout DrawingPass) {
    guard let outer = layers.last else { return drawInner(&pass) }
    pass.layer(outer) { draw(layers.dropLast(), &$0) }
  }

  package func effectTransform(at time: TimeInterval) -> CGAffineTransform? {
    let frame = presented.reported(at: time, on: graph.grid)
    guard frame.isFinite else { return nil }
    let transform = layers(in: frame, at: time).reduce(CGAffineTransform.identity) {
      $0.concatenating($1.transform)
    }
    return transform.isIdentity ? nil : transform
  }

  package var reportName: String? { Modifier.reportName }
}
