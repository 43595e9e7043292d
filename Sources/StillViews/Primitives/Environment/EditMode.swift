public import StillViewGraph

/// Whether content can be edited.
nonisolated public enum EditMode: Hashable, Sendable {
  /// Not edited, edited for a moment only (as a row that was swept aside is), or edited until it is ended.
  case inactive, transient, active

  /// Whether it can be edited, even if only for a moment.
  public var isEditing: Bool { self != .inactive }
}

private let editModeEntry = EnvironmentEntry<Binding<EditMode>?>(nil)
private let ownEditModeEntry = EnvironmentEntry<OwnEditMode?>(nil)

extension EnvironmentValues {
  /// The edit mode of the surrounding content: the one that an ancestor sets (default: the page's or the window's).
  public var editMode: Binding<EditMode>? {
    get { self[editModeEntry] ?? self[ownEditModeEntry]?.binding }
    set { self[editModeEntry] = newValue }
  }
}

extension View {
  /// Keeps the edit mode of a window, or of a page of a stack, unless an ancestor sets it.
  nonisolated func keepsEditMode() -> some View {
    _KeptObject(ownEditModeEntry, content: self) { OwnEditMode($0.writes) }
  }
}

/// The edit mode of a window or a page. Its state is made when something reads it: few views do.
private final class OwnEditMode {
  private let queue: WriteQueue
  private var location: StateLocation<EditMode>?

  init(_ queue: WriteQueue) {
    self.queue = queue
  }

  var binding: Binding<EditMode> {
    let location = location ?? StateLocation(.inactive, queue)
    self.location = location
    return Binding(location: location)
  }
}
