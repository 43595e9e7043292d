public import StillViewGraph

/// Pages of a watch, one below the other: the chosen one is shown, without dots.
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  /// The motion between pages. No effect: pages follow the finger.
  public struct TransitionStyle: Hashable, Sendable {
    private let number: Int

    /// As the system does.
    public static let automatic = TransitionStyle(number: 0)
    /// The old page fades.
    public static let blur = TransitionStyle(number: 1)
    /// Both pages move.
    public static let identity = TransitionStyle(number: 2)
  }

  /// Pages.
  public init(transitionStyle: TransitionStyle = .automatic) {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PageTabViewStyle(indexDisplayMode: .never).makeBody(configuration: configuration)
  }
}

/// Pages of a watch as cards: the chosen one is shown, without dots.
nonisolated public struct CarouselTabViewStyle: TabViewStyle, Sendable {
  /// Pages.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PageTabViewStyle(indexDisplayMode: .never).makeBody(configuration: configuration)
  }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages of a watch, one below the other.
  nonisolated public static var verticalPage: VerticalPageTabViewStyle {
    VerticalPageTabViewStyle()
  }

  /// Pages of a watch, one below the other.
  nonisolated public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle(transitionStyle: transitionStyle) }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages of a watch as cards.
  nonisolated public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
