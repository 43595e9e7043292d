public import StillViewGraph

private let linkIndicatorEntry = EnvironmentEntry<Visibility>(.automatic)

extension EnvironmentValues {
  /// Whether links in rows of lists have a chevron.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[linkIndicatorEntry] }
    set { self[linkIndicatorEntry] = newValue }
  }
}

extension View {
  /// Shows or hides the chevrons of links in rows of lists inside (default: shown).
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
