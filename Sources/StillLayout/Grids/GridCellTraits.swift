import Foundation
package import StillGeometry

/// Settings of a view for its grid. `GridRow` and the cell modifiers write them from the inside out, so that the
/// outer one of two equal settings wins.
package struct GridCellTraits {
  /// The row that the view belongs to; nil: a view outside rows, which spans the grid (rule L4.1).
  package var row: ObjectIdentifier?
  /// Lines up the row's cells; nil: as the grid says.
  package var rowAlignment: VerticalAlignment?
  /// The number of columns that the cell takes; less than 1 counts as 1 (rule L4.9).
  package var columns = 1
  /// Lines up the cells of the column that the cell is in; nil: as the grid says (rule L4.7).
  package var columnAlignment: HorizontalAlignment?
  /// The point of the view that meets the same point of its cell; nil: guides decide (rule L4.8).
  package var anchor: UnitPoint?
  /// The axes on which the view takes what the others make of the cell (rule L4.10).
  package var unsizedAxes: Axis.Set = []

  package init() {}
}

/// The trait under which a view's `GridCellTraits` are kept.
package enum GridCellKey: LayoutValueKey {
  package static var defaultValue: GridCellTraits { GridCellTraits() }
}
