public import StillViewGraph

/// A button that begins and ends editing (rule C2.8).
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Says "Edit", or "Done" while `editMode` is active, and turns it over.
  public init() {}

  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}
