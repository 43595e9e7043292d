import SwiftUI
import Testing

/// A view that arranges its content, and a layout where it has none.
nonisolated private struct Piled<Content: View>: View {
  private let content: Content

  init(overlap: CGFloat = 5, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor var body: some View { content }
}

extension Piled: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension Piled: Layout where Content == EmptyView {
  init(overlap: CGFloat = 5) {
    self.init(overlap: overlap) { EmptyView() }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 40, height: 30) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Layouts as code writes them.
@MainActor struct LayoutFormTests {
  /// The one without content is made by the one with content, and not by itself.
  @Test func aViewMayBeALayoutToo() {
    let layout = Piled()
    let renderer = ImageRenderer(content: layout { Color.red })
    #expect(renderer.cgImage?.width == 40)
    #expect(renderer.cgImage?.height == 30)
    let view = ImageRenderer(content: Piled { Color.red.frame(width: 7, height: 9) })
    #expect(view.cgImage?.width == 7)
  }
}
