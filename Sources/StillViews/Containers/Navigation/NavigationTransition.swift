public import Foundation
public import StillViewGraph

/// The transition of a page onto a navigation stack; all are drawn alike.
nonisolated public protocol NavigationTransition: Sendable {}

/// The transition that suits the stack.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  /// The transition that `.automatic` names.
  public init() {}
}

/// The page grows out of the view that leads to it.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  /// For older code; `zoom(sourceID:in:)` names the view that the page grows out of.
  public init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition that suits the stack.
  nonisolated public static var automatic: AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition in which the page grows out of its source view. No effect: it is drawn as any other.
  nonisolated public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
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
  /// No effect: pages are pushed.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// No effect: pages have one transition.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// No effect: pages have one transition.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    self
  }
}
