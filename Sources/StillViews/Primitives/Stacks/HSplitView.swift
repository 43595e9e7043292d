import Foundation
public import StillViewGraph

/// Views side by side with lines between them, as on a Mac. The lines cannot be dragged.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Views side by side.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    HStack(spacing: 0) { Divided(content: content) }
  }
}

/// Views one below the other with lines between them, as on a Mac. The lines cannot be dragged.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Views one below the other.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    VStack(spacing: 0) { Divided(content: content) }
  }
}

/// Views with a line before each but the first.
nonisolated private struct Divided<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    Group(subviews: content) { views in
      ForEach(views) { view in
        if view.id != views.first?.id { Divider() }
        view
      }
    }
  }
}
