import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A menu's label as a button in the style of buttons, which opens the menu.
nonisolated struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @Environment(\.menuContext) private var menuContext

  init(configuration: MenuStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    let content = configuration.content
    if menuContext != nil {
      // A menu in a menu is a row that leads on; its items stand below it.
      MenuHeading { configuration.label }
      content
    } else {
      Button {
        if let action = configuration.primaryAction { action() } else { isOpen = true }
      } label: {
        configuration.label
      }
      .modifier(PresentingModifier(.menu, $isOpen) { MenuCard { content } })
    }
  }
}

/// A view that opens a menu when it is tapped.
nonisolated struct MenuTrigger<Label: View, Items: View>: View {
  let items: Items
  let label: Label
  @State private var isOpen = false

  init(@ViewBuilder items: () -> Items, @ViewBuilder label: () -> Label) {
    self.items = items()
    self.label = label()
  }

  @MainActor var body: some View {
    let items = items
    label
      .modifier(_TapModifier { isOpen = true })
      .modifier(PresentingModifier(.menu, $isOpen) { MenuCard { items } })
  }
}

/// That a view stands in an open menu.
nonisolated package struct MenuContext: Sendable {}

private let menuContextEntry = EnvironmentEntry<MenuContext?>(nil)

extension EnvironmentValues {
  /// Set inside an open menu.
  package var menuContext: MenuContext? {
    get { self[menuContextEntry] }
    set { self[menuContextEntry] = newValue }
  }
}
