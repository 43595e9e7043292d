public import Foundation
public import StillGeometry
import StillLayout
public import StillViewGraph

/// Fades (C10.2).
nonisolated public struct OpacityTransition: KnownTransition, Sendable {
  /// The transition that `.opacity` names.
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  package var traits: TransitionTraits { TransitionTraits(isPlainAtRest: true) }
}

/// Appears and disappears at once, regardless of the change's animation (C10.1).
nonisolated public struct IdentityTransition: KnownTransition, Sendable {
  /// The transition that `.identity` names.
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  package var traits: TransitionTraits { TransitionTraits(isPlainAtRest: true, isIdentity: true) }
}

/// Grows from a point and shrinks to it.
nonisolated public struct ScaleTransition: KnownTransition, Sendable {
  /// The smallest scale that can still be undone.
  private static var least: Double { 1e-5 }

  /// How large the view is while it is not there, where 1 is its size.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// A scale that is never exactly 0, so that the transform stays invertible; smaller values are 0.00001.
  public init(_ scale: Double = 1e-5, anchor: UnitPoint = .center) {
    self.scale = abs(scale) < Self.least ? Self.least : scale
    self.anchor = anchor
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }

  package var traits: TransitionTraits { TransitionTraits(isPlainAtRest: true) }
}

/// Comes from elsewhere and goes there, in points.
nonisolated public struct OffsetTransition: KnownTransition, Sendable {
  /// How far away it is, in points, right and down.
  public var offset: CGSize

  /// From and to a place at a distance, in points, right and down.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }

  package var traits: TransitionTraits { TransitionTraits(isPlainAtRest: true) }
}

/// Enters from an edge and leaves there, by the view's own length.
nonisolated public struct MoveTransition: KnownTransition, Sendable {
  /// The edge that it comes from and goes to.
  public var edge: Edge

  /// From and to an edge; leading is on the left unless the layout runs from right to left.
  public init(edge: Edge) {
    self.edge = edge
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeShift(edge: phase.isIdentity ? nil : edge))
  }

  package var traits: TransitionTraits { TransitionTraits(isPlainAtRest: true) }
}

/// Comes from the leading edge and goes to the trailing one.
nonisolated public struct SlideTransition: KnownTransition, Sendable {
  /// The transition that `.slide` names.
  public init() {}

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      _EdgeShift(
        edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
  }

  package var traits: TransitionTraits { TransitionTraits(isPlainAtRest: true) }
}

/// Comes from an edge and goes to the opposite one, fading.
nonisolated public struct PushTransition: KnownTransition, Sendable {
  /// The edge that it comes from.
  public var edge: Edge

  /// From an edge, and away to the opposite one.
  public init(edge: Edge) {
    self.edge = edge
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .modifier(
        _EdgeShift(
          edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite))
  }

  package var traits: TransitionTraits { TransitionTraits(isPlainAtRest: true) }
}

/// Fades while it grows out of a blur, or shrinks into one.
nonisolated public struct BlurReplaceTransition: KnownTransition, Sendable {
  /// Whether the view grows or shrinks as it goes.
  public struct Configuration: Equatable, Sendable {
    fileprivate let growsAway: Bool

    /// Shrinks as it goes.
    public static let downUp = Configuration(growsAway: false)
    /// Grows as it goes.
    public static let upUp = Configuration(growsAway: true)
  }

  /// Whether the view shrinks or grows as it goes.
  public var configuration: Configuration

  /// Fades through a blur, and shrinks or grows as the configuration says.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(
        phase.isIdentity ? 1 : phase == .didDisappear && configuration.growsAway ? 1.1 : 0.9
      )
      .blur(radius: phase.isIdentity ? 0 : 7)
  }

  package var traits: TransitionTraits { TransitionTraits(isPlainAtRest: true) }
}

extension Edge {
  /// The edge on the other side.
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Lays a view beyond one of its edges.
nonisolated struct _EdgeShift: UnaryLayoutModifier {
  let edge: Edge?

  func arrangement(in environment: EnvironmentValues) -> EdgeShift { EdgeShift(edge: edge) }
  static var reportName: String { "Move" }
}
