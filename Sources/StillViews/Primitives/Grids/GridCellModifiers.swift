import Foundation
public import StillGeometry
public import StillLayout
public import StillViewGraph

/// `gridCellColumns`.
nonisolated public struct _GridCellColumnsModifier: GridCellModifier {
  let count: Int

  package func change(_ traits: inout GridCellTraits, row: ObjectIdentifier?) {
    traits.columns = count
  }

  package var warning: String? {
    count < 1 ? "a cell of \(count) columns is no cell; it has one" : nil
  }
}

/// `gridColumnAlignment`.
nonisolated public struct _GridColumnAlignmentModifier: GridCellModifier {
  let guide: HorizontalAlignment

  package func change(_ traits: inout GridCellTraits, row: ObjectIdentifier?) {
    traits.columnAlignment = guide
  }
}

/// `gridCellAnchor`.
nonisolated public struct _GridCellAnchorModifier: GridCellModifier {
  let anchor: UnitPoint

  private var isPoint: Bool { anchor.x.isFinite && anchor.y.isFinite }

  package func change(_ traits: inout GridCellTraits, row: ObjectIdentifier?) {
    if isPoint { traits.anchor = anchor }
  }

  package var warning: String? {
    isPoint
      ? nil : "(\(anchor.x), \(anchor.y)) is no point of a cell; the grid's alignment is taken"
  }
}

/// `gridCellUnsizedAxes`.
nonisolated public struct _GridCellUnsizedAxesModifier: GridCellModifier {
  let axes: Axis.Set

  package func change(_ traits: inout GridCellTraits, row: ObjectIdentifier?) {
    traits.unsizedAxes = axes
  }
}

extension View {
  /// Has a cell take several columns of the grid around it, with the gaps between them (rule L4.9).
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridCellColumnsModifier(count: count))
  }

  /// Lines up all cells of the cell's column; a cell of several columns, itself alone (rule L4.7).
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridColumnAlignmentModifier(guide: guide))
  }

  /// Aligns a point of the view with the same point of its cell, regardless of the grid's alignment (rule L4.8).
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridCellAnchorModifier(anchor: anchor))
  }

  /// Keeps the view from having a say in the size of its cell, which it still fills (rule L4.10).
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridCellUnsizedAxesModifier(axes: axes))
  }
}
