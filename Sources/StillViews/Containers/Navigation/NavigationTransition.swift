public import Foundation
public import StillViewGraph

/// The transition of a page onto a navigation stack. Films show it; stills show the page.
nonisolated public protocol NavigationTransition: Sendable {}

/// The transition that suits the stack.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  /// The transition that `.automatic` names.
  public init() {}
}

/// The page grows out of the view that leads to it.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  /// The view that the page grows out of; nil: it is pushed.
  let source: ZoomSource?

  /// For older code; `zoom(sourceID:in:)` names the view that the page grows out of.
  public init() { source = nil }

  init(source: ZoomSource) { self.source = source }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition that suits the stack.
  nonisolated public static var automatic: AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition in which the page grows out of its source view, the one with `matchedTransitionSource(id:in:)`
  /// (rule SM2.11). Without such a view the page is pushed.
  nonisolated public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: ZoomSource(id: sourceID, namespace: namespace))
  }
}

/// How the view that leads to a page looks while the page grows out of it.
public protocol MatchedTransitionSourceConfiguration {}

/// The initial configuration; its settings have no effect here.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// No effect: pages are pushed, whatever their source looks like.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    self
  }
  /// No effect: pages are pushed, whatever their source looks like.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// No effect: pages are pushed, whatever their source looks like.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration {
    self
  }
}

extension View {
  /// Sets the transition by which the page that the view is comes onto its stack.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    preference(key: ZoomSourceKey.self, value: (style as? ZoomNavigationTransition)?.source)
  }

  /// Makes the view the one that a page with the same identity grows out of.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(ZoomSourceModifier(source: ZoomSource(id: id, namespace: namespace)))
  }

  /// Makes the view the one that a page with the same identity grows out of. The configuration has no effect: the
  /// view is drawn as it is.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace)
  }
}
