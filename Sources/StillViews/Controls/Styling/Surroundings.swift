package import StillGeometry
package import StillViewGraph

private let isListRowEntry = EnvironmentEntry(false)
private let deviceInsetsEntry = EnvironmentEntry<EdgeInsets>(EdgeInsets())
private let dismissPresentationEntry = EnvironmentEntry<PresentationDismissal?>(nil)

extension EnvironmentValues {
  /// Whether the view stands in a row of a list or a form.
  package var isListRow: Bool {
    get { self[isListRowEntry] }
    set { self[isListRowEntry] = newValue }
  }

  /// The safe area of the simulated device, for presentations that cover the whole window, in points.
  package var deviceInsets: EdgeInsets {
    get { self[deviceInsetsEntry] }
    set { self[deviceInsetsEntry] = newValue }
  }

  /// The action that dismisses the nearest presentation, or pops a pushed page (default: nil).
  package var dismissPresentation: PresentationDismissal? {
    get { self[dismissPresentationEntry] }
    set { self[dismissPresentationEntry] = newValue }
  }
}

/// An action that dismisses a presentation. Two are equal if they belong to one owner at one level, so that the
/// environment stays equal while nothing changes.
nonisolated package struct PresentationDismissal: Equatable {
  let owner: ObjectIdentifier
  let level: Int
  package let action: () -> Void

  init(owner: ObjectIdentifier, level: Int = 0, action: @escaping () -> Void) {
    self.owner = owner
    self.level = level
    self.action = action
  }

  package static func == (a: PresentationDismissal, b: PresentationDismissal) -> Bool {
    a.owner == b.owner && a.level == b.level
  }
}
