import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// A switch with a label; a tap turns it over.
nonisolated public struct Toggle<Label: View>: View {
  let label: Label
  let isOn: Binding<Bool>

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public var body: some View {
    HStack {
      label
      Spacer()
      _SwitchView(isOn: isOn.wrappedValue)
    }
    .modifier(_TapModifier { isOn.wrappedValue.toggle() })
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// The moving part of a toggle: 51 by 31 points, a knob of 27, as on iOS.
nonisolated package struct _SwitchView: View {
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint

  init(isOn: Bool) {
    self.isOn = isOn
  }

  @MainActor package var body: some View {
    Capsule()
      .fill(isOn ? tint ?? Color.green : Color(.system(.tertiary)))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
      }
      .frame(width: 51, height: 31)
      .opacity(isEnabled ? 1 : 0.5)
  }
}
