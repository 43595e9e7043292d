import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// A button that stays pressed: on a tinted ground when it is on, borderless when it is off (rule C3.3).
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// The style that `.button` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonToggleFace(configuration: configuration)
      .modifier(_TapModifier { configuration.isOn.toggle() })
  }
}

nonisolated private struct ButtonToggleFace: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.tintColor) private var tint

  init(configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    let metrics = ButtonMetrics.of(.regular)
    if configuration.isOn {
      ButtonFace(look: .bordered, role: nil, label: configuration.label)
        .tint(tint ?? .accentColor)
    } else {
      ButtonFace(
        look: .borderless, role: nil,
        label: configuration.label
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
