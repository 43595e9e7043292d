import StillViewGraph

extension View {
  /// Lays the page on an opaque ground of its own: the window's, or that of the presentation around, in the page's color scheme. What
  /// lies behind a stack of pages or a tab view is not seen (rule C6.18).
  nonisolated func onPageGround() -> some View {
    backgroundPreferenceValue(SetsPageBackground.self) { isSet in
      if !isSet { PageBackground() }
    }
    .preference(key: SetsPageBackground.self, value: false)
  }
}

/// The ground, up to the edges of the window.
nonisolated private struct PageBackground: View {
  @Environment(\.pageGround) private var ground

  init() {}

  @MainActor var body: some View {
    Rectangle().fill(ground ?? AnyShapeStyle(ControlColor.ground)).ignoresSafeArea()
  }
}
