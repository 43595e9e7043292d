public import Foundation
public import StillViewGraph

/// How a page comes onto a navigation stack. Accepted; pages come as they always do.
nonisolated public protocol NavigationTransition: Sendable {}

/// What suits the stack.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  /// What `.automatic` names where a transition is wanted.
  public init() {}
}

/// The page grows out of the view that leads to it.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  /// For older code; `zoom(sourceID:in:)` names the view that the page grows out of.
  public init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// What suits the stack.
  nonisolated public static var automatic: AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows out of the view that leads to it; here it comes as any other.
  nonisolated public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// How the view that leads to a page looks while the page grows out of it.
public protocol MatchedTransitionSourceConfiguration {}

/// The configuration to begin with; what is set on it has no effect here.
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

  /// No effect: pages are pushed.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// No effect: pages are pushed.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    self
  }
}
