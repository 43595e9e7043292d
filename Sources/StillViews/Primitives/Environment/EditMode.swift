public import StillViewGraph

/// Whether content can be edited.
nonisolated public enum EditMode: Hashable, Sendable {
  /// Not edited, edited for a moment only (as a row that was swept aside is), or edited until it is ended.
  case inactive, transient, active

  /// Whether it can be edited, even if only for a moment.
  public var isEditing: Bool { self != .inactive }
}

private let editModeEntry = EnvironmentEntry<Binding<EditMode>?>(nil)
private let ownEditModeEntry = EnvironmentEntry<Binding<EditMode>?>(nil)

extension EnvironmentValues {
  /// The edit mode of the surrounding content: the one that an ancestor sets (default: the page's or the window's).
  public var editMode: Binding<EditMode>? {
    get { self[editModeEntry] ?? self[ownEditModeEntry] }
    set { self[editModeEntry] = newValue }
  }

  fileprivate var ownEditMode: Binding<EditMode>? {
    get { self[ownEditModeEntry] }
    set { self[ownEditModeEntry] = newValue }
  }
}

extension View {
  /// Keeps the edit mode of a window, or of a page of a stack, unless an ancestor sets it.
  nonisolated func keepsEditMode() -> some View { EditModeKeeper(content: self) }
}

nonisolated private struct EditModeKeeper<Content: View>: View {
  let content: Content
  @State private var mode = EditMode.inactive

  init(content: Content) {
    self.content = content
  }

  @MainActor var body: some View {
    content.environment(\.ownEditMode, $mode)
  }
}
