import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// The chosen option with a small chevron, and a menu of all options behind it (rule C3.6).
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
  /// The style that `.menu` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuPicker(configuration: configuration, isAutomatic: false)
  }
}

nonisolated struct MenuPicker: View {
  let configuration: PickerStyleConfiguration
  /// Whether no style says how the options are shown.
  let isAutomatic: Bool
  @Environment(\.isListRow) private var isListRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint
  @Environment(\.menuContext) private var menuContext
  @Environment(\.buttonStyles) private var buttonStyles
  @State private var isOpen = false

  init(configuration: PickerStyleConfiguration, isAutomatic: Bool) {
    self.configuration = configuration
    self.isAutomatic = isAutomatic
  }

  @MainActor var body: some View {
    if menuContext != nil, isAutomatic {
      // In a menu, the options are items of the menu.
      OptionRows(configuration: configuration)
    } else if menuContext != nil {
      submenu
    } else if isListRow {
      LabelledRow {
        if isButton { button } else { choice(.secondary) }
      } label: {
        configuration.label
      }
      // A tap anywhere on the row opens its menu, which is placed at the chosen value.
      .contentShape(Rectangle())
      .modifier(_TapModifier { isOpen = true })
      .modifier(AccessibleChoice(configuration: configuration, open: $isOpen))
    } else if isButton {
      button.modifier(AccessibleChoice(configuration: configuration, open: $isOpen))
    } else {
      choice(tint ?? .accentColor)
        .modifier(_TapModifier { isOpen = true })
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .modifier(AccessibleChoice(configuration: configuration, open: $isOpen))
    }
  }

  /// In a menu, a row that leads to the options, with the chosen one below the label (rule C2.9).
  @MainActor private var submenu: some View {
    let configuration = configuration
    return Submenu(isOpen: $isOpen) {
      OptionRows(configuration: configuration)
    } label: {
      VStack(alignment: .leading, spacing: 0) {
        configuration.label
        if let selected = configuration.selected {
          selected.label.labelStyle(.titleOnly).font(.footnote).foregroundStyle(.secondary)
        }
      }
    }
  }

  /// Whether a style of buttons is set around it (rule C3.6).
  private var isButton: Bool {
    !(buttonStyles.innermost is DefaultButtonStyle)
      && !(buttonStyles.innermost is BorderlessButtonStyle)
  }

  @MainActor private var button: some View {
    let configuration = configuration
    return Button {
      isOpen = true
    } label: {
      words
    }
    .modifier(
      PresentingModifier(.menu, $isOpen) {
        MenuCard { OptionRows(configuration: configuration) }
      })
  }

  @MainActor private func choice(_ color: Color) -> some View {
    let configuration = configuration
    return
      words
      .foregroundStyle(
        isEnabled ? AnyShapeStyle(color) : AnyShapeStyle(ControlColor.tertiaryLabel)
      )
      .modifier(
        PresentingModifier(.menu, $isOpen) {
          MenuCard { OptionRows(configuration: configuration) }
        })
  }

  @MainActor private var words: some View {
    HStack(spacing: 4) {
      if let selected = configuration.selected {
        selected.label
      } else {
        // As high as a line, and without width.
        Text(verbatim: " ").frame(width: 0)
      }
      Image(systemName: "chevron.up.chevron.down")
        .font(.footnote.weight(.medium))
        .imageScale(.small)
    }
  }
}

/// Reads a picker by its label and what is chosen, as a button that opens a menu.
nonisolated private struct AccessibleChoice: ViewModifier {
  let configuration: PickerStyleConfiguration
  let open: Binding<Bool>

  @MainActor func body(content: Content) -> some View {
    let open = open
    content.accessibleControl(
      named: .view(AnyView(configuration.label)),
      value: configuration.selected.map { .view(AnyView($0.label)) }, .button,
      activate: ControlTouch { open.wrappedValue = true })
  }
}

/// All options as items of a menu, the chosen one with a mark.
nonisolated struct OptionRows: View {
  let configuration: PickerStyleConfiguration

  @MainActor var body: some View {
    VStack(spacing: 0) {
      ForEach(configuration.options) { option in
        if option.id != configuration.options.first?.id {
          if option.startsGroup { MenuGap() } else { Divider() }
        }
        if let heading = option.heading {
          MenuHeading { heading }
            .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
          Divider()
        }
        Button {
          option.select()
        } label: {
          option.label
        }
        .environment(\.menuMark, option.isSelected)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      }
    }
  }
}
