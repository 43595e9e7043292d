package import Foundation
import StillAnimation
package import StillDrawing
public import StillGeometry
public import StillViewGraph

/// `scrollTransition`: an effect that depends on where the view is in the scroll view around it (C11.10).
nonisolated public struct _ScrollTransitionModifier<Effect: VisualEffect>: PlacedEffectModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  package func effect(of proxy: GeometryProxy) -> Effect {
    let identity = transition(EmptyVisualEffect(), .identity)
    guard let sight = proxy.scrollSight(along: axis) else { return identity }
    let distance = topLeading.distance(
      start: sight.start, length: sight.length, extent: sight.extent)
    let other = bottomTrailing.distance(
      start: sight.start, length: sight.length, extent: sight.extent)
    if distance < 0 { return effect(.topLeading, share: -distance, identity, topLeading) }
    if other > 0 { return effect(.bottomTrailing, share: other, identity, bottomTrailing) }
    return identity
  }

  private func effect(
    _ phase: ScrollTransitionPhase, share: Double, _ identity: Effect,
    _ configuration: ScrollTransitionConfiguration
  ) -> Effect {
    switch configuration.kind {
    case .identity: return identity
    case .animated: return transition(EmptyVisualEffect(), phase)
    case .interactive(let curve):
      var effect = transition(EmptyVisualEffect(), phase)
      // Effects that nothing can interpolate switch half way.
      guard effect.animatableData != identity.animatableData else {
        return share > 0.5 ? effect : identity
      }
      var way = effect.animatableData - identity.animatableData
      way.scale(by: curve.value(at: share))
      effect.animatableData = identity.animatableData + way
      return effect
    }
  }

  package func transaction(_ transaction: Transaction) -> Transaction {
    var animation: Animation?
    for configuration in [topLeading, bottomTrailing] {
      if case .animated(let own) = configuration.kind { animation = animation ?? own }
    }
    return animation.map { Transaction(animation: $0) } ?? transaction
  }

  package func layers(
    of effect: Effect, in frame: CGRect, environment: EnvironmentValues
  ) -> [Layer] {
    effect._layers(in: frame, environment).map(\.layer)
  }

  package func warnings(of effect: Effect) -> [String] { effect._warnings }

  package static var reportName: String { "ScrollTransition" }
}

extension View {
  /// Changes how the view is drawn while it enters and leaves the visible part of the surrounding scroll view.
  ///
  /// - Parameters:
  ///   - configuration: The progress from one phase to the next, at both ends.
  ///   - axis: The axis of the view's position (default: the scroll view's).
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view is drawn while it enters and leaves the visible part of the surrounding scroll view.
  ///
  /// - Parameters:
  ///   - topLeading: The progress from one phase to the next at the top or leading edge.
  ///   - bottomTrailing: The progress at the bottom or trailing edge.
  ///   - axis: The axis of the view's position (default: the scroll view's).
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
