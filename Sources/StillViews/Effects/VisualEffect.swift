public import Foundation
package import StillDrawing
public import StillGeometry
public import StillViewGraph

/// A change of how a view is drawn that leaves layout alone; made from `EmptyVisualEffect` by its methods.
public protocol VisualEffect: Sendable {
  /// The layers that the view is drawn through, the innermost first.
  nonisolated func _layers(in frame: CGRect, _ environment: EnvironmentValues) -> [_EffectLayer]
}

/// One step of a visual effect.
public struct _EffectLayer {
  let layer: Layer
}

/// A visual effect that changes nothing.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public func _layers(in frame: CGRect, _ environment: EnvironmentValues) -> [_EffectLayer] { [] }
}

/// A visual effect with one more around it.
nonisolated struct ComposedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let layer: @Sendable (CGRect, EnvironmentValues) -> Layer

  func _layers(in frame: CGRect, _ environment: EnvironmentValues) -> [_EffectLayer] {
    base._layers(in: frame, environment) + [_EffectLayer(layer: layer(frame, environment))]
  }
}

extension VisualEffect {
  /// Draws the view elsewhere, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view elsewhere, in points.
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
    ComposedVisualEffect(base: self) { _, environment in
      guard offset.width.isFinite, offset.height.isFinite else { return Layer() }
      let isMirrored = environment.layoutDirection == .rightToLeft
      return Layer(
        transform: CGAffineTransform(
          translationX: isMirrored ? -offset.width : offset.width, y: offset.height))
    }
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
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller along its axes.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    ComposedVisualEffect(base: self) { frame, environment in
      _ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor)
        .layer(in: frame, environment: environment)
    }
  }

  /// Draws the view turned clockwise around a point of its frame.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    ComposedVisualEffect(base: self) { frame, environment in
      _RotationEffect(angle: angle, anchor: anchor).layer(in: frame, environment: environment)
    }
  }

  /// Lets what is behind through.
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
    ComposedVisualEffect(base: self) { frame, environment in
      _OpacityEffect(opacity: opacity).layer(in: frame, environment: environment)
    }
  }
}

/// `visualEffect`.
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: PlacedEffectModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  package func layers(
    of proxy: GeometryProxy, in frame: CGRect, environment: EnvironmentValues
  ) -> [Layer] {
    effect(EmptyVisualEffect(), proxy)._layers(in: frame, environment).map(\.layer)
  }

  package static var reportName: String { "VisualEffect" }
}

extension View {
  /// Changes how the view is drawn by where it lies; what is drawn elsewhere is laid out where it was.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }
}
