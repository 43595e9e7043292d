public import Foundation
public import StillGeometry
public import StillLayout
public import StillViewGraph

/// How a row is deleted.
nonisolated struct RowDeletion {
  let action: () -> Void
}

extension UnitTrait<RowDeletion> {
  static let rowDeletion = UnitTrait<RowDeletion>()
}

private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
  /// Where the line below a row of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    ListRowSeparatorTrailing.self)
}

extension View {
  /// Sets the insets of the view's row in a list, in points; all four insets are replaced (rule C6.3).
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets.map(\.madeSafe))
  }

  /// Shows or hides the separators of the view's row in a list.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    let isHidden = visibility == .hidden
    return layoutValue(
      key: ListRowSeparatorKey.self,
      value: HiddenLines(
        top: isHidden && edges.contains(.top), bottom: isHidden && edges.contains(.bottom)))
  }

  /// Sets the tint of the icon of the view's row.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the gap between rows of lists inside, in points, so that each row of a group has a separate background
  /// (default: nil, no gap).
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { $0.isFinite ? max($0, 0) : 0 })
  }

  /// Sets the gap between sections of lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the gap between sections of lists inside, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the prominence of the headers of sections inside.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    modifier(_HeaderProminenceModifier(prominence: prominence))
  }
}

/// `headerProminence`: on a section it concerns that section's header; on a list, all headers.
nonisolated public struct _HeaderProminenceModifier: ViewModifier, UnitTraitModifier {
  let prominence: Prominence

  package func write(_ traits: inout UnitTraits) { traits[.headerProminence] = prominence }

  @MainActor public func body(content: Content) -> some View {
    content.environment(\.headerProminence, prominence)
  }
}

extension UnitTrait<Prominence> {
  /// The prominence that a section sets for its header.
  static let headerProminence = UnitTrait<Prominence>()
}
