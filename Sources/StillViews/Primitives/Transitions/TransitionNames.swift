public import Foundation
public import StillGeometry
public import StillViewGraph

extension Transition where Self == OpacityTransition {
  /// Fades.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing.
  nonisolated public static var scale: ScaleTransition { ScaleTransition() }

  /// Grows from a scale, about an anchor.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Comes from elsewhere, in points.
  nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// Comes from elsewhere, in points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Comes from an edge, by its own length.
  nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Comes from the leading edge and goes to the trailing one.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Comes from an edge and goes to the opposite one, fading.
  nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades through a blur.
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Fades through a blur.
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> Self {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension AnyTransition {
  /// Fades.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Comes and goes at once.
  public static let identity = AnyTransition(IdentityTransition())
  /// Grows from nothing.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition()) }
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Grows from a scale, about an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Comes from elsewhere, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Comes from elsewhere, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes from an edge, by its own length.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Comes from an edge and goes to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Comes by one transition and goes by another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      AsymmetricTransition(
        insertion: ErasedTransition(insertion), removal: ErasedTransition(removal)))
  }

  /// Has one modifier while it comes or goes, and another in its place.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Combines both transitions, this one innermost.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      CombinedTransition(first: ErasedTransition(self), second: ErasedTransition(other)))
  }
}
