import StillGeometry
import StillLayout
package import StillViewGraph

/// The elements of a menu of UIKit, as buttons and menus, below the menu's title.
nonisolated struct MenuElements: View {
  let menu: UIMenu
  /// Does a chosen action.
  var perform: @MainActor (UIAction) -> Void = { $0.act() }

  @MainActor var body: some View {
    if menu.title.isEmpty {
      elements
    } else {
      Section {
        elements
      } header: {
        Text(verbatim: menu.title)
      }
    }
  }

  @MainActor private var elements: some View {
    let shown = menu.children.filter { element in
      (element as? UIAction)?.attributes.contains(.hidden) != true
    }
    let marks = shown.contains { ($0 as? UIAction).map { $0.state != .off } ?? false }
    return ForEach(Array(shown.enumerated()), id: \.offset) { _, element in
      if let menu = element as? UIMenu {
        if menu.options.contains(.displayInline) {
          Section { MenuElements(menu: menu, perform: perform) }
        } else {
          Menu {
            MenuElements(menu: menu, perform: perform)
          } label: {
            ElementLabel(element: element)
          }
        }
      } else if let action = element as? UIAction {
        Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
          perform(action)
        } label: {
          Text(verbatim: action.title)
          if let words = action.subtitle { Text(verbatim: words) }
          if let icon = action.icon { icon }
        }
        .disabled(action.attributes.contains(.disabled))
        .environment(\.menuMark, marks ? action.state != .off : nil)
      }
    }
  }
}

/// The title of a menu in a menu, with its image.
nonisolated private struct ElementLabel: View {
  let element: UIMenuElement

  @MainActor var body: some View {
    if let icon = element.icon {
      Label {
        Text(verbatim: element.title)
      } icon: {
        icon
      }
    } else {
      Text(verbatim: element.title)
    }
  }
}

/// A view that opens a menu of UIKit when it is tapped.
nonisolated package struct PlatformMenuTrigger: View {
  private let menu: UIMenu
  private let label: AnyView
  private let control: UIControl

  /// A menu of a control, which sends the chosen action.
  package init(menu: UIMenu, of control: UIControl, label: AnyView) {
    self.menu = menu
    self.label = label
    self.control = control
  }

  @MainActor package var body: some View {
    let (menu, label, control) = (menu, label, control)
    MenuTrigger {
      MenuElements(menu: menu) { [weak control] in control?.perform($0) ?? $0.act() }
    } label: {
      label
    }
  }
}
