import StillGeometry
import StillLayout

/// Insets that a row sets.
nonisolated enum ListRowInsetsKey: LayoutValueKey {
  static let defaultValue: EdgeInsets? = nil
}

/// Which lines beside a row are hidden.
nonisolated struct HiddenLines: Equatable, Sendable {
  var top = false
  var bottom = false
}

/// Separators that a row sets.
nonisolated enum ListRowSeparatorKey: LayoutValueKey {
  static let defaultValue = HiddenLines()
}
