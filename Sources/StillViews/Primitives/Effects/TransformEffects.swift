public import Foundation
package import StillDrawing
public import StillGeometry
public import StillViewGraph

extension CGAffineTransform {
  /// Returns the transform with a point of the frame as its fixed point.
  fileprivate func around(_ anchor: UnitPoint, of frame: CGRect) -> CGAffineTransform {
    let x = frame.origin.x + anchor.x * frame.size.width
    let y = frame.origin.y + anchor.y * frame.size.height
    let moved = CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
    let numbers = [moved.a, moved.b, moved.c, moved.d, moved.tx, moved.ty]
    return numbers.allSatisfy(\.isFinite) ? moved : .identity
  }
}

/// `rotationEffect`.
nonisolated public struct _RotationEffect: EffectModifier, Sendable {
  public var angle: Angle
  public var anchor: UnitPoint

  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  package var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    guard angle.radians != 0 else { return Layer() }
    return Layer(
      transform: CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: frame))
  }

  package static var reportName: String { "Rotation" }
}

/// `scaleEffect`.
nonisolated public struct _ScaleEffect: EffectModifier, Sendable {
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  package var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    // Nothing is left of a view of no width; a transform that cannot be undone is none.
    if scale.width == 0 || scale.height == 0 { return Layer(opacity: 0) }
    return Layer(
      transform: CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: frame))
  }

  package static var reportName: String { "Scale" }
}

/// `transformEffect`.
nonisolated public struct _TransformEffect: EffectModifier, Sendable {
  var transform: CGAffineTransform

  package typealias Column = AnimatablePair<CGFloat, CGFloat>

  package var animatableData: AnimatablePair<Column, AnimatablePair<Column, Column>> {
    get {
      AnimatablePair(
        Column(transform.a, transform.b),
        AnimatablePair(Column(transform.c, transform.d), Column(transform.tx, transform.ty)))
    }
    set {
      let (x, rest) = (newValue.first, newValue.second)
      transform = CGAffineTransform(
        a: x.first, b: x.second, c: rest.first.first, d: rest.first.second,
        tx: rest.second.first, ty: rest.second.second)
    }
  }

  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    // Nothing is left of a view that is pressed flat; a transform that cannot be undone is none.
    if transform.a * transform.d == transform.b * transform.c { return Layer(opacity: 0) }
    return Layer(transform: transform.around(.topLeading, of: frame))
  }

  package static var reportName: String { "Transform" }
}

extension View {
  /// Draws the view moved by a transform of the coordinates that start at its top left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Draws the view turned clockwise around a point of its frame (rule L3.64).
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view larger or smaller, away from a point of its frame.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller, away from a point of its frame.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view larger or smaller along its axes.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
