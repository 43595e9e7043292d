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

private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
  /// Where the line below a row of a list begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// Where the line below a row of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    ListRowSeparatorTrailing.self)
}

extension View {
  /// The room around the view in a row of a list, in points; it replaces all four insets (rule C6.3).
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets.map(\.madeSafe))
  }

  /// Whether lines are drawn beside the view's row in a list.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    let isHidden = visibility == .hidden
    return layoutValue(
      key: ListRowSeparatorKey.self,
      value: HiddenLines(
        top: isHidden && edges.contains(.top), bottom: isHidden && edges.contains(.bottom)))
  }

  /// The tint of what the row's list adds to it.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// The gap between rows of lists inside, in points, which makes each row of a group one of its own; nil: none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { $0.isFinite ? max($0, 0) : 0 })
  }

  /// The gap between sections of lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// The gap between sections of lists inside, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// How much the headers of sections inside stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    modifier(_HeaderProminenceModifier(prominence: prominence))
  }
}

/// `headerProminence`: on a section, of its own header; on a list, of all.
nonisolated public struct _HeaderProminenceModifier: ViewModifier, UnitTraitModifier {
  let prominence: Prominence

  package func write(_ traits: inout UnitTraits) { traits[.headerProminence] = prominence }

  @MainActor public func body(content: Content) -> some View {
    content.environment(\.headerProminence, prominence)
  }
}

extension UnitTrait<Prominence> {
  /// What a section says of its header.
  static let headerProminence = UnitTrait<Prominence>()
}
