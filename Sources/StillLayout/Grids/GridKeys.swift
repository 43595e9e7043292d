import Foundation
package import StillGeometry

/// The row that a cell belongs to.
package struct GridRowMembership {
  /// Tells rows apart.
  package let row: ObjectIdentifier
  /// The row's own alignment; nil: the grid's.
  package let alignment: VerticalAlignment?

  package init(row: ObjectIdentifier, alignment: VerticalAlignment?) {
    self.row = row
    self.alignment = alignment
  }
}

/// Set by `GridRow` on its cells.
package enum GridRowKey: LayoutValueKey {
  package static var defaultValue: GridRowMembership? { nil }
}

/// `gridCellColumns`: over how many columns a cell extends.
package enum GridCellColumnsKey: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// `gridColumnAlignment`: how the cells of the column lie in it.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// `gridCellAnchor`: which point of the view meets the same point of its cell.
package enum GridCellAnchorKey: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// `gridCellUnsizedAxes`: the axes along which a cell asks for no room.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}
