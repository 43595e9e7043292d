import Foundation
import StillGeometry
import StillLayout
package import StillViewGraph

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
  }
}

/// The items of a menu, below each other, with lines between them and gaps between groups.
nonisolated struct MenuRows<Items: View>: View {
  let items: Items

  @MainActor var body: some View {
    let groups = MenuGroup.groups(of: separateUnits(items))
    VStack(spacing: 0) {
      ForEach(groups) { group in
        if group.id > 0 { Rectangle().fill(ControlColor.tertiaryFill).frame(height: 8) }
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

/// Items between two dividers of a menu, or of one section.
nonisolated private struct MenuGroup: Identifiable {
  let id: Int
  /// The header of the section.
  var heading: [ViewUnit]
  var units: [ViewUnit]

  static func groups(of units: [ViewUnit]) -> [MenuGroup] {
    var groups: [(heading: [ViewUnit], units: [ViewUnit])] = [([], [])]
    for unit in units {
      switch unit.kind {
      case .view:
        if unit.traits[.isDivider] == true {
          groups.append(([], []))
        } else {
          groups[groups.count - 1].units.append(unit)
        }
      case .rows(let rows): groups[groups.count - 1].units += rows.allUnits.flattened
      case .section(let header, let content, let footer):
        groups.append((header.flattened, (content + footer).flattened))
        groups.append(([], []))
      }
    }
    return groups.filter { !$0.units.isEmpty || !$0.heading.isEmpty }.enumerated().map {
      MenuGroup(id: $0.offset, heading: $0.element.heading, units: $0.element.units)
    }
  }
}

extension UnitTrait<Bool> {
  /// Said by dividers.
  static let isDivider = UnitTrait<Bool>()
}

extension Divider: SeparableView {
  package func appendUnits(to units: inout [ViewUnit], at id: UnitID) {
    var unit = ViewUnit(id: id, view: AnyView(self))
    unit.traits[.isDivider] = true
    units.append(unit)
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

/// The label of an item: the title at the leading edge, the icon at the trailing one, a mark before both.
nonisolated struct MenuItemLabel<Content: View>: View {
  /// Nil: the item cannot be chosen, and leaves no room for a mark.
  let isSelected: Bool?
  let content: Content

  init(isSelected: Bool?, @ViewBuilder content: () -> Content) {
    self.isSelected = isSelected
    self.content = content()
  }

  @MainActor var body: some View {
    let isSelected = isSelected
    return HStack(spacing: 4) {
      if let isSelected {
        Image(systemName: "checkmark")
          .font(.footnote.weight(.semibold))
          .opacity(isSelected ? 1 : 0)
          .frame(width: 20)
          .accessibilityHidden(true)
      }
      content.labelStyle(MenuLabelStyle())
      Spacer(minLength: 0)
    }
    .padding(.horizontal, isSelected == nil ? 16 : 8)
    .padding(.vertical, 11)
    .accessibilityProperties(makesElement: false) { properties, _ in
      if isSelected == true { properties.traits.insert(.selected) }
    }
  }
}

/// The icon behind the title.
nonisolated private struct MenuLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer()
      configuration.icon
    }
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
