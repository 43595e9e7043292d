import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// A button that stays pressed: on a tinted ground when it is on, borderless when it is off (rule C3.3). With a bordered style
/// of buttons around it, it is prominent when it is on; other styles show it as they show a button.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// The style that `.button` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

nonisolated private struct ButtonToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.buttonStyles) private var styles
  @Environment(\.controlSize) private var controlSize
  @Environment(\.font) private var font
  @Environment(\.tintColor) private var tint

  init(configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    switch styles.innermost {
    case is DefaultButtonStyle, is BorderlessButtonStyle:
      ownFace.modifier(_TapModifier { configuration.isOn.toggle() })
    case is BorderedButtonStyle, is BorderedProminentButtonStyle:
      if configuration.isOn {
        button.buttonStyle(.borderedProminent)
      } else {
        button.buttonStyle(.bordered)
      }
    default: button
    }
  }

  @MainActor private var button: some View {
    StyledControl(
      \.buttonStyles,
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: AnyView(configuration.label)),
        action: { configuration.isOn.toggle() }))
  }

  @MainActor @ViewBuilder private var ownFace: some View {
    if configuration.isOn {
      ButtonFace(look: .bordered, role: nil, label: configuration.label)
        .tint(tint ?? .accentColor)
    } else {
      let metrics = ButtonMetrics.of(controlSize)
      ButtonFace(
        look: .borderless, role: nil,
        label: configuration.label.font(font ?? metrics.font)
          .padding(.horizontal, metrics.horizontal).padding(.vertical, metrics.vertical))
    }
  }
}

/// A box that is ticked, before the label.
nonisolated public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// The style that `.checkbox` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      CheckMark(isOn: configuration.isOn, isMixed: configuration.isMixed)
      LabelColumn(label: configuration.label)
    }
    .modifier(_TapModifier { configuration.isOn.toggle() })
  }
}

nonisolated private struct CheckMark: View {
  let isOn: Bool
  let isMixed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint

  init(isOn: Bool, isMixed: Bool) {
    self.isOn = isOn
    self.isMixed = isMixed
  }

  @MainActor var body: some View {
    Image(
      systemName: isMixed
        ? "minus.square.fill" : isOn ? "checkmark.square.fill" : "square"
    )
    .foregroundStyle(
      isOn || isMixed ? AnyShapeStyle(tint ?? .accentColor) : AnyShapeStyle(.secondary)
    )
    .opacity(isEnabled ? 1 : 0.5)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box that is ticked.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
