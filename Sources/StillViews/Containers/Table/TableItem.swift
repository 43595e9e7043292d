public import StillViewGraph

/// One row of a table: its value, and the menu that a long press opens.
nonisolated public struct _TableItem<Value: Identifiable>: Identifiable {
  let value: Value
  /// The row's menu (default: nil, the table's).
  var menu: TableMenu?

  public var id: Value.ID { value.id }
}

/// The menu that a long press on a row of a table opens.
nonisolated struct TableMenu {
  let items: AnyView
  /// Shown above the items.
  let preview: AnyView?
}

/// Returns a row for each element.
nonisolated func tableItems<Data: RandomAccessCollection>(
  of data: Data
) -> _TableItems<Data.Element> {
  _TableItems(of: data) { _TableItem(value: $0) }
}

extension OfferingRows: SingleTableRow where Rows: SingleTableRow {}

/// Rows with a context menu; a menu that a row inside has takes precedence.
nonisolated private struct OfferingRows<Rows: TableRowContent>: TableRowContent {
  typealias TableRowValue = Rows.TableRowValue

  let rows: Rows
  let menu: TableMenu

  nonisolated func _items() -> _TableItems<TableRowValue> {
    rows._items().mapped { [menu] item in
      var item = item
      item.menu = item.menu ?? menu
      return item
    }
  }
}

extension TableRowContent {
  /// Offers items when a row is held down for half a second.
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    OfferingRows(rows: self, menu: TableMenu(items: AnyView(menuItems()), preview: nil))
  }

  /// Offers items, with a view above them, when a row is held down for half a second.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    OfferingRows(
      rows: self, menu: TableMenu(items: AnyView(menuItems()), preview: AnyView(preview())))
  }
}

/// Adds the menu of a row of a table.
nonisolated struct TableItemMenu<Value: Identifiable>: ViewModifier {
  let item: _TableItem<Value>

  @MainActor func body(content: Content) -> some View {
    if let menu = item.menu {
      if let preview = menu.preview {
        content.contextMenu {
          menu.items
        } preview: {
          preview
        }
      } else {
        content.contextMenu { menu.items }
      }
    } else {
      content
    }
  }
}

/// A row of a table with columns: all of it can be held down and, where rows can be chosen, tapped.
nonisolated struct TableItemChoice: ViewModifier {
  let id: AnyHashable
  let selection: ListSelection?
  @Environment(\.editMode) private var editMode
  @Environment(\.rowContextMenu) private var menu

  init(id: AnyHashable, selection: ListSelection?) {
    self.id = id
    self.selection = selection
  }

  @MainActor func body(content: Content) -> some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    let action = tap(isEditing)
    content
      .background(isSelected ? Color.accentColor.opacity(0.15) : .clear)
      .contentShape(Rectangle())
      .modifier(_TapModifier(isEnabled: action != nil) { action?() })
      .modifier(RowMenuOffer(row: id, selection: selection))
  }

  private var isSelected: Bool { selection?.contains(id) ?? false }

  @MainActor private func tap(_ isEditing: Bool) -> (@MainActor () -> Void)? {
    let (id, selection) = (id, selection)
    if !isEditing, let act = menu?.primaryAction { return { act([id]) } }
    guard let selection, !isEditing || selection.isMultiple else { return nil }
    return { selection.select(id, isEditing) }
  }
}
