import StillGeometry
import StillLayout

/// What a row says of its insets.
nonisolated enum ListRowInsetsKey: LayoutValueKey {
  static let defaultValue: EdgeInsets? = nil
}

/// Which lines beside a row are hidden.
nonisolated struct HiddenLines: Equatable, Sendable {
  var top = false
  var bottom = false
}

/// What a row says of the lines beside it.
nonisolated enum ListRowSeparatorKey: LayoutValueKey {
  static let defaultValue = HiddenLines()
}
