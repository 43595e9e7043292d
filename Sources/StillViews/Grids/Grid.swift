public import Foundation
public import StillGeometry
public import StillLayout
public import StillViewGraph

/// Views in rows and columns that fit each other (rules 4.1–4.16).
nonisolated public struct Grid<Content: View> {
  package let arrangement: GridLayout
  package let content: Content

  /// Spacing in points; nil: 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: ContainerView {
  package var reportName: String { "Grid" }
  package var warning: String? {
    for spacing in [arrangement.horizontalSpacing, arrangement.verticalSpacing] {
      if let spacing, !spacing.isFinite { return "has a spacing of \(spacing); 8 is taken instead" }
    }
    return nil
  }
}

extension View {
  /// Lets a grid's cell extend over several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: count)
  }

  /// Aligns all cells of this one's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Puts a point of the view on the same point of its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Asks for no room along some axes; the view takes what its cell has there.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}
