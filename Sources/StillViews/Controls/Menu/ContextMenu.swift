import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// What is offered when a view is held down (rule C2.9: at rest nothing of it is seen).
nonisolated private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  /// Shown above the items; nil: nothing is.
  let preview: Preview?
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

  init(items: Items, preview: Preview?) {
    self.items = items
    self.preview = preview
  }

  @MainActor func body(content: Content) -> some View {
    let items = items
    let preview = preview
    content
      .gesture(
        LongPressGesture().onEnded { _ in isOpen = true },
        isEnabled: isEnabled && !separateUnits(items).isEmpty
      )
      .modifier(
        PresentingModifier(.contextMenu, $isOpen) {
          VStack(alignment: .leading, spacing: 8) {
            if let preview {
              preview.clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
            }
            MenuCard { items }
          }
        })
  }
}

/// Offers something on the rows of a list: on those that are chosen, where the one held down is among them.
nonisolated private struct RowContextMenu: ViewModifier {
  let menu: (AnyHashable) -> AnyView

  @MainActor func body(content: Content) -> some View {
    content.environment(\.rowContextMenu, RowMenu(items: menu))
  }
}

/// What a list offers on a row with an identity.
nonisolated struct RowMenu {
  let items: (AnyHashable) -> AnyView
}

private let rowContextMenuEntry = EnvironmentEntry<RowMenu?>(nil)

extension EnvironmentValues {
  /// What is offered on rows of the list inside.
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

  /// Offers items when a row of the list is held down; `menu` is given the row's value.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(
      RowContextMenu { identity in
        AnyView(menu((identity.base as? I).map { [$0] } ?? []))
      })
  }
}

/// Offers on a row what its list offers on rows.
nonisolated struct RowMenuOffer: ViewModifier {
  let unit: ViewUnit
  @Environment(\.rowContextMenu) private var menu

  init(unit: ViewUnit) {
    self.unit = unit
  }

  @MainActor func body(content: Content) -> some View {
    if let menu, let value = unit.traits[.tag] ?? unit.traits[.identity] {
      content.contextMenu { menu.items(value) }
    } else {
      content
    }
  }
}

/// What is offered when a view is held down, as a value.
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
