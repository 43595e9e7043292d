import StillGeometry
import StillLayout
import StillViewGraph

/// Puts the pages that views of a page lead to by a binding above it and its bar.
nonisolated struct PushedPages: ViewModifier {
  /// How many pages lie below the one that leads to them.
  let depth: Int
  let navigator: Navigator

  @MainActor func body(content: Content) -> some View {
    let (depth, navigator) = (depth, navigator)
    content
      .overlayPreferenceValue(PresentationsKey.self) { presentations in
        ZStack {
          ForEach(presentations.filter { $0.kind == .page }) { page in
            NavigationPage(
              depth: depth + 1, navigator: navigator, back: page.dismiss, content: page.content
            )
            .background(ControlColor.ground, ignoresSafeAreaEdges: .all)
            .modifier(_WholeEnvironmentModifier(environment: page.environment))
          }
        }
      }
      .transformPreference(PresentationsKey.self) { $0.removeAll { $0.kind == .page } }
  }
}
