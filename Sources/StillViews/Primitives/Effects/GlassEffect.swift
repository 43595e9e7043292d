public import Foundation
public import StillGeometry
public import StillLayout
public import StillViewGraph

/// Glass, which newer systems lay behind controls. Here it is a thin material with a fine bright edge.
nonisolated public struct Glass: Equatable, Sendable {
  fileprivate enum Kind {
    case regular, clear, identity
  }

  fileprivate let kind: Kind
  fileprivate var tintColor: Color?

  /// The usual glass, which is drawn as a thin material.
  public static let regular = Glass(kind: .regular)
  /// Mostly the backdrop.
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  /// Glass with a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// No effect: no picture shows a reaction to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass unless another one is given: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// A capsule in the frame of the glass's content.
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Lays glass behind a view.
nonisolated public struct _GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S

  @MainActor public func body(content: Content) -> some View {
    content.background {
      if glass.kind != .identity {
        ZStack {
          shape.fill(glass.kind == .clear ? Material.ultraThin : Material.thin)
          if let tint = glass.tintColor { shape.fill(tint.opacity(0.6)) }
          shape.stroke(Color.white.opacity(0.35), lineWidth: 0.5)
        }
      }
    }
  }
}

/// Views with glass that may flow together. Here each keeps its own.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// A container that shows its content unchanged. `spacing`, in points, has no effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// At once. All three have no effect on a picture.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of the glass beside it.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Out of nothing, as light bends more and more.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

extension View {
  /// Lays glass behind the view, which here is a thin material.
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S
  ) -> some View {
    modifier(_GlassModifier(glass: glass, shape: shape))
  }

  /// Lays a capsule of glass behind the view, which here is a thin material.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }

  /// No effect: glass shapes do not morph. Warns in films.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    lacksMotion("glassEffectID", "glass shapes do not morph", if: id != nil)
  }

  /// No effect: views do not share their glass.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    lacks("glassEffectUnion", "glass does not flow together", if: id != nil)
  }

  /// No effect: glass appears and disappears with its view. Warns in films.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    lacksMotion("glassEffectTransition", "glass comes and goes with its view")
  }

  /// No effect: the view ends at its frame. Warns.
  nonisolated public func backgroundExtensionEffect() -> some View {
    lacks("backgroundExtensionEffect", "the view ends at its frame")
  }

  /// Adds a bar along an edge, which insets the safe area.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
