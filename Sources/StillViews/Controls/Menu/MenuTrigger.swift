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
      Submenu(isOpen: $isOpen) {
        content
      } label: {
        configuration.label
      }
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

/// A menu in a menu: a row that leads on. Its items stand below it once it is tapped.
nonisolated struct Submenu<Items: View, Label: View>: View {
  let isOpen: Binding<Bool>
  let items: Items
  let label: Label
  @Environment(\.systemMotion) private var isMoved

  init(
    isOpen: Binding<Bool>, @ViewBuilder items: () -> Items, @ViewBuilder label: () -> Label
  ) {
    self.isOpen = isOpen
    self.items = items()
    self.label = label()
  }

  @MainActor var body: some View {
    let (isOpen, isMoved) = (isOpen, isMoved)
    let toggle = {
      let motion = isOpen.wrappedValue ? SystemMotion.menuAway : SystemMotion.menu
      withAnimation(isMoved && Transaction.actionsMoveSystem ? motion : nil) {
        isOpen.wrappedValue.toggle()
      }
    }
    VStack(spacing: 0) {
      MenuItemLabel(isSelected: nil, isArranged: false) {
        HStack {
          label
          Spacer()
          Image(systemName: isOpen.wrappedValue ? "chevron.down" : "chevron.forward")
            .font(.footnote.weight(.semibold))
            .accessibilityHidden(true)
        }
      }
      .frame(minHeight: 44)
      .modifier(ItemTouch { toggle() })
      .accessibleControl(
        named: .view(AnyView(label)), .button, activate: ControlTouch { toggle() })
      if isOpen.wrappedValue {
        MenuRows(items: items)
          .transition(
            .modifier(active: MenuUnfolding(isOpen: false), identity: MenuUnfolding(isOpen: true)))
      }
    }
  }
}

/// Shows as much of a submenu's items as the rows below it have made room for.
nonisolated private struct MenuUnfolding: ViewModifier {
  let isOpen: Bool

  @MainActor func body(content: Content) -> some View {
    content.frame(height: isOpen ? nil : 0, alignment: .top).clipped()
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
