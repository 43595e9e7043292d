import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// An open menu: items of 44 points in a card of 250, with lines between them.
nonisolated struct MenuCard<Items: View>: View {
  let items: Items

  init(@ViewBuilder items: () -> Items) {
    self.items = items()
  }

  @MainActor var body: some View {
    MenuRows(items: items)
      .frame(width: 250)
      .background(ControlColor.raised)
      .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
      .shadow(color: .black.opacity(0.2), radius: 32, x: 0, y: 10)
      .buttonStyle(MenuItemStyle())
      .toggleStyle(MenuToggleStyle())
      .environment(\.menuContext, MenuContext())
      .foregroundStyle(.primary)
      .font(.body)
      // Bars have larger symbols than the menus in them.
      .imageScale(.medium)
  }
}

/// The items of a menu, below each other, with lines between them and gaps between groups.
nonisolated struct MenuRows<Items: View>: View {
  let items: Items

  @MainActor var body: some View {
    let groups = MenuGroup.groups(of: separateUnits(items))
    VStack(spacing: 0) {
      ForEach(groups) { group in
        if group.id > 0 { MenuGap() }
        ForEach(group.heading) { unit in
          MenuHeading { unit.view }
            .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
        }
        ForEach(group.units) { unit in
          if !group.heading.isEmpty || unit.id != group.units.first?.id { Divider() }
          unit.view
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        }
      }
    }
  }
}

/// The gap between two groups of a menu.
nonisolated struct MenuGap: View {
  @MainActor var body: some View {
    Rectangle().fill(ControlColor.tertiaryFill).frame(height: 8)
  }
}

/// Items between two dividers of a menu, or of one section, picker or group of controls (rule C2.9).
nonisolated private struct MenuGroup: Identifiable {
  let id: Int
  /// The header of the section.
  var heading: [ViewUnit]
  var units: [ViewUnit]

  static func groups(of units: [ViewUnit]) -> [MenuGroup] {
    var groups = [MenuGroup(id: 0, heading: [], units: [])]
    add(units, to: &groups)
    return groups.filter { !$0.units.isEmpty || !$0.heading.isEmpty }.enumerated().map {
      MenuGroup(id: $0.offset, heading: $0.element.heading, units: $0.element.units)
    }
  }

  private static func add(_ units: [ViewUnit], to groups: inout [MenuGroup]) {
    for unit in units {
      switch unit.kind {
      case .view:
        if unit.traits[.isDivider] == true {
          begin(&groups)
          continue
        }
        let standsApart = unit.traits[.isMenuGroup] == true && unit.traits[.isSubmenu] != true
        if standsApart { begin(&groups) }
        groups[groups.count - 1].units.append(unit)
        if standsApart { begin(&groups) }
      case .rows(let rows): add(rows.allUnits, to: &groups)
      case .section(let header, let content, let footer):
        begin(&groups, header.flattened)
        add(content + footer, to: &groups)
        begin(&groups)
      }
    }
  }

  private static func begin(_ groups: inout [MenuGroup], _ heading: [ViewUnit] = []) {
    groups.append(MenuGroup(id: groups.count, heading: heading, units: []))
  }
}

private let menuMarkEntry = EnvironmentEntry<Bool?>(nil)

extension EnvironmentValues {
  /// Whether an item of a menu has a checkmark; nil: it cannot be chosen.
  var menuMark: Bool? {
    get { self[menuMarkEntry] }
    set { self[menuMarkEntry] = newValue }
  }
}

/// An item of a menu that closes it and acts.
nonisolated private struct MenuItemStyle: PrimitiveButtonStyle {
  @Environment(\.dismissPresentation) private var dismiss
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuMark) private var mark

  @MainActor func makeBody(configuration: Configuration) -> some View {
    MenuItemLabel(isSelected: mark) { configuration.label }
      .foregroundStyle(
        !isEnabled
          ? AnyShapeStyle(ControlColor.tertiaryLabel)
          : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
      )
      .modifier(
        ItemTouch {
          dismiss?.action()
          configuration.trigger()
        })
  }
}

/// A switch in a menu: an item with a mark.
nonisolated private struct MenuToggleStyle: ToggleStyle {
  @Environment(\.dismissPresentation) private var dismiss

  @MainActor func makeBody(configuration: Configuration) -> some View {
    MenuItemLabel(isSelected: configuration.isOn) { configuration.label }
      .modifier(
        ItemTouch {
          dismiss?.action()
          configuration.isOn.toggle()
        })
  }
}

/// The title of items in a menu.
nonisolated struct MenuHeading<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor var body: some View {
    content
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 16)
  }
}
