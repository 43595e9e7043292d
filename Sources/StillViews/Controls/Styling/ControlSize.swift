import Foundation
public import StillViewGraph

/// How large controls are: buttons, circular progress and menus that look like buttons follow it (rule C1.8).
nonisolated public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// Sizes from the smallest to the largest (default: `regular`).
  case mini, small, regular, large, extraLarge
}

private let controlSizeEntry = EnvironmentEntry<ControlSize>(.regular)
private let labelsVisibilityEntry = EnvironmentEntry<Visibility>(.automatic)

/// Whether something is shown.
nonisolated public enum Visibility: CaseIterable, Hashable, Sendable {
  /// `automatic` leaves it to the view that is asked.
  case automatic, visible, hidden
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[controlSizeEntry] }
    set { self[controlSizeEntry] = newValue }
  }

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[labelsVisibilityEntry] }
    set { self[labelsVisibilityEntry] = newValue }
  }

  /// Whether controls show no labels.
  package var hidesLabels: Bool { labelsVisibility == .hidden }
}

extension View {
  /// Sets the size of controls inside.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of the controls inside: no room is left for them (rule C1.4).
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsVisibility, .hidden)
  }

  /// Shows or hides the labels of the controls inside.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
