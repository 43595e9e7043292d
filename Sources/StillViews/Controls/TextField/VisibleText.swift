import StillGeometry
import StillLayout
import StillViewGraph

/// Words that may be longer than there is room: their start, and once something was typed, the end of it.
nonisolated struct VisibleText<Content: View>: View {
  let content: Content
  @State private var position = ScrollPosition()
  @Environment(\.typingCount) private var typingCount

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor var body: some View {
    ScrollView { content }
      .scrollPosition($position)
      .onChange(of: typingCount) { position.scrollTo(edge: .bottom) }
  }
}

private let typingCountEntry = EnvironmentEntry(0)

extension EnvironmentValues {
  /// How often something was typed into the field around.
  var typingCount: Int {
    get { self[typingCountEntry] }
    set { self[typingCountEntry] = newValue }
  }
}
