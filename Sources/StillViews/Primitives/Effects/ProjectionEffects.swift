public import Foundation
package import StillDrawing
public import StillGeometry
public import StillViewGraph

extension Layer {
  /// Draws through a projective map of the coordinates that start at a frame's top left corner; nothing where
  /// it cannot be undone.
  init(_ projection: ProjectionTransform, from origin: CGPoint) {
    let there = ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    let back = ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
    let placed = there.concatenating(projection).concatenating(back)
    guard placed.isFinite else {
      self.init()
      return
    }
    var inverse = placed
    if !inverse.invert() {
      self.init(.opacity(0))
    } else if let transform = projection.affine {
      self.init(
        .transform(
          CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))))
    } else {
      self.init(.projection(placed))
    }
  }
}

/// `rotation3DEffect`.
nonisolated public struct _Rotation3DEffect: EffectModifier, Sendable {
  var angle: Angle
  var axis: Axis3D
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  struct Axis3D: Sendable {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat
  }

  package typealias Pair = AnimatablePair<CGFloat, CGFloat>
  package typealias Place = AnimatablePair<UnitPoint.AnimatableData, Pair>

  package var animatableData:
    AnimatablePair<Angle.AnimatableData, AnimatablePair<AnimatablePair<CGFloat, Pair>, Place>>
  {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(axis.x, Pair(axis.y, axis.z)),
          Place(anchor.animatableData, Pair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      let (turn, place) = (newValue.second.first, newValue.second.second)
      axis = Axis3D(x: turn.first, y: turn.second.first, z: turn.second.second)
      anchor.animatableData = place.first
      (anchorZ, perspective) = (place.second.first, place.second.second)
    }
  }

  /// Returns the transform in the view's coordinates (rule P7.1).
  func projection(of size: CGSize, isMirrored: Bool) -> ProjectionTransform {
    let side = max(size.width, size.height)
    guard side > 0, side.isFinite else { return ProjectionTransform() }
    let place = (x: anchor.x * size.width, y: anchor.y * size.height)
    var eye = CATransform3DIdentity
    eye.m34 = -perspective / side
    let turned = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-place.x, -place.y, -anchorZ),
        CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)), eye)
    let map = ProjectionTransform(
      CATransform3DConcat(turned, CATransform3DMakeTranslation(place.x, place.y, anchorZ)))
    guard isMirrored else { return map }
    let mirror = ProjectionTransform(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    return mirror.concatenating(map).concatenating(mirror)
  }

  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    guard angle.radians != 0 else { return Layer() }
    let isMirrored = environment.layoutDirection == .rightToLeft
    return Layer(projection(of: frame.size, isMirrored: isMirrored), from: frame.origin)
  }

  package static var reportName: String { "Rotation3D" }
}

/// `projectionEffect`.
nonisolated public struct _ProjectionEffect: EffectModifier, Sendable {
  var transform: ProjectionTransform

  package typealias Row = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  package var animatableData: AnimatablePair<Row, AnimatablePair<Row, Row>> {
    get {
      let m = transform
      return AnimatablePair(
        Row(m.m11, AnimatablePair(m.m12, m.m13)),
        AnimatablePair(
          Row(m.m21, AnimatablePair(m.m22, m.m23)), Row(m.m31, AnimatablePair(m.m32, m.m33))))
    }
    set {
      let (first, second, third) = (newValue.first, newValue.second.first, newValue.second.second)
      (transform.m11, transform.m12, transform.m13) = (
        first.first, first.second.first, first.second.second
      )
      (transform.m21, transform.m22, transform.m23) = (
        second.first, second.second.first, second.second.second
      )
      (transform.m31, transform.m32, transform.m33) = (
        third.first, third.second.first, third.second.second
      )
    }
  }

  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    Layer(transform, from: frame.origin)
  }

  package static var reportName: String { "Projection" }
}

extension View {
  /// Draws the view turned in space around an axis, seen in perspective (rule P7.1).
  ///
  /// - Parameters:
  ///   - angle: Around y, a positive one brings the right edge away; around x, the top edge.
  ///   - axis: From the anchor: x to the right, y down, z towards the eye; its length does not matter.
  ///   - anchor: Of the view's frame, stays where it is.
  ///   - anchorZ: How far the axis lies before the view, in points.
  ///   - perspective: How much nearer parts grow; 0 for none.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: .init(x: axis.x, y: axis.y, z: axis.z), anchor: anchor,
        anchorZ: anchorZ, perspective: perspective))
  }

  /// Draws the view through a projective map of the coordinates that start at its top left corner (rule P7.2).
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}

extension VisualEffect {
  /// Draws the view turned in space around an axis, seen in perspective.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    ComposedVisualEffect(
      base: self,
      step: _Rotation3DEffect(
        angle: angle, axis: .init(x: axis.x, y: axis.y, z: axis.z), anchor: anchor,
        anchorZ: anchorZ, perspective: perspective))
  }

  /// Draws the view through a transform of the coordinates that start at its top left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    ComposedVisualEffect(base: self, step: _TransformEffect(transform: transform))
  }
}
