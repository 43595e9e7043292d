public import StillLayout
public import StillViewGraph

/// The cells of one row of the grid around it; elsewhere a `Group` (rule L4.13).
///
/// It creates no element: each view inside carries the row's identity, so that a modifier on a row is one on each cell.
nonisolated public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// `alignment` lines up this row's cells; nil: as the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public var body: Never {
    preconditionFailure("GridRow is handled by the engine and has no body")
  }

  public static func _makeNode(
    _ view: GridRow<Content>, _ inputs: _ViewInputs
  ) -> _TypedNode<GridRow<Content>> {
    PassThroughNode(view, inputs) {
      $0.content.modifier(_GridRowModifier(alignment: $0.alignment))
    }
  }
}

/// Marks the cells of a row.
nonisolated public struct _GridRowModifier: GridCellModifier {
  let alignment: VerticalAlignment?

  package func change(_ traits: inout GridCellTraits, row: ObjectIdentifier?) {
    traits.row = row
    if let alignment { traits.rowAlignment = alignment }
  }
}
