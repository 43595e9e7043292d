public import StillViewGraph

/// A button that renames something (rule C2.8).
nonisolated public struct RenameButton<Label: View>: View {
  let label: Label

  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension RenameButton where Label == StillViews.Label<Text, Image> {
  /// Says "Rename" after a pencil. A tap does nothing here, as nothing can be renamed.
  public init() {
    label = StillViews.Label("Rename", systemImage: "pencil")
  }
}
