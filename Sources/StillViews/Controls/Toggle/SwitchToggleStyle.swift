import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// The label at the leading edge, a switch at the trailing one.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
  let tint: Color?

  public init() {
    tint = nil
  }

  /// A switch that is `tint` when it is on.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Switch(isOn: configuration.isOn, tint: tint)
    }
    .modifier(_TapModifier { configuration.isOn.toggle() })
  }
}

/// The moving part of a toggle: 51 by 31 points, a knob of 27, as on iOS (rule C3.1).
nonisolated private struct Switch: View {
  let isOn: Bool
  let ownTint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint

  init(isOn: Bool, tint: Color?) {
    self.isOn = isOn
    ownTint = tint
  }

  @MainActor var body: some View {
    Capsule()
      .fill(isOn ? ownTint ?? tint ?? Color.green : Color(.system(.tertiary)))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
      }
      .frame(width: 51, height: 31)
      .opacity(isEnabled ? 1 : 0.5)
  }
}
