import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// The label at the leading edge, a switch at the trailing one (rules C3.1 and C3.2).
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
  let tint: Color?

  /// The style that `.switch` names.
  public init() {
    tint = nil
  }

  /// A switch that is `tint` when it is on.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// The label, the badge of the row, and the switch.
nonisolated private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.rowBadge) private var badge

  init(configuration: ToggleStyleConfiguration, tint: Color?) {
    self.configuration = configuration
    self.tint = tint
  }

  @MainActor var body: some View {
    LabelledRow {
      if let badge { RowBadge(words: badge) }
      Switch(isOn: configuration.isOn, ownTint: tint)
    } label: {
      configuration.label.environment(\.rowBadge, nil)
    }
    .modifier(_TapModifier { configuration.isOn.toggle() })
    .transformPreference(PlacesBadge.self) { [badge] in if badge != nil { $0 = true } }
  }
}

/// The moving part of a toggle: 51 by 31 points, a knob of 27, as on iOS (rule C3.1).
nonisolated private struct Switch: View {
  let isOn: Bool
  let ownTint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint
  @Environment(\.systemMotion) private var isMoved
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isListRow) private var isListRow
  @Environment(\.dynamicTypeSize) private var typeSize

  init(isOn: Bool, ownTint: Color?) {
    self.isOn = isOn
    self.ownTint = ownTint
  }

  /// How far a switch is drawn beyond the trailing edge of its room, in points.
  ///
  /// On iOS its room is 49 points wide, and it is drawn 51 wide from the leading edge of that. Behind its label the room of 51
  /// has its trailing edge there, below its label its leading edge, and alone its middle (`Switch` and `SwitchListView` of
  /// admiralui-ios).
  private var overhang: CGFloat {
    if hidesLabels { return 1 }
    return isListRow && typeSize.isAccessibilitySize ? 0 : 2
  }

  @MainActor var body: some View {
    Capsule()
      .fill(
        isOn
          ? AnyShapeStyle(ownTint ?? tint ?? Color.green)
          : AnyShapeStyle(ControlColor.secondaryFill)
      )
      .overlay {
        Circle().fill(Color.white)
          .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
          .frame(width: 27, height: 27)
          .padding(2)
          .frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
          .clipShape(Capsule())
      }
      .padding(.leading, overhang)
      .padding(.trailing, -overhang)
      .frame(width: 51, height: 31)
      .opacity(isEnabled ? 1 : 0.5)
      .systemAnimation(isMoved ? SystemMotion.knob : nil, value: isOn)
      .geometryGroup()
  }
}
