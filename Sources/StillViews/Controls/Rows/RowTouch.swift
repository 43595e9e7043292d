import StillViewGraph

/// Tells a row that a control inside has acted for it.
nonisolated final class RowTouch {
  /// Whether the row shows touches on it, so that its controls do not.
  var showsPresses = false
  var acted: @MainActor () -> Void = {}
}

private let rowTouchEntry = EnvironmentEntry<RowTouch?>(nil)

extension EnvironmentValues {
  /// The row around, where the system moves things.
  var rowTouch: RowTouch? {
    get { self[rowTouchEntry] }
    set { self[rowTouchEntry] = newValue }
  }
}
