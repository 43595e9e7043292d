public import Foundation
package import StillDrawing
public import StillGeometry
public import StillViewGraph

/// A change of how a view is drawn that leaves layout alone; made from `EmptyVisualEffect` by its methods.
public protocol VisualEffect: Animatable, Sendable {
  /// Returns the layers of the effect, the innermost first.
  nonisolated func _layers(in frame: CGRect, _ environment: EnvironmentValues) -> [_EffectLayer]
  /// Warnings about parts of the effect that cannot be drawn.
  nonisolated var _warnings: [String] { get }
}

extension VisualEffect {
  nonisolated public var _warnings: [String] { [] }
}

/// One step of a visual effect.
public struct _EffectLayer {
  let layer: Layer
}

/// A visual effect that changes nothing.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  /// The start of a chain of effects: `visualEffect` passes one to its closure.
  public init() {}

  public func _layers(in frame: CGRect, _ environment: EnvironmentValues) -> [_EffectLayer] { [] }
}

/// A visual effect with one more around it.
nonisolated struct ComposedVisualEffect<Base: VisualEffect, Step: EffectModifier & Sendable>:
  VisualEffect
{
  var base: Base
  var step: Step

  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set {
      base.animatableData = newValue.first
      step.animatableData = newValue.second
    }
  }

  func _layers(in frame: CGRect, _ environment: EnvironmentValues) -> [_EffectLayer] {
    base._layers(in: frame, environment)
      + [_EffectLayer(layer: step.layer(in: frame, environment: environment))]
  }

  var _warnings: [String] { base._warnings + step.warnings }
}

/// Draws a view elsewhere, without layout's knowledge.
nonisolated struct VisualOffset: EffectModifier, Sendable {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    guard offset.width.isFinite, offset.height.isFinite else { return Layer() }
    let isMirrored = environment.layoutDirection == .rightToLeft
    return Layer(
      transform: CGAffineTransform(
        translationX: isMirrored ? -offset.width : offset.width, y: offset.height))
  }

  static var reportName: String { "Offset" }
}

extension VisualEffect {
  /// Draws the view elsewhere, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view elsewhere, in points.
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
    ComposedVisualEffect(base: self, step: VisualOffset(offset: offset))
  }

  /// Draws the view larger or smaller, away from a point of its frame.
  nonisolated public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller, away from a point of its frame.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    ComposedVisualEffect(base: self, step: _ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller along its axes.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned clockwise around a point of its frame.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    ComposedVisualEffect(base: self, step: _RotationEffect(angle: angle, anchor: anchor))
  }

  /// Sets the view's opacity.
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
    ComposedVisualEffect(base: self, step: _OpacityEffect(opacity: opacity))
  }
}

/// `visualEffect`.
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: PlacedEffectModifier {
  let content: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  package func effect(of proxy: GeometryProxy) -> Effect {
    content(EmptyVisualEffect(), proxy)
  }

  package func layers(
    of effect: Effect, in frame: CGRect, environment: EnvironmentValues
  ) -> [Layer] {
    effect._layers(in: frame, environment).map(\.layer)
  }

  package func warnings(of effect: Effect) -> [String] { effect._warnings }

  package static var reportName: String { "VisualEffect" }
}

extension View {
  /// Changes the view's drawing depending on its geometry; layout is not affected.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier(content: effect))
  }
}
