import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// The menu that a long press on a view opens (rule C2.9: it is invisible while closed).
nonisolated private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  /// Shown above the items; nil: nothing is.
  let preview: Preview?
  @State private var isOpen = false
  @State private var lift: Lift
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isListRow) private var isListRow
  @Environment(\.rowLift) private var rowLift

  init(items: Items, preview: Preview?) {
    self.items = items
    self.preview = preview
    _lift = State(wrappedValue: Lift())
  }

  @MainActor func body(content: Content) -> some View {
    let items = items
    let preview = preview
    let hasItems = !separateUnits(items).isEmpty
    // The content of a row lifts the row as a whole.
    let shown = isListRow ? rowLift ?? lift : lift
    content
      .modifier(_LiftSourceModifier(lift))
      .gesture(
        LongPressGesture().onEnded { _ in isOpen = true }, isEnabled: isEnabled && hasItems
      )
      .modifier(ActsForRow(\.holds, isOn: hasItems) { isOpen = true })
      .modifier(
        PresentingModifier(.contextMenu, $isOpen, lift: preview == nil ? shown : nil) {
          VStack(alignment: .leading, spacing: 8) {
            if let preview {
              preview.clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
            }
            MenuCard { items }
          }
        })
  }
}

private let rowLiftEntry = EnvironmentEntry<Lift?>(nil)

extension EnvironmentValues {
  /// The lift of the row that the view is in.
  var rowLift: Lift? {
    get { self[rowLiftEntry] }
    set { self[rowLiftEntry] = newValue }
  }
}

/// Lifts a row where a context menu of its content opens (rule SM3.12).
nonisolated struct RowLift: ViewModifier {
  let lift: Lift

  @MainActor func body(content: Content) -> some View {
    let lift = lift
    content
      .modifier(_LiftSourceModifier(lift))
      .transformAnchorPreference(key: PresentationsKey.self, value: .bounds) { list, anchor in
        list = list.map { $0.lift === lift ? $0.at(anchor) : $0 }
      }
  }
}

/// The menu of rows of a list or a table.
nonisolated struct RowMenu {
  /// Made of the values of rows.
  let items: (Set<AnyHashable>) -> AnyView
  /// The action of a tap on a row (default: nil, the tap chooses the row).
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private let rowContextMenuEntry = EnvironmentEntry<RowMenu?>(nil)

extension EnvironmentValues {
  /// The menu of rows of the list inside.
  var rowContextMenu: RowMenu? {
    get { self[rowContextMenuEntry] }
    set { self[rowContextMenuEntry] = newValue }
  }
}

extension View {
  /// Offers items when the view is held down for half a second.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView?.none))
  }

  /// Offers items, with a view above them, when the view is held down for half a second.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Adds a menu that a long press on a row of the list or table opens.
  ///
  /// - Parameters:
  ///   - menu: A closure that receives the chosen values if the row is one of them (default: the row's value alone).
  ///   - primaryAction: The action of a tap on a row while the list is not edited (default: nil, the tap chooses the row).
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func values(_ rows: Set<AnyHashable>) -> Set<I> { Set(rows.compactMap { $0.base as? I }) }
    let items: (Set<AnyHashable>) -> AnyView = { rows in
      let values = values(rows)
      // Rows of another type have nothing to do with these items.
      return values.isEmpty ? AnyView(EmptyView()) : AnyView(menu(values))
    }
    let act: ((Set<AnyHashable>) -> Void)? = primaryAction.map { act in { act(values($0)) } }
    return environment(\.rowContextMenu, RowMenu(items: items, primaryAction: act))
  }
}

/// Adds to a row the menu of its list or table.
nonisolated struct RowMenuOffer: ViewModifier {
  /// The value of the row.
  let row: AnyHashable?
  let selection: ListSelection?
  @Environment(\.rowContextMenu) private var menu

  init(row: AnyHashable?, selection: ListSelection?) {
    self.row = row
    self.selection = selection
  }

  @MainActor func body(content: Content) -> some View {
    if let menu, let row {
      content.contextMenu {
        menu.items(selection?.contains(row) == true ? selection?.chosen() ?? [row] : [row])
      }
    } else {
      content
    }
  }
}

/// A context menu as a value.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Keeps the items for `contextMenu(_:)`.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

extension View {
  /// Offers the items of a menu while the view is held down; nil offers nothing.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    self.contextMenu { contextMenu?.items }
  }
}
