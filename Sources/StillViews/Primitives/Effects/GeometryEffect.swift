public import Foundation
import StillDrawing
public import StillGeometry
public import StillViewGraph

/// A custom modifier that draws a view with a projective transform, without affecting layout (rule P7.5).
///
/// With `animatableData`, the transform is computed at each moment of an animation.
nonisolated public protocol GeometryEffect: Animatable, _PrimitiveModifier {
  /// Returns the transform of coordinates whose origin is the view's top left corner.
  ///
  /// - Parameter size: The size of the view, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  nonisolated public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, inputs) {
      ModifiedContent<_, _>(
        content: $0.content, modifier: GeometryEffectModifier(effect: $0.modifier, counts: true))
    }
  }

  /// Returns the effect without influence on the frames of geometry readers and reports.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(effect: self)
  }
}

/// A geometry effect that only the eye knows of.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var effect: Base

  public var animatableData: Base.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }

  nonisolated public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, inputs) {
      ModifiedContent<_, _>(
        content: $0.content, modifier: GeometryEffectModifier(effect: $0.modifier, counts: false))
    }
  }
}

/// Draws through an effect of a user's.
nonisolated struct GeometryEffectModifier<Base: GeometryEffect>: EffectModifier {
  var effect: Base
  /// Whether reported frames are those that the effect leads to.
  let counts: Bool

  var animatableData: Base.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    Layer(effect.effectValue(size: frame.size), from: frame.origin)
  }

  static var reportName: String { "GeometryEffect" }
}
