public import Foundation
public import StillGeometry
public import StillLayout
public import StillViewGraph

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

/// A view for a row's ground.
nonisolated struct RowBackground {
  let view: AnyView
}

/// How a row is deleted.
nonisolated struct RowDeletion {
  let action: () -> Void
}

extension UnitTrait<RowBackground> {
  static let rowBackground = UnitTrait<RowBackground>()
}

extension UnitTrait<RowDeletion> {
  static let rowDeletion = UnitTrait<RowDeletion>()
}

/// `listRowBackground`.
nonisolated public struct _RowBackgroundModifier: _PrimitiveModifier, UnitTraitModifier {
  let view: AnyView?

  package func write(_ traits: inout UnitTraits) {
    if let view { traits[.rowBackground] = RowBackground(view: view) }
  }

  public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, inputs, \.content)
  }
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

  /// The ground of the view's row in a list (rule C6.8).
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_RowBackgroundModifier(view: view.map { AnyView($0) }))
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

  /// The colour of the lines beside the view's row in a list: the system's here.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Whether lines are drawn around the view's section in a list: as the look says.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The tint of what the row's list adds to it.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// The gap between rows of lists: none here, as in groups.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

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
    environment(\.headerProminence, prominence)
  }

  /// What swiping a row offers: nothing that a list at rest shows (rule C6.8).
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Whether a row may be deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Whether a row may be moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Whether a row may be chosen.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
